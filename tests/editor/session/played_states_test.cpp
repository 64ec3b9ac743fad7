#include "editor/session/played_states.h"
#include "tests/engine/drawn_map.h"

#include <gtest/gtest.h>

namespace pampas::session {
namespace {

/// A board that differs from others in its number.
map::Map board(int number) {
    map::Map map({20, 3});
    map.set({number, 0}, map::Space::Water);
    return map;
}

PlayedState played(const map::Map& map, std::size_t deals) {
    static const rules::Game game(testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"}),
                                  rules::ruleset_named("standard"), 2);
    auto range = std::make_shared<balance::PlayedRange>(game, simulation::Pairing::Rotated);
    range->end = deals;
    return {std::make_shared<const map::Map>(map), range};
}

constexpr std::size_t enough = PlayedStates::enough_deals;

TEST(PlayedStates, ComparesWithTheLastStateOnWhichEnoughWasPlayed) {
    PlayedStates states;
    EXPECT_EQ(states.before(board(0)), nullptr);
    states.keep(played(board(0), 10 * enough));
    EXPECT_EQ(states.before(board(0)), nullptr) << "not with itself";
    states.keep(played(board(1), enough));
    for (int stroke = 2; stroke < 6; ++stroke) {
        states.keep(played(board(stroke), enough - 1));
        ASSERT_NE(states.before(board(stroke)), nullptr);
        EXPECT_EQ(*states.before(board(stroke))->map, board(1));
    }
    EXPECT_EQ(*states.before(board(1))->map, board(0));
}

TEST(PlayedStates, WithoutEnoughComparesWithTheOneThatHasMost) {
    PlayedStates states;
    states.keep(played(board(0), 5));
    states.keep(played(board(1), 7));
    states.keep(played(board(2), 2));
    EXPECT_EQ(*states.before(board(3))->map, board(1));
}

TEST(PlayedStates, AnUndoFindsItsGamesAndIsComparedWithWhatWasUndone) {
    PlayedStates states;
    states.keep(played(board(0), 2 * enough));
    states.keep(played(board(1), 3 * enough));
    ASSERT_NE(states.of(board(0)), nullptr);
    EXPECT_EQ(states.of(board(0))->played->end, 2 * enough);
    states.keep(*states.of(board(0)));
    EXPECT_EQ(*states.before(board(0))->map, board(1));
    EXPECT_EQ(states.of(board(2)), nullptr);
}

TEST(PlayedStates, GoOnWhereTheyStand) {
    PlayedStates states;
    states.keep(played(board(0), enough));
    states.keep(played(board(1), enough));
    states.go_on(played(board(0), 4 * enough));
    EXPECT_EQ(states.of(board(0))->played->end, 4 * enough);
    EXPECT_EQ(*states.before(board(2))->map, board(1)) << "it was not the map's last";
    states.go_on(played(board(5), enough));
    EXPECT_EQ(states.of(board(5)), nullptr);
}

TEST(PlayedStates, ALongStrokeLeavesTheStateBeforeIt) {
    PlayedStates states;
    states.keep(played(board(0), enough));
    for (int dab = 1; dab < 19; ++dab) {
        states.keep(played(board(dab), 1));
    }
    ASSERT_NE(states.before(board(19)), nullptr);
    EXPECT_EQ(*states.before(board(19))->map, board(0));
}

TEST(PlayedStates, OldOnesGo) {
    PlayedStates states;
    for (int number = 0; number <= static_cast<int>(PlayedStates::most_states); ++number) {
        states.keep(played(board(number), enough));
    }
    EXPECT_EQ(states.of(board(0)), nullptr);
    EXPECT_NE(states.of(board(1)), nullptr);
    states.forget();
    EXPECT_EQ(states.before(board(0)), nullptr);
}

} // namespace
} // namespace pampas::session
