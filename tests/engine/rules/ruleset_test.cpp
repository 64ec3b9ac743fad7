#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_text.h"
#include "engine/formats/json_value.h"
#include "engine/resources/resource.h"
#include "engine/rules/ruleset.h"
#include "tests/engine/formats/damage.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::rules {
namespace {

using ::testing::HasSubstr;

TEST(Ruleset, FiveAreBundledStandardFirst) {
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

/// The numbers of the rules (engine/rules/README.md), in their order.
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
                ::testing::ThrowsMessage<InputError>(HasSubstr("expected one of standard, ")));
}

/// As a designer would do it: copies a file and changes a price.
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
    Ruleset offered = ruleset_to_offer(map);
    EXPECT_EQ(offered.name, map.ruleset);
    offered.name = usual_ruleset().name;
    EXPECT_EQ(offered, usual_ruleset());
}

TEST(Ruleset, HasATitleIfItIsBundled) {
    std::vector<std::string> titled;
    std::ranges::transform(ruleset_titles(), std::back_inserter(titled), &RulesetTitle::name);
    std::vector<std::string> names;
    std::ranges::transform(rulesets(), std::back_inserter(names), &Ruleset::name);
    EXPECT_THAT(titled, ::testing::UnorderedElementsAreArray(names));
}

TEST(Ruleset, IsPlayedByFourOrAsNearToItAsMapAndRulesAllow) {
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

using Json = nlohmann::ordered_json;
using ::testing::HasSubstr;
using Pointer = Json::json_pointer;

/// Every number, word and limit of a ruleset, by its JSON pointer.
std::vector<Pointer> places() {
    std::vector<Pointer> result;
    const Json flat = write_ruleset(rulesets().front()).flatten();
    for (const auto& [place, value] : flat.items()) {
        result.emplace_back(place);
    }
    return result;
}

/// Expects that the object is refused with a message that contains the text.
void expect_refused(const Json& object, const std::string& text) {
    EXPECT_THAT([&] { read_ruleset(formats::JsonValue(object)); },
                ::testing::ThrowsMessage<InputError>(HasSubstr(text)))
        << object.dump();
}

/// The standard rules with one value replaced.
Json changed(const std::string& place, const Json& value) {
    Json object = write_ruleset(rulesets().front());
    object[Pointer(place)] = value;
    return object;
}

TEST(RulesetJson, EveryRulesetComesBack) {
    for (const Ruleset& rules : rulesets()) {
        EXPECT_EQ(read_ruleset(formats::JsonValue(write_ruleset(rules))), rules);
        EXPECT_EQ(read_ruleset(write_ruleset(rules).dump()), rules);
    }
}

RC_GTEST_PROP(RulesetJson, ChangedNumbersComeBack, ()) {
    const Pointer place = *rc::gen::elementOf(places());
    Json object = write_ruleset(rulesets().front());
    const bool is_number = object[place].is_number();
    object[place] = is_number ? Json(*rc::gen::inRange(1, 8)) : object[place];
    try {
        const Ruleset rules = read_ruleset(formats::JsonValue(object));
        RC_ASSERT(write_ruleset(rules) == object);
    } catch (const InputError&) {
        // Refused: decks too small for the game, and ranges of players that end before they begin.
        const std::string name = place.to_string();
        RC_ASSERT(name.find("cards") != std::string::npos ||
                  name.find("players") != std::string::npos);
    }
}

TEST(RulesetJson, EveryKeyIsNeeded) {
    for (const Pointer& place : places()) {
        if (place.parent_pointer() != Pointer("/players")) {
            Json object = write_ruleset(rulesets().front());
            object[place.parent_pointer()].erase(place.back());
            expect_refused(object, "the key \"" + place.back() + "\" is missing");
        }
    }
}

TEST(RulesetJson, UnknownKeysAreNamed) {
    for (const char* place : {"/price_watr", "/land_cards/grass", "/water_points/hexagon",
                              "/haciendas/6", "/animal_cards_removed/1"}) {
        expect_refused(changed(place, 1), "the key \"" + Pointer(place).back() + "\" is unknown");
    }
}

TEST(RulesetJson, EveryValueHasItsType) {
    for (const Pointer& place : places()) {
        for (const Json& wrong :
             {Json(), Json(true), Json(1.5), Json::array(), Json::object(), Json("")}) {
            expect_refused(changed(place.to_string(), wrong), place.to_string() + ": expected ");
        }
    }
    for (const char* place : {"/players", "/land_cards", "/animal_cards", "/water_tiles",
                              "/haciendas", "/animal_cards_removed", "/water_points"}) {
        expect_refused(changed(place, 3), std::string(place) + ": expected ");
    }
    expect_refused(Json::array(), "expected an object");
}

TEST(RulesetJson, EveryNumberHasItsRange) {
    for (const Pointer& place : places()) {
        if (place != Pointer("/name")) {
            for (const Json& wrong : {Json(-1), Json(20000), Json(std::uint64_t{1} << 63)}) {
                expect_refused(changed(place.to_string(), wrong),
                               place.to_string() + ": expected ");
            }
        }
    }
}

TEST(RulesetJson, WhereZeroMakesNoSenseOneIsTheLeast) {
    for (const char* place :
         {"/actions_per_turn", "/harvest_min_chain", "/harvest_pesos_per_tile", "/land_chain_min",
          "/herd_min", "/money_pesos_per_point", "/haciendas_per_group"}) {
        expect_refused(changed(place, 0), std::string(place) + ": expected a whole number from 1");
    }
}

TEST(RulesetJson, SomeLimitsMayBeUnlimited) {
    for (const char* place : {"/haciendas_per_turn", "/waters_per_turn", "/harvests_per_turn",
                              "/haciendas_per_group"}) {
        const Json object = changed(place, "unlimited");
        EXPECT_EQ(write_ruleset(read_ruleset(formats::JsonValue(object))), object);
    }
    EXPECT_EQ(read_ruleset(formats::JsonValue(changed("/harvests_per_turn", "unlimited")))
                  .harvests_per_turn,
              unlimited);
    expect_refused(changed("/actions_per_turn", "unlimited"), "/actions_per_turn: expected");
}

TEST(RulesetJson, PlayersAreFromTwoToFive) {
    expect_refused(changed("/players", {1, 5}), "/players/0: expected a whole number from 2 to 5");
    expect_refused(changed("/players", {2, 6}), "/players/1: expected a whole number from 2 to 5");
    expect_refused(changed("/players", {4, 3}), "/players/1: expected a whole number from 4 to 5");
    expect_refused(changed("/players", {2}), "/players: expected two whole numbers");
    expect_refused(changed("/players", {2, 4}), "/haciendas: the key \"5\" is unknown");
}

TEST(RulesetJson, DecksHaveTheCardsThatAreDealt) {
    expect_refused(changed("/land_cards/rocks", 135), "/land_cards: has 201 cards");
    EXPECT_NO_THROW(read_ruleset(formats::JsonValue(changed("/land_cards/rocks", 134))));
    expect_refused(changed("/animal_cards/pig", 147), "/animal_cards: has 201 cards");
    // Five players' hands of 8 and a row of 4 take 44 of 80 cards, and each pampas card in the
    // hands 5 more.
    expect_refused(changed("/hand_land_cards", 16), "/land_cards: has 80 cards");
    EXPECT_NO_THROW(read_ruleset(formats::JsonValue(changed("/hand_land_cards", 15))));
    expect_refused(changed("/hand_pampas_cards", 3), "/hand_pampas_cards: 5 players need 15");
    EXPECT_NO_THROW(read_ruleset(formats::JsonValue(changed("/hand_pampas_cards", 2))));
    // For two players, 72 - 30 - 8 - 4 = 30 cards remain for the stacks.
    expect_refused(changed("/animal_cards_removed/2", 59), "/animal_cards: has 72 cards; with 2");
    EXPECT_NO_THROW(read_ruleset(formats::JsonValue(changed("/animal_cards_removed/2", 58))));
}

TEST(RulesetJson, ExtraPesosMayBeAbsent) {
    EXPECT_FALSE(write_ruleset(rulesets().front()).contains("extra_pesos"));
    const auto extra = [](const Json& list) {
        return read_ruleset(formats::JsonValue(changed("/extra_pesos", list)));
    };
    EXPECT_EQ(extra(Json::array()), rulesets().front());
    EXPECT_EQ(extra({0, 0}), rulesets().front());
    EXPECT_EQ(extra({0, 3, -20, 0, 10000}).extra_pesos, (BySeat{0, 3, -20, 0, 10000}));
    EXPECT_EQ(extra({1, 2}).extra_pesos, (BySeat{1, 2, 0, 0, 0}));
    EXPECT_EQ(write_ruleset(extra({0, 3, 0}))["extra_pesos"], Json({0, 3}));
    EXPECT_EQ(extra(write_ruleset(extra({0, 3}))["extra_pesos"]), extra({0, 3}));
    expect_refused(changed("/extra_pesos", {0, 1, 2, 3, 4, 5}), "/extra_pesos: expected at most 5");
    expect_refused(changed("/extra_pesos", 3), "/extra_pesos: expected ");
    for (const Json& wrong : {Json(-21), Json(10001), Json(1.5), Json("1"), Json()}) {
        expect_refused(changed("/extra_pesos", {0, wrong}),
                       "/extra_pesos/1: expected a whole number from -20 to 10000");
    }
}

RC_GTEST_PROP(RulesetJson, DamagedTextNeverCrashes, ()) {
    static const std::string good = write_ruleset(rulesets().front()).dump(2);
    try {
        read_ruleset(*testing::damaged(good));
    } catch (const InputError&) {
        // A refusal is fine.
    }
}

} // namespace

} // namespace pampas::rules
