#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/resources/resource.h"
#include "engine/rules/ruleset_json.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

namespace pampas::rules {
namespace {

using ::testing::HasSubstr;

TEST(Ruleset, FiveComeAlongStandardFirst) {
    std::vector<std::string> names;
    for (const Ruleset& rules : rulesets()) {
        names.push_back(rules.name);
    }
    EXPECT_EQ(names.front(), "standard");
    EXPECT_THAT(names, ::testing::UnorderedElementsAre("standard", "variant-1", "variant-2",
                                                       "variant-1-2", "crucible"));
}

TEST(Ruleset, FilesAreCalledByTheirNames) {
    for (const Ruleset& rules : rulesets()) {
        const auto bytes = resources::find("rulesets/" + rules.name + ".json");
        ASSERT_TRUE(bytes);
        EXPECT_EQ(read_ruleset(*bytes), rules);
    }
}

/// The numbers of rules.md, in its order.
TEST(Ruleset, StandardIsTheGameInTheBox) {
    const Ruleset r = ruleset_named("standard");
    EXPECT_EQ(r.least_players, 2);
    EXPECT_EQ(r.most_players, 5);
    EXPECT_EQ(r.land_cards, (LandCounts{14, 14, 14, 14, 14, 10}));       // R2.1
    EXPECT_EQ(r.animal_cards, (AnimalCounts{18, 18, 18, 18}));           // R2.2
    EXPECT_EQ(r.land_tiles, 80);                                         // R2.3
    EXPECT_EQ(r.animal_tiles, 30);                                       // R2.4
    EXPECT_EQ(r.animal_tiles_per_species, 15);                           // R2.4
    EXPECT_EQ(r.water_tiles, (ShapeCounts{9, 4, 3, 2}));                 // R2.5
    EXPECT_EQ(r.harvest_chips, 8);                                       // R2.6
    EXPECT_EQ(r.animal_cards_removed, (ByPlayers{0, 0, 30, 20, 10, 0})); // R3.1
    EXPECT_EQ(r.haciendas, (ByPlayers{0, 0, 5, 7, 8, 9}));               // R3.1
    EXPECT_EQ(r.hand_land_cards, 8);                                     // R3.3
    EXPECT_EQ(r.hand_pampas_cards, 0);                                   // R3.3
    EXPECT_EQ(r.face_up_land_cards, 4);                                  // R3.3
    EXPECT_EQ(r.hand_animal_cards, 4);                                   // R3.4
    EXPECT_EQ(r.face_up_animal_cards, 4);                                // R3.4
    EXPECT_EQ(r.start_pesos, 20);                                        // R3.5
    EXPECT_EQ(r.actions_per_turn, 3);                                    // R4.1
    EXPECT_EQ(r.price_supply_card, 2);                                   // R4.2
    EXPECT_EQ(r.price_face_up_card, 3);                                  // R4.2
    EXPECT_EQ(r.price_hacienda, 12);                                     // R4.2
    EXPECT_EQ(r.price_water, 12);                                        // R4.2
    EXPECT_EQ(r.haciendas_per_turn, 1);                                  // R4.3
    EXPECT_EQ(r.waters_per_turn, 1);                                     // R4.3
    EXPECT_EQ(r.harvests_per_turn, 1);                                   // R4.3
    EXPECT_EQ(r.market_income, MarketIncome::Sum);                       // R5.6
    EXPECT_EQ(r.haciendas_per_group, unlimited);                         // R6.1
    EXPECT_EQ(r.harvest_min_chain, 2);                                   // R6.3
    EXPECT_EQ(r.harvest_pesos_per_tile, 3);                              // R6.3
    EXPECT_EQ(r.harvest_chip_from, ChipSource::Opponent);                // R6.4
    EXPECT_EQ(r.market_points_first, 1);                                 // R7.2
    EXPECT_EQ(r.land_chain_min, 3);                                      // R7.3
    EXPECT_EQ(r.land_chain_points, 2);                                   // R7.3
    EXPECT_EQ(r.herd_points, 0);                                         // R7.1
    EXPECT_EQ(r.hacienda_points, 1);                                     // R7.4
    EXPECT_EQ(r.water_points, (ShapeCounts{1, 1, 1, 1}));                // R7.5
    EXPECT_EQ(r.money_pesos_per_point, 10);                              // R7.6
    EXPECT_EQ(r.scoring, ScoringMode::InterimAndFinal);                  // R8.1
    EXPECT_EQ(r.scoring_at, ScoringAt::RoundEnd);                        // R8.1
}

TEST(Ruleset, VariantsChangeWhatTheRulesSay) {
    Ruleset expected = ruleset_named("standard"); // R9.1
    expected.name = "variant-1";
    expected.market_income = MarketIncome::Product;
    expected.price_hacienda = expected.price_water = 20;
    expected.herd_min = 3;
    expected.herd_points = 1;
    expected.money_pesos_per_point = 20;
    EXPECT_EQ(ruleset_named("variant-1"), expected);

    expected.name = "variant-1-2"; // R9.2
    expected.scoring = ScoringMode::Running;
    EXPECT_EQ(ruleset_named("variant-1-2"), expected);

    expected = ruleset_named("standard");
    expected.name = "variant-2";
    expected.scoring = ScoringMode::Running;
    EXPECT_EQ(ruleset_named("variant-2"), expected);
}

TEST(Ruleset, CrucibleIsForTwo) {
    Ruleset expected = ruleset_named("standard"); // R9.4
    expected.name = "crucible";
    expected.most_players = 2;
    expected.land_cards = {8, 8, 8, 8, 8, 6};
    expected.animal_cards = {8, 8, 8, 8};
    expected.water_tiles = {4, 1, 1, 1};
    expected.harvest_chips = 3;
    expected.haciendas = {0, 0, 3};
    expected.animal_cards_removed = {};
    expected.hand_pampas_cards = expected.hand_land_cards = expected.hand_animal_cards = 2;
    expected.face_up_land_cards = expected.face_up_animal_cards = 3;
    expected.market_income = MarketIncome::Product;
    expected.market_points_first = 2;
    expected.land_chain_points = 1;
    expected.herd_min = 3;
    expected.herd_points = 1;
    expected.water_points = {2, 1, 1, 1};
    EXPECT_EQ(ruleset_named("crucible"), expected);
}

TEST(Ruleset, UnknownNameListsTheKnown) {
    EXPECT_THAT([] { ruleset_named("house"); },
                ::testing::ThrowsMessage<InputError>(HasSubstr("known are standard, ")));
}

/// As a designer would do it: copy a file, change a price.
TEST(Ruleset, IsReadFromAFile) {
    const testing::TemporaryFolder folder;
    std::string bytes(*resources::find("rulesets/standard.json"));
    const std::string price = "\"price_water\": 12";
    bytes.replace(bytes.find(price), price.size(), "\"price_water\": 9");
    write_file(folder / "my.json", bytes);
    Ruleset expected = ruleset_named("standard");
    expected.price_water = 9;
    EXPECT_EQ(ruleset_named((folder / "my.json").string()), expected);
}

TEST(Ruleset, BadFileIsNamed) {
    const testing::TemporaryFolder folder;
    const std::string path = (folder / "my.json").string();
    EXPECT_THAT([&] { ruleset_named(path); },
                ::testing::ThrowsMessage<InputError>(HasSubstr("my.json: ")));
    write_file(path, "{}");
    EXPECT_THAT([&] { ruleset_named(path); },
                ::testing::ThrowsMessage<InputError>(HasSubstr("my.json: the key \"name\"")));
}

TEST(Ruleset, IsTheOneThatTheMapNames) {
    map::Details map;
    EXPECT_EQ(ruleset_of(map), usual_ruleset());
    map.ruleset = "variant-1";
    EXPECT_EQ(ruleset_of(map).name, "variant-1");
    map.ruleset = "poker";
    EXPECT_THROW(ruleset_of(map), InputError);
}

TEST(Ruleset, HasATitleIfItComesAlong) {
    std::vector<std::string> titled;
    std::ranges::transform(ruleset_titles(), std::back_inserter(titled), &RulesetTitle::name);
    std::vector<std::string> names;
    std::ranges::transform(rulesets(), std::back_inserter(names), &Ruleset::name);
    EXPECT_THAT(titled, ::testing::UnorderedElementsAreArray(names));
}

TEST(Ruleset, IsPlayedByFourOrAsNearAsMapAndRulesAllow) {
    using map::PlayerRange;
    Ruleset rules = ruleset_named("standard");
    EXPECT_EQ(usual_players(rules, std::nullopt), 4);
    EXPECT_EQ(usual_players(rules, PlayerRange{2, 3}), 3);
    EXPECT_EQ(usual_players(rules, PlayerRange{5, 5}), 5);
    rules.least_players = 3;
    rules.most_players = 3;
    EXPECT_EQ(usual_players(rules, PlayerRange{2, 2}), 3);
    EXPECT_EQ(usual_players(rules, std::nullopt), 3);
}

TEST(Ruleset, IsForThePlayersOfTheMapWhereItCan) {
    using map::PlayerRange;
    Ruleset rules = ruleset_named("standard");
    rules.least_players = 3;
    rules.most_players = 4;
    EXPECT_EQ(numbers_of_players(rules, std::nullopt), (PlayerRange{3, 4}));
    EXPECT_EQ(numbers_of_players(rules, PlayerRange{2, 3}), (PlayerRange{3, 3}));
    EXPECT_EQ(numbers_of_players(rules, PlayerRange{2, 6}), (PlayerRange{3, 4}));
    EXPECT_EQ(numbers_of_players(rules, PlayerRange{5, 5}), (PlayerRange{3, 4}));
}

} // namespace
} // namespace pampas::rules
