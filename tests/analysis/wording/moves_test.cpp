#include "analysis/wording/moves.h"
#include "engine/hex/name.h"
#include "engine/rules/notation.h"
#include "engine/rules/ruleset.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pampas::wording {
namespace {

using rules::Action;
using rules::LandCard;
using rules::Species;
using rules::WaterShape;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

rules::Ruleset with_one_chip(std::string_view name) {
    rules::Ruleset rules = rules::ruleset_named(std::string(name));
    rules.start_pesos = 60;
    rules.harvest_chips = 1;
    return rules;
}

/// Hands and supplies in which every card and every supply comes to its end soon.
rules::Setup small_setup() {
    rules::Setup setup;
    setup.hands = {{{LandCard::Forest, LandCard::Forest, LandCard::Pampas},
                    {Species::Pig, Species::Pig, Species::Pig}},
                   {{LandCard::Forest, LandCard::Forest, LandCard::Swamp}, {Species::Cattle}}};
    setup.land_face_up = {LandCard::Meadow};
    setup.land_supply = {LandCard::Rocks, LandCard::Swamp};
    setup.animal_face_up = {Species::Sheep};
    setup.animal_supply = {Species::Horse};
    setup.animal_second = {Species::Cattle};
    return setup;
}

/// A game for two, whose actions are put into words.
class Moves : public ::testing::Test {
  protected:
    explicit Moves(std::string_view ruleset = "standard")
        : game_(testing::drawn_map({"ff..$....", "ff......."}), with_one_chip(ruleset), 2),
          state_(game_.start(small_setup())) {}

    rules::Cell cell(std::string_view name) const {
        return *game_.board().cell(*hex::coordinate_named(name));
    }

    std::string done(const Action& action, Viewer viewer = {}) {
        const rules::State before = state_;
        EXPECT_TRUE(state_.allows(action));
        const rules::Outcome outcome = state_.apply(action);
        consequences_ = consequences(before, state_);
        return move(before, {before.seat(), action, outcome}, state_, viewer);
    }

