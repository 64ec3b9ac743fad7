#include "engine/rules/state.h"
#include "tests/engine/rules/laid_out.h"
#include "tests/engine/rules/stacked.h"

#include <gtest/gtest.h>

#include <tuple>

/// The example of five turns (R9.3), played with cards and money. Blue always ends its turn at
/// once.
namespace pampas::testing {
namespace {

using rules::Action;
using rules::LandCard;
using rules::Outcome;
using rules::Species;
using rules::State;

/// The chain grows from A1 to E1. A herd of pigs is at A2, B3, C3, at the market B4. The land tile
/// beside the water is G3; its sheep G2 and H2 are at the market I2.
const Drawing example_map{"m m m m m . . . .", //
                          " . . . . . . . . $ ",
                          ". . . . . . f w .", //
                          " . $ . . . . . . . "};

class WorkedTurns : public ::testing::TestWithParam<std::string> {
  protected:
    Action land(LandCard card, const std::string& name) const {
        return Action::play_land(card, cell_named(game_.board(), name));
    }
    Action animal(Species species, const std::string& name) const {
        return Action::play_animal(species, cell_named(game_.board(), name));
    }
    Action hacienda(const std::string& name) const {
        return Action::buy_hacienda(cell_named(game_.board(), name));
    }
    int play(const Action& action) {
        EXPECT_TRUE(state_.allows(action));
        return state_.apply(action).income;
    }
    void end_turns_of_both() {
        state_.apply(Action::end_turn());
        state_.apply(Action::end_turn());
    }
    int points() const { return state_.points(0); }
    bool products() const { return GetParam() == "variant-1-2"; }
    /// The example's value by the sum, or by the product (in brackets).
    int either(int sum, int product) const { return products() ? product : sum; }

    void first_two_turns();
    void third_turn();
    void last_two_turns();

    static Wanted cards() {
        using enum LandCard;
        using enum Species;
        return {
            .hands = {{{Mountain, Mountain, Mountain, Mountain, Forest}, {Pig, Pig, Sheep, Sheep}}},
            .land_face_up = {},
            .land_supply = {Mountain},
            .animal_face_up = {},
            .animal_supply = {Pig}};
    }

    rules::Game game_{map_of(example_map), rules::ruleset_named(GetParam()), 2};
    State state_{game_, stacked(game_, cards())};
};

void WorkedTurns::first_two_turns() {
    for (const char* name : {"A1", "B1", "C1"}) {
        play(land(LandCard::Mountain, name));
    }
    EXPECT_EQ(points(), 6);
    end_turns_of_both();

    play(land(LandCard::Mountain, "D1"));
    EXPECT_EQ(points(), 8);
    EXPECT_EQ(play(animal(Species::Pig, "A2")), 0);
    EXPECT_EQ(points(), 8);
    EXPECT_EQ(play(animal(Species::Pig, "B3")), either(6, 4));
    EXPECT_EQ(points(), 9);
    end_turns_of_both();
}

void WorkedTurns::third_turn() {
    play(land(LandCard::Forest, "G3"));
    EXPECT_EQ(points(), 10);
    EXPECT_EQ(play(animal(Species::Sheep, "G2")), 0);
    EXPECT_EQ(points(), 11);
    EXPECT_EQ(play(animal(Species::Sheep, "H2")), either(3, 2));
    EXPECT_EQ(points(), 14);
    end_turns_of_both();
}

void WorkedTurns::last_two_turns() {
    play(hacienda("C1"));
    EXPECT_EQ(points(), 18);
    EXPECT_EQ(state_.apply(Action::buy_land(rules::from_supply)).card, index(LandCard::Mountain));
    EXPECT_EQ(state_.apply(Action::buy_animal(rules::from_supply)).card, index(Species::Pig));
    EXPECT_EQ(points(), 18);
    end_turns_of_both();

    play(land(LandCard::Mountain, "E1"));
    EXPECT_EQ(points(), 21);
    EXPECT_EQ(play(animal(Species::Pig, "C3")), either(8, 6));
    // The example leaves out that in variant 1 the third animal makes a herd that scores (R9.1).
    EXPECT_EQ(points(), either(21, 21 + 3));
}

TEST_P(WorkedTurns, PointsAndIncomesRunAsInTheExample) {
    first_two_turns();
    third_turn();
    last_two_turns();
    const int spent = either(12, 20) + 2 + 2;
    const int earned = either(6 + 3 + 8, 4 + 2 + 6);
    EXPECT_EQ(state_.pesos(0), 20 + earned - spent);
    EXPECT_EQ(state_.points(1), 0);
    EXPECT_EQ(state_.round(), 5);
    EXPECT_TRUE(state_.scorings().empty());
}

/// With the only scoring at the end, money scores there too (R9.2).
TEST_P(WorkedTurns, MoneyScoresAtTheEnd) {
    first_two_turns();
    state_.apply(Action::end_turn()); // red passes too, as blue did before
    EXPECT_TRUE(state_.over());
    ASSERT_EQ(state_.scorings().size(), 1U);
    EXPECT_EQ(points(), 9 + either(2, 1)); // 26 pesos, or 24 at 20 each
    EXPECT_EQ(state_.points(1), either(2, 1));
}

INSTANTIATE_TEST_SUITE_P(Variants, WorkedTurns, ::testing::Values("variant-2", "variant-1-2"),
                         [](const ::testing::TestParamInfo<std::string>& ruleset) {
                             return ruleset.param == "variant-2" ? "Standard" : "Variant1";
                         });

} // namespace
} // namespace pampas::testing
