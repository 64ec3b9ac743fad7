#include "engine/formats/windows_1252.h"

#include <gtest/gtest.h>

namespace pampas::formats {
namespace {

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
