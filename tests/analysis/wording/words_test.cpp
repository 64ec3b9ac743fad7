#include "analysis/wording/words.h"

#include <gtest/gtest.h>

namespace pampas::wording {
namespace {

TEST(Words, ShortensLongLists) {
    std::vector<hex::Coordinate> spaces;
    EXPECT_EQ(names(spaces), "");
    for (int column = 0; column < 8; ++column) {
        spaces.push_back({column, 0});
    }
    EXPECT_EQ(names(std::span(spaces).first(1)), "A1");
    EXPECT_EQ(names(std::span(spaces).first(2)), "A1 and B1");
    EXPECT_EQ(names(std::span(spaces).first(7)), "A1, B1, C1, D1, E1, F1 and G1");
    EXPECT_EQ(names(spaces), "A1, B1, C1, D1, E1, F1 and 2 more");
}

TEST(Words, CountSeatsFromOne) {
    EXPECT_EQ(seat(0), "seat 1");
    EXPECT_EQ(seat(4), "seat 5");
}

TEST(Words, NameSymmetriesAndRulesets) {
    EXPECT_EQ(symmetry(graph::SymmetryMotion::Rotate180), "half turn");
    EXPECT_EQ(symmetry(graph::SymmetryMotion::Rotate60), "sixth of a turn");
    EXPECT_EQ(ruleset_title("variant-1-2"), "Variants 1 and 2");
    EXPECT_EQ(ruleset_title("my\nrules"), "my\\nrules");
}

} // namespace
} // namespace pampas::wording
