#include "engine/formats/encodings.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace pampas::formats {
namespace {

// The examples of RFC 4648, and bytes that are not text.
TEST(Base64, IsThatOfTheStandard) {
    EXPECT_EQ(base64(""), "");
    EXPECT_EQ(base64("f"), "Zg==");
    EXPECT_EQ(base64("fo"), "Zm8=");
    EXPECT_EQ(base64("foo"), "Zm9v");
    EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
    EXPECT_EQ(base64("\xfb\xff\xfe"), "+//+");
}

RC_GTEST_PROP(Base64, ComesBack, (const std::string& bytes)) {
    RC_ASSERT(from_base64(base64(bytes)) == bytes);
}

TEST(Base64, PassesOverBlanksAndLineEnds) {
    EXPECT_EQ(from_base64("\n   Zm 9v\r\n\tYmFy\n  "), "foobar");
    EXPECT_EQ(from_base64(" \n"), "");
}

TEST(Base64, RefusesWhatItIsNot) {
    for (const std::string text : {"Z", "Zg", "Zg=", "Zg===", "Z===", "====", "=",
                                   "Zg==Zg==", "Zm9v!mFy", "Zm9vYm\xc3\xa9", "Zm9v-_-_", "Z=g="}) {
        EXPECT_EQ(from_base64(text), std::nullopt) << text;
    }
    EXPECT_EQ(from_base64(std::string("Zm9v\0", 5)), std::nullopt);
    EXPECT_EQ(from_base64(std::string("Zm9\0", 4)), std::nullopt);
}

TEST(Windows1252, EveryByteComesBack) {
    std::string bytes;
    for (int byte = 0; byte < 256; ++byte) {
        bytes += static_cast<char>(byte);
    }
    EXPECT_EQ(to_windows_1252(from_windows_1252(bytes)), bytes);
}

TEST(Windows1252, IsTheCodePage) {
    EXPECT_EQ(from_windows_1252("caf\xe9 \x80 \x93\x94"), "café € “”");
}

TEST(Windows1252, HasNoByteForOtherCharacters) {
    EXPECT_EQ(to_windows_1252("☃"), std::nullopt);
    EXPECT_EQ(to_windows_1252("\xff"), std::nullopt);
    EXPECT_EQ(to_windows_1252("\xe2\x82"), std::nullopt);
}

} // namespace

} // namespace pampas::formats
