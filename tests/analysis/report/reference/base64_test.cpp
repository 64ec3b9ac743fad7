#include "analysis/report/reference/base64.h"

#include <gtest/gtest.h>

namespace pampas::report {
namespace {

// The examples of RFC 4648, and bytes that are no text.
TEST(Base64, IsAsTheStandardHasIt) {
    EXPECT_EQ(base64(""), "");
    EXPECT_EQ(base64("f"), "Zg==");
    EXPECT_EQ(base64("fo"), "Zm8=");
    EXPECT_EQ(base64("foo"), "Zm9v");
    EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
    EXPECT_EQ(base64("\xfb\xff\xfe"), "+//+");
}

} // namespace
} // namespace pampas::report
