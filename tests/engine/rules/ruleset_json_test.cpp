#include "engine/files/input_error.h"
#include "engine/formats/parse_json.h"
#include "engine/rules/ruleset_json.h"
#include "tests/engine/formats/damage.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::rules {
namespace {

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

/// Expects that the object is refused with a message that has the text.
void expect_refused(const Json& object, const std::string& text) {
    EXPECT_THAT([&] { read_ruleset(formats::JsonValue(object)); },
                ::testing::ThrowsMessage<InputError>(HasSubstr(text)))
        << object.dump();
}

/// The standard rules with one value set to another.
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
        // Decks too small for the game, and ranges of players that end before they begin.
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

TEST(RulesetJson, WhereNothingMakesNoSenseThereIsAtLeastOne) {
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
    // Hands of 8 and a row of 4 for five players take 44 of 80 cards, and each pampas card more 5.
    expect_refused(changed("/hand_land_cards", 16), "/land_cards: has 80 cards");
    EXPECT_NO_THROW(read_ruleset(formats::JsonValue(changed("/hand_land_cards", 15))));
    expect_refused(changed("/hand_pampas_cards", 3), "/hand_pampas_cards: 5 players need 15");
    EXPECT_NO_THROW(read_ruleset(formats::JsonValue(changed("/hand_pampas_cards", 2))));
    // For two players 72 - 30 - 8 - 4 = 30 are left for the stacks.
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
        // As it should be.
    }
}

} // namespace
} // namespace pampas::rules
