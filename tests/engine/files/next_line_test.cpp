#include "engine/files/next_line.h"

#include <gtest/gtest.h>

#include <sstream>

namespace pampas {
namespace {

TEST(NextLine, IsReadUpToALittleMoreThanTheMost) {
    std::stringbuf bytes("one\n\nseven");
    EXPECT_EQ(next_line(bytes, 3), "one");
    EXPECT_EQ(next_line(bytes, 3), "");
    EXPECT_EQ(next_line(bytes, 3), "seve");
    std::stringbuf last("seven");
    EXPECT_EQ(next_line(last, 5), "seven");
    EXPECT_EQ(next_line(last, 5), std::nullopt);
}

} // namespace
} // namespace pampas
