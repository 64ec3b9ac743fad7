#include "tests/engine/rules/small_game.h"

#include <gmock/gmock.h>

/// Where cards, haciendas, water tiles and chips may go (R5, R6), sentence by sentence, on small
/// maps.
namespace pampas::testing {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::Ruleset;
using rules::Species;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using enum rules::LandCard;
using enum rules::Species;

class Playing : public SmallGame {};

TEST_F(Playing, LandTilesRunOut) { // R2.3
    Ruleset rules = generous();
    rules.land_tiles = 2;
    begin(rules, {"m m m ."}, {Mountain, Mountain, Mountain});
    play(land(Mountain, "A1"));
    EXPECT_TRUE(allows(land(Mountain, "B1")));
    play(land(Mountain, "B1"));
    EXPECT_FALSE(allows(land(Mountain, "C1")));
    EXPECT_EQ(state().count(ActionKind::PlayLand), 0U);
}

TEST_F(Playing, TerrainCardGoesAnywhereOnItsTerrain) { // R5.1
    begin(standard(), {"m f m . . m"}, {Mountain, Mountain});
    EXPECT_THAT(places(ActionKind::PlayLand, Mountain), ElementsAre("A1", "C1", "F1"));
    play(land(Mountain, "F1"));
    EXPECT_THAT(places(ActionKind::PlayLand, Mountain), ElementsAre("A1", "C1"));
}

TEST_F(Playing, PampasCardGoesBesideOwnLand) { // R5.2
    begin(generous(), {". m . m . . .", " . . . . . . "}, {Mountain, Pampas, Pampas}, {Pig});
    EXPECT_THAT(places(ActionKind::PlayLand, Pampas), IsEmpty());
    play(land(Mountain, "B1"));
    EXPECT_THAT(places(ActionKind::PlayLand, Pampas), ElementsAre("A1", "A2", "B2", "C1"));
    play(animal(Pig, "C1")); // animal tiles open no space to land
    EXPECT_THAT(places(ActionKind::PlayLand, Pampas), ElementsAre("A1", "A2", "B2"));
    play(land(Pampas, "B2"));
    EXPECT_THAT(places(ActionKind::PlayLand, Pampas), ElementsAre("A1", "A2", "C2"));
}

TEST_F(Playing, TerrainCardIsPlayedAsPampasWhenItsTerrainIsFull) { // R5.3
    begin(generous(), {". m . f . . ."}, {Mountain, Mountain, Forest, Swamp});
    EXPECT_THAT(places(ActionKind::PlayLand, Swamp), IsEmpty()); // no swamp on the map, no own land
    play(land(Mountain, "B1"));
    EXPECT_THAT(places(ActionKind::PlayLand, Mountain), ElementsAre("A1", "C1"));
    EXPECT_THAT(places(ActionKind::PlayLand, Swamp), ElementsAre("A1", "C1"));
    EXPECT_THAT(places(ActionKind::PlayLand, Forest), ElementsAre("D1"));
}

TEST_F(Playing, OpponentsTilesFillATerrainToo) { // R5.3
    begin(generous(), {". m . m ."},
          Wanted{.hands = {{{Mountain, Mountain}, {}}, {{Mountain, Mountain}, {}}}});
    play(land(Mountain, "B1"));
    end_turn();
    play(land(Mountain, "D1"));
    EXPECT_THAT(places(ActionKind::PlayLand, Mountain), ElementsAre("C1", "E1"));
    end_turn();
    EXPECT_THAT(places(ActionKind::PlayLand, Mountain), ElementsAre("A1", "C1"));
}

TEST_F(Playing, AnimalGoesBesideOwnLandOrItsSpecies) { // R5.4
    begin(generous(), {"m . . . f . $"}, {Mountain}, {Pig, Pig, Horse, Pig});
    EXPECT_EQ(state().count(ActionKind::PlayAnimal), 0U);
    play(land(Mountain, "A1"));
    EXPECT_THAT(places(ActionKind::PlayAnimal, Pig), ElementsAre("B1"));
    play(animal(Pig, "B1"));
    EXPECT_THAT(places(ActionKind::PlayAnimal, Pig), ElementsAre("C1"));
    EXPECT_THAT(places(ActionKind::PlayAnimal, Horse), IsEmpty());
    play(animal(Pig, "C1"));
    play(animal(Pig, "D1")); // the next space is forest
    EXPECT_THAT(places(ActionKind::PlayAnimal, Pig), IsEmpty());
}

TEST_F(Playing, FifteenOfASpeciesAtMost) { // R2.4
    Ruleset rules = generous();
    rules.animal_cards = {40, 0, 0, 20};
    rules.hand_animal_cards = 16;
    rules.animal_cards_removed = {};
    Wanted wanted{.hands = {{{Mountain}, std::vector<Species>(16, Cattle)}}};
    begin(rules, {std::string("m") + std::string(20, '.')}, wanted);
    play(land(Mountain, "A1"));
    for (char column = 'B'; column <= 'P'; ++column) {
        EXPECT_GT(state().animal_tiles_left(0, Cattle), 0);
        play(animal(Cattle, std::string(1, column) + "1"));
    }
    EXPECT_EQ(state().animal_tiles_left(0, Cattle), 0);
    EXPECT_EQ(state().animal_tiles_left(0, Sheep), 15);
    EXPECT_EQ(state().animal_tiles_left(1, Cattle), 15);
    EXPECT_FALSE(allows(animal(Cattle, "Q1")));
}

TEST_F(Playing, HaciendaGoesOntoAnOwnTileWithoutOne) { // R6.1
    begin(generous(), {"m m . . ."}, {Mountain, Mountain}, {Pig});
    EXPECT_EQ(state().count(ActionKind::BuyHacienda), 0U);
    play(land(Mountain, "A1"));
    play(land(Mountain, "B1"));
    play(animal(Pig, "C1"));
    EXPECT_FALSE(allows(hacienda("D1")));
    play(hacienda("A1"));
    end_turn();
    EXPECT_EQ(state().count(ActionKind::BuyHacienda), 0U); // all tiles are the opponent's
    end_turn();
    EXPECT_FALSE(allows(hacienda("A1")));
    EXPECT_TRUE(allows(hacienda("B1"))); // adds no points
    EXPECT_TRUE(allows(hacienda("C1")));
}

TEST_F(Playing, HaciendasOfAGroupMayBeLimited) { // R6.1
    Ruleset rules = generous();
    rules.haciendas_per_group = 1;
    rules.haciendas_per_turn = 3;
    begin(rules, {"m m . m m"}, {Mountain, Mountain, Mountain, Mountain, Pampas});
    for (const char* at : {"A1", "B1", "D1", "E1"}) {
        play(land(Mountain, at));
    }
    play(hacienda("A1"));
    EXPECT_FALSE(allows(hacienda("B1")));
    play(hacienda("D1"));
    play(land(Pampas, "C1")); // one chain with two
    EXPECT_EQ(state().position().group(cell("C1")).haciendas, 2);
    EXPECT_EQ(state().count(ActionKind::BuyHacienda), 0U);
}

TEST_F(Playing, WaterGoesOntoEmptyPampas) { // R6.2
    begin(generous(), {"m . . $ . w .", " . . . . . - "}, {Mountain}, {Pig});
    play(land(Mountain, "A1"));
    play(animal(Pig, "B1"));
    EXPECT_FALSE(allows(water({"B1"})));
    EXPECT_TRUE(allows(water({"A2"})));
    EXPECT_TRUE(allows(water({"B2", "C2", "D2"})));
    EXPECT_TRUE(allows(water({"B2", "C2", "C1"})));
    EXPECT_THROW(water({"D1"}), std::logic_error); // a market
    play(water({"C1", "C2"}));
    EXPECT_EQ(state().waters_left(rules::WaterShape::Double), 3);
    end_turn();
    EXPECT_FALSE(allows(water({"B2", "C2", "D2"})));
    EXPECT_FALSE(allows(land(Pampas, "C1")));
    EXPECT_TRUE(allows(water({"D2", "E2"})));
}

TEST_F(Playing, HarvestNeedsAChainOfTwoWithoutAChip) { // R6.3
    begin(generous(), {"m m . . m"}, {Mountain, Mountain, Mountain, Pampas});
    play(land(Mountain, "A1"));
    EXPECT_EQ(state().count(ActionKind::Harvest), 0U);
    play(land(Mountain, "B1"));
    EXPECT_EQ(play(harvest("B1")), 2 * 3);
    EXPECT_EQ(state().chips_left(), 7);
    play(land(Pampas, "C1"));
    end_turn();
    end_turn();
    EXPECT_EQ(state().count(ActionKind::Harvest), 0U);
}

TEST_F(Playing, ChipsAreTakenFromOpponentsOnceTheSupplyIsEmpty) { // R6.4
    Ruleset rules = generous();
    rules.harvest_chips = 2;
    begin(rules, {"m m . m m . m m m"},
          Wanted{.hands = {{{Mountain, Mountain, Mountain, Mountain}, {}},
                           {{Mountain, Mountain, Mountain}, {}}}});
    for (const char* at : {"A1", "B1", "D1", "E1"}) {
        play(land(Mountain, at));
    }
    play(harvest("A1"));
    end_turn();
    for (const char* at : {"G1", "H1", "I1"}) {
        play(land(Mountain, at));
    }
    EXPECT_FALSE(allows(harvest("G1", "A1"))); // a chip is left
    play(harvest("G1"));
    end_turn();
    EXPECT_FALSE(allows(harvest("D1")));       // none is left
    EXPECT_FALSE(allows(harvest("D1", "A1"))); // the player's own chip
    EXPECT_FALSE(allows(harvest("D1", "H1"))); // no chip there
    EXPECT_EQ(play(harvest("D1", "G1")), 2 * 3);
    end_turn();
    EXPECT_EQ(state().count(ActionKind::Harvest), 3U * 2); // its three tiles, two chips to take
    EXPECT_EQ(play(harvest("I1", "A1")), 3 * 3);           // freed, and harvested again
    EXPECT_EQ(state().chips_left(), 0);
}

TEST_F(Playing, AnyChipMayBeTakenByAnotherReading) { // R6.4
    Ruleset rules = generous();
    rules.harvest_chips = 1;
    rules.harvest_chip_from = rules::ChipSource::Any;
    begin(rules, {"m m . m m"}, {Mountain, Mountain, Mountain, Mountain});
    for (const char* at : {"A1", "B1", "D1", "E1"}) {
        play(land(Mountain, at));
    }
    play(harvest("A1"));
    end_turn();
    end_turn();
    EXPECT_FALSE(allows(harvest("B1", "A1"))); // its chain has a chip
    EXPECT_EQ(play(harvest("D1", "A1")), 6);
}

} // namespace
} // namespace pampas::testing
