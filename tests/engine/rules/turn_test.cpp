#include "tests/engine/rules/small_game.h"

#include <gmock/gmock.h>

/// Turns and prices (R4), sentence by sentence, on small maps.
namespace pampas::testing {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::from_supply;
using rules::LandCard;
using rules::Ruleset;
using ::testing::ElementsAre;
using enum rules::LandCard;

class Turn : public SmallGame {};

TEST_F(Turn, HasThreeActions) { // R4.1
    begin(standard(), {"m m m m"}, {Mountain, Mountain, Mountain, Mountain});
    play(land(Mountain, "A1"));
    play(Action::buy_land(from_supply));
    play(land(Mountain, "B1"));
    EXPECT_EQ(state().actions_left(), 0);
    EXPECT_FALSE(allows(land(Mountain, "C1")));
    EXPECT_FALSE(allows(Action::buy_land(from_supply)));
    EXPECT_FALSE(allows(harvest("A1")));
    end_turn();
    EXPECT_EQ(state().seat(), 1);
    EXPECT_EQ(state().actions_left(), 3);
}

TEST_F(Turn, PricesAreThoseOfTheRules) { // R4.2
    begin(generous(), {"m . . ."}, {Mountain});
    const auto paid = [&](const Action& action) {
        const int before = state().pesos(0);
        play(action);
        return before - state().pesos(0);
    };
    EXPECT_EQ(paid(Action::buy_land(from_supply)), 2);
    EXPECT_EQ(paid(Action::buy_land(1)), 3);
    EXPECT_EQ(paid(Action::buy_animal(from_supply)), 2);
    EXPECT_EQ(paid(Action::buy_animal(3)), 3);
    EXPECT_EQ(paid(land(Mountain, "A1")), 0);
    EXPECT_EQ(paid(hacienda("A1")), 12);
    EXPECT_EQ(paid(water({"C1", "D1"})), 12);
}

TEST_F(Turn, NobodySpendsMoreThanTheyHave) { // R4.2
    Ruleset rules = standard();
    rules.start_pesos = 14;
    begin(rules, {"m . . ."}, {Mountain});
    play(land(Mountain, "A1"));
    EXPECT_TRUE(allows(water({"B1"})));
    play(hacienda("A1"));
    EXPECT_FALSE(allows(water({"B1"})));
    EXPECT_FALSE(allows(Action::buy_land(0)));
    EXPECT_FALSE(allows(Action::buy_animal(0)));
    play(Action::buy_animal(from_supply));
    EXPECT_EQ(state().pesos(0), 0);
}

TEST_F(Turn, HaciendaWaterAndHarvestOnceEach) { // R4.3
    begin(generous(), {"m m . m m . . ."}, {Mountain, Mountain, Mountain, Mountain});
    for (const char* at : {"A1", "B1", "D1", "E1"}) {
        play(land(Mountain, at));
    }
    play(hacienda("A1"));
    EXPECT_FALSE(allows(hacienda("D1")));
    play(water({"G1"}));
    EXPECT_FALSE(allows(water({"H1"})));
    EXPECT_EQ(play(harvest("A1")), 6);
    EXPECT_FALSE(allows(harvest("D1")));
    end_turn();
    end_turn();
    EXPECT_TRUE(allows(hacienda("D1")));
    EXPECT_TRUE(allows(water({"H1"})));
    EXPECT_TRUE(allows(harvest("D1")));
    EXPECT_FALSE(allows(harvest("B1"))); // its chain has a chip
}

TEST_F(Turn, FaceUpCardIsReplacedInItsSlot) { // R4.4
    Ruleset rules = generous();
    rules.land_cards = {6, 6, 6, 0, 0, 4}; // two in the supply
    begin(rules, {"m . ."},
          Wanted{.land_face_up = {Mountain, Forest, Forest, Forest},
                 .land_supply = {Pampas, Meadow}});
    const auto face_up = [&] {
        return std::vector<int>(state().land().face_up().begin(), state().land().face_up().end());
    };
    const auto number = [](LandCard card) { return static_cast<int>(card); };
    play(Action::buy_land(1));
    EXPECT_THAT(face_up(),
                ElementsAre(number(Mountain), number(Pampas), number(Forest), number(Forest)));
    play(Action::buy_land(1)); // the replacement
    EXPECT_EQ(face_up()[1], number(Meadow));
    EXPECT_FALSE(allows(Action::buy_land(from_supply)));
    play(Action::buy_land(1));
    EXPECT_THAT(face_up(), ElementsAre(number(Mountain), rules::LandDeck::no_card, number(Forest),
                                       number(Forest)));
    EXPECT_FALSE(allows(Action::buy_land(1)));
    EXPECT_TRUE(allows(Action::buy_land(2)));
}

} // namespace
} // namespace pampas::testing