    rules::Game game_;
    rules::State state_;
    std::vector<std::string> consequences_; ///< of the last action
};

class RunningMoves : public Moves {
  protected:
    RunningMoves() : Moves("variant-2") {}
};

TEST_F(Moves, BuyAndPlayCards) {
    EXPECT_EQ(done(Action::buy_land(rules::from_supply)),
              "Seat 1 buys a land card from the supply for 2 pesos: rocks");
    EXPECT_EQ(done(Action::play_land(LandCard::Forest, cell("A1"))),
              "Seat 1 takes A1 with a land card, forest");
    EXPECT_EQ(done(Action::play_land(LandCard::Forest, cell("B1"))),
              "Seat 1 takes B1 with a land card, forest: a chain of two");
    EXPECT_EQ(done(Action::end_turn()), "Seat 1 ends the turn");
    EXPECT_EQ(done(Action::buy_land(0)), "Seat 2 buys a face-up land card for 3 pesos: meadow");
    EXPECT_EQ(done(Action::buy_animal(0)), "Seat 2 buys a face-up animal card for 3 pesos: sheep");
}

TEST_F(Moves, HideTheCardThatAnotherSeatDraws) {
    const rules::State before = state_;
    const Action land = Action::buy_land(rules::from_supply);
    EXPECT_EQ(done(land, 1), "Seat 1 buys a land card from the supply for 2 pesos");
    state_ = before;
    EXPECT_EQ(done(land, 0), "Seat 1 buys a land card from the supply for 2 pesos: rocks");
    const Action animal = Action::buy_animal(rules::from_supply);
    state_ = before;
    EXPECT_EQ(done(animal, 1), "Seat 1 buys an animal card from the supply for 2 pesos");
    state_ = before;
    EXPECT_EQ(done(animal, 0), "Seat 1 buys an animal card from the supply for 2 pesos: horse");
    state_ = before;
    EXPECT_EQ(done(Action::buy_land(0), 1), "Seat 1 buys a face-up land card for 3 pesos: meadow");
}

TEST_F(Moves, DriveHerdsHarvestAndBuild) {
    done(Action::play_land(LandCard::Forest, cell("A1")));
    done(Action::play_land(LandCard::Forest, cell("B1")));
    EXPECT_EQ(done(Action::play_animal(Species::Pig, cell("C1"))), "Seat 1 puts a pig on C1");
    done(Action::end_turn());
    EXPECT_EQ(done(Action::end_turn()), "Seat 2 passes");
    EXPECT_EQ(done(Action::play_animal(Species::Pig, cell("D1"))),
              "Seat 1 drives two pigs to D1: 4 pesos");
    EXPECT_EQ(done(Action::play_animal(Species::Pig, cell("C2"))),
              "Seat 1 puts a pig on C2: a herd of three");
    EXPECT_EQ(done(Action::harvest(cell("A1"), rules::no_cell)),
              "Seat 1 harvests a chain of two at A1: 6 pesos");
    done(Action::end_turn());
    done(Action::play_land(LandCard::Forest, cell("A2")));
    done(Action::play_land(LandCard::Forest, cell("B2")));
    EXPECT_EQ(done(Action::harvest(cell("B2"), cell("A1"))),
              "Seat 2 takes the chip of seat 1 from A1 and harvests a chain of two at B2: 6 pesos");
    done(Action::end_turn());
    EXPECT_EQ(done(Action::buy_hacienda(cell("C1"))),
              "Seat 1 builds a hacienda on C1 for 12 pesos");
    const std::vector spaces{hex::Coordinate{6, 0}, hex::Coordinate{7, 0}};
    EXPECT_EQ(
        done(Action::buy_water(*rules::find_placement(game_.board(), WaterShape::Double, spaces))),
        "Seat 1 lays water on G1 and H1 for 12 pesos");
}

TEST_F(Moves, LeadToScoringsAndTheEnd) {
    done(Action::play_land(LandCard::Forest, cell("A1")));
    EXPECT_THAT(consequences_, IsEmpty());
    done(Action::buy_animal(rules::from_supply));
    EXPECT_THAT(consequences_,
                ElementsAre("The first half of the animal cards has run out: an interim scoring "
                            "ends this round"));
    done(Action::end_turn());
    EXPECT_THAT(consequences_, IsEmpty());
    done(Action::end_turn());
    EXPECT_THAT(
        consequences_,
        ElementsAre("Interim scoring in round 1: seat 1 scores 5 points, seat 2 scores 6 points"));
    EXPECT_THAT(scoring_by_category(state_.scorings().front(), 2),
                ElementsAre("Seat 1: 5 points (money 5)", "Seat 2: 6 points (money 6)"));
    done(Action::buy_animal(rules::from_supply));
    EXPECT_THAT(consequences_,
                ElementsAre("The animal cards have run out: the game ends with this round"));
    done(Action::end_turn());
    done(Action::end_turn());
    EXPECT_THAT(
        consequences_,
        ElementsAre("Final scoring in round 2: seat 1 scores 5 points, seat 2 scores 6 points",
                    "Seat 2 wins with 12 points"));
}

TEST_F(Moves, TellWhoGivesUp) {
    EXPECT_EQ(done(Action::give_up()), "Seat 1 gives up");
}

TEST_F(Moves, SayWhoSharesTheWin) {
    done(Action::end_turn());
    done(Action::end_turn());
    EXPECT_THAT(
        consequences_,
        ElementsAre("Final scoring in round 1: seat 1 scores 6 points, seat 2 scores 6 points",
                    "Seat 1 and seat 2 share the win with 6 points"));
}

TEST_F(Moves, SayThatPesosDecide) {
    done(Action::play_land(LandCard::Forest, cell("A1")));
    done(Action::play_land(LandCard::Forest, cell("B1")));
    done(Action::harvest(cell("A1"), rules::no_cell));
    for (int turn = 0; turn < 3; ++turn) {
        done(Action::end_turn());
    }
    EXPECT_EQ(consequences_.back(), "Seat 1 wins with 6 points and the most pesos");
}

TEST_F(RunningMoves, HaveNoInterimScoring) {
    done(Action::buy_animal(rules::from_supply));
    EXPECT_THAT(consequences_, ElementsAre("The first half of the animal cards has run out"));
}

TEST(Cards, AreCountedByKind) {
    EXPECT_EQ(cards(std::vector{0, 2, 0, 1}, rules::species_names), "2 horse, 1 sheep");
    EXPECT_EQ(cards(std::vector{0, 0, 0, 0}, rules::species_names), "no cards");
}

} // namespace
} // namespace pampas::wording
