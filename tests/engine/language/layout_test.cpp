#include "engine/language/layout.h"

#include <gtest/gtest.h>

namespace pampas::language {
namespace {

TEST(Layout, CountsColumnsNotBytes) {
    EXPECT_EQ(columns_of("más"), 3);
    EXPECT_EQ(columns_of("地図"), 4);
    EXPECT_EQ(columns_of(""), 0);
}

TEST(Layout, BreaksLongLinesBetweenWords) {
    EXPECT_EQ(wrapped("one two three\nfour\n", 8), "one two\nthree\nfour\n");
    EXPECT_EQ(wrapped("uninterrupted word", 6), "uninterrupted\nword");
    EXPECT_EQ(wrapped("", 6), "");
    EXPECT_EQ(wrapped("\n\n", 6), "\n\n");
}

TEST(Layout, GoesOnBelowTheText) {
    EXPECT_EQ(wrapped("  note  one two three", 16), "  note  one two\n        three");
    EXPECT_EQ(wrapped("    one two three", 12), "    one two\n    three");
    EXPECT_EQ(wrapped("a long beginning  one two", 18), "a long beginning \none two");
}

TEST(Layout, KeepsNumbersAndSignsTogether) {
    EXPECT_EQ(wrapped("a share of 30.7 %", 15), "a share of\n30.7 %");
}

} // namespace
} // namespace pampas::language
