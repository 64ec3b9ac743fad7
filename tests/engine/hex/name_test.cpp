#include "engine/hex/name.h"

#include <gtest/gtest.h>

namespace pampas::hex {
namespace {

TEST(Name, IsColumnLettersAndRowFromOne) {
    EXPECT_EQ(name({0, 0}), "A1");
    EXPECT_EQ(name({2, 6}), "C7");
    EXPECT_EQ(name({25, 9}), "Z10");
    EXPECT_EQ(name({26, 0}), "AA1");
    EXPECT_EQ(name({249, 249}), "IP250");
}

} // namespace
} // namespace pampas::hex
