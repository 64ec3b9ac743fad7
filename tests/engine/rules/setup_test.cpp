#include "engine/rules/setup.h"
#include "engine/rules/state.h"
#include "tests/engine/rules/laid_out.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

/// The state when a game begins (R1.4, R3).
namespace pampas::testing {
namespace {

using rules::LandCard;
using rules::Species;
using rules::State;
using rules::WaterShape;

/// A map with this many water and undecided land spaces.
map::Map map_with(int waters, int undecided = 0) {
    map::Map map(hex::Grid{12, 5});
    for (int column = 0; column < waters; ++column) {
        map.set({column, 0}, map::Space::Water);
    }
    for (int number = 0; number < undecided; ++number) {
        map.set({number % 12, 1 + number / 12}, map::Space::Land);
    }
    return map;
}

std::size_t size_of(const auto& hand) {
    std::size_t cards = 0;
    for (const auto count : hand) {
        cards += count;
    }
    return cards;
}

struct Numbers {
    int players;
    std::size_t animals_removed;
    int haciendas;
    std::size_t first_stack;
    std::size_t second_stack;
};

TEST(Setup, GivesEachSeatItsExtraPesos) {
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.extra_pesos = {0, 7, -20};
    const rules::Game game(map_with(0), rules, 4);
    chance::Stream stream(3);
    const State state = game.set_up(stream);
    EXPECT_EQ(state.pesos(0), 20);
    EXPECT_EQ(state.pesos(1), 27);
    EXPECT_EQ(state.pesos(2), 0);
    EXPECT_EQ(state.pesos(3), 20);
}

class StandardSetup : public ::testing::TestWithParam<Numbers> {};

TEST_P(StandardSetup, HasTheNumbersOfTheRules) { // R3.1, R3.3 to R3.6
    const Numbers& expected = GetParam();
    const auto players = static_cast<std::size_t>(expected.players);
    const rules::Game game(map_with(0), rules::ruleset_named("standard"), expected.players);
    chance::Stream stream(3);
    const State state = game.set_up(stream);

    EXPECT_EQ(state.haciendas_left(), expected.haciendas);
    EXPECT_EQ(state.chips_left(), 8);
    EXPECT_EQ(state.land_tiles_left(), 80);
    for (int seat = 0; seat < expected.players; ++seat) {
        EXPECT_EQ(size_of(state.land().hand(seat)), 8U);
        EXPECT_EQ(size_of(state.animals().hand(seat)), 4U);
        EXPECT_EQ(state.pesos(seat), 20);
        EXPECT_EQ(state.animal_tiles_left(seat, Species::Horse), 15);
    }
    EXPECT_EQ(state.land().face_up_count(), 4U);
    EXPECT_EQ(state.land().supply().size(), 80 - 8 * players - 4);
    EXPECT_TRUE(state.land().set_aside().empty());
    EXPECT_EQ(state.animals().face_up_count(), 4U);
    EXPECT_EQ(state.animals().supply().size(), expected.first_stack);
    EXPECT_EQ(state.animals().set_aside().size(), expected.second_stack);
    EXPECT_EQ(expected.animals_removed + 4 * players + 4 + expected.first_stack +
                  expected.second_stack,
              72U);
    EXPECT_EQ(state.seat(), 0);
    EXPECT_EQ(state.round(), 1);
    EXPECT_EQ(state.actions_left(), 3);
    EXPECT_FALSE(state.over());
}

INSTANTIATE_TEST_SUITE_P(Players, StandardSetup,
                         ::testing::Values(Numbers{2, 30, 5, 15, 15}, Numbers{3, 20, 7, 18, 18},
                                           Numbers{4, 10, 8, 21, 21}, Numbers{5, 0, 9, 24, 24}));

TEST(Setup, CrucibleHasItsOwnNumbers) { // R9.4
    const rules::Game game(map_with(4), rules::ruleset_named("crucible"), 2);
    chance::Stream stream(3);
    const State state = game.set_up(stream);
    for (int seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(size_of(state.land().hand(seat)), 4U);
        EXPECT_GE(state.land().hand(seat)[index(LandCard::Pampas)], 2);
        EXPECT_EQ(state.land().known(seat)[index(LandCard::Pampas)], 2);
        EXPECT_EQ(size_of(state.animals().hand(seat)), 2U);
        EXPECT_EQ(state.pesos(seat), 20);
    }
    EXPECT_EQ(state.land().face_up_count(), 3U);
    EXPECT_EQ(state.land().supply().size(), 46U - 8 - 3);
    EXPECT_EQ(state.animals().face_up_count(), 3U);
    EXPECT_EQ(state.animals().supply().size(), 13U);
    EXPECT_EQ(state.animals().set_aside().size(), 12U);
    EXPECT_EQ(state.chips_left(), 3);
    EXPECT_EQ(state.haciendas_left(), 3);
    EXPECT_EQ(state.waters_left(WaterShape::Single), 0);
    EXPECT_EQ(state.waters_left(WaterShape::Double), 1);
    EXPECT_EQ(state.waters_left(WaterShape::Triangle), 1);
    EXPECT_EQ(state.waters_left(WaterShape::Row), 1);
}

TEST(Setup, MapTakesItsSinglesOutOfTheBox) { // R3.2
    for (const auto& [on_map, left] : std::map<int, int>{{0, 9}, {4, 5}, {9, 0}, {12, 0}}) {
        const rules::Game game(map_with(on_map), rules::ruleset_named("standard"), 2);
        chance::Stream stream(3);
        const State state = game.set_up(stream);
        EXPECT_EQ(state.waters_left(WaterShape::Single), left) << on_map << " on the map";
        EXPECT_EQ(state.waters_left(WaterShape::Double), 4);
        EXPECT_EQ(state.waters_left(WaterShape::Triangle), 3);
        EXPECT_EQ(state.waters_left(WaterShape::Row), 2);
    }
}

TEST(Setup, OddAnimalCardGoesToTheFirstStack) { // R3.4
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.animal_cards_removed[2] = 29;
    const rules::Board board(map_with(0));
    chance::Stream stream(3);
    const rules::Setup setup = deal(board, rules, 2, stream);
    EXPECT_EQ(setup.animal_supply.size(), 16U);
    EXPECT_EQ(setup.animal_second.size(), 15U);
}

TEST(Setup, UndecidedLandGetsTerrainsEvenly) { // R1.4
    const rules::Board board(map_with(0, 33));
    std::set<std::vector<map::Space>> seen;
    for (std::uint64_t game = 0; game < 20; ++game) {
        chance::Stream stream(3, game);
        const rules::Setup setup = deal(board, rules::ruleset_named("standard"), 2, stream);
        std::map<map::Space, int> counts;
        for (const map::Space terrain : setup.terrain) {
            ++counts[terrain];
        }
        ASSERT_EQ(counts.size(), 5U);
        for (const auto& [terrain, count] : counts) {
            EXPECT_TRUE(map::is_land(terrain) && terrain != map::Space::Land);
            EXPECT_TRUE(count == 6 || count == 7);
        }
        seen.insert(setup.terrain);
    }
    EXPECT_EQ(seen.size(), 20U);
}

TEST(Setup, SameStreamDealsTheSameGame) {
    const rules::Board board(map_with(2, 10));
    const rules::Ruleset rules = rules::ruleset_named("standard");
    chance::Stream one(8, 5);
    chance::Stream same(8, 5);
    chance::Stream other(8, 6);
    const rules::Setup setup = deal(board, rules, 3, one);
    EXPECT_EQ(deal(board, rules, 3, same), setup);
    EXPECT_NE(deal(board, rules, 3, other), setup);
}

/// Each card is equally likely in each place: frequencies in ten thousand deals, within five
/// standard deviations.
TEST(Setup, EveryPlaceGetsEveryKindEquallyOften) { // R3.3, R3.4
    constexpr int deals = 10000;
    const rules::Board board(map_with(0));
    const rules::Ruleset rules = rules::ruleset_named("standard");
    const std::array<const char*, 5> places{"first of the hand", "last of seat 1", "face up",
                                            "top of the supply", "bottom of the second"};
    std::array<int, 5> pigs{};
    chance::Stream stream(3);
    for (int number = 0; number < deals; ++number) {
        const rules::Setup setup = deal(board, rules, 2, stream);
        pigs[0] += setup.hands[0].animal.front() == Species::Pig;
        pigs[1] += setup.hands[1].animal.back() == Species::Pig;
        pigs[2] += setup.animal_face_up[2] == Species::Pig;
        pigs[3] += setup.animal_supply.front() == Species::Pig;
        pigs[4] += setup.animal_second.back() == Species::Pig;
    }
    for (std::size_t place = 0; place < places.size(); ++place) {
        EXPECT_NEAR(pigs[place], deals / 4, 5 * 43) << places[place];
    }
}

TEST(Setup, RotatesOnlyItsHands) {
    const rules::Game game(map_with(3, 20), rules::ruleset_named("standard"), 3);
    chance::Stream stream(3);
    const rules::Setup setup = game.deal(stream);
    for (std::size_t steps = 0; steps < 7; ++steps) {
        rules::Setup turned = rotated(setup, steps);
        for (std::size_t seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(turned.hands[seat], setup.hands[(seat + steps) % 3]);
        }
        turned.hands = setup.hands;
        EXPECT_EQ(turned, setup);
    }
}

} // namespace
} // namespace pampas::testing
