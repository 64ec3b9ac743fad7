#include "engine/files/input_error.h"
#include "engine/rules/setup_json.h"
#include "engine/rules/state.h"
#include "tests/engine/rules/bundled_games.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::rules {
namespace {

using formats::JsonValue;
using Json = nlohmann::ordered_json;
using ::testing::HasSubstr;
using Pointer = Json::json_pointer;

/// A map with seven spaces of undecided land.
map::Map example_map() {
    map::Map map({6, 6}, map::Space::Pampas);
    for (int column = 0; column < 5; ++column) {
        map.set({column, 2}, map::Space::Land);
    }
    map.set({5, 5}, map::Space::Land);
    map.set({0, 0}, map::Space::Land);
    return map;
}

Json dealt(const Game& game, std::uint64_t seed = 1) {
    chance::Stream stream(seed);
    return setup_json(game, deal(game.board(), game.rules(), game.players(), stream));
}

/// Why the set-up is not a possible deal; empty if it is one.
std::string problem(const Game& game, const Json& object) {
    const auto result = read_setup(game, JsonValue(object));
    return std::holds_alternative<Misdeal>(result) ? std::get<Misdeal>(result).message : "";
}

class SetupJsonOfFive : public ::testing::Test {
  protected:
    const Game game_{example_map(), ruleset_named("standard"), 5};
    const Game crucible_{example_map(), ruleset_named("crucible"), 2};
    Json setup_ = dealt(game_);

    void expect_refused(const Json& object, const std::string& text) const {
        EXPECT_THAT([&] { problem(game_, object); },
                    ::testing::ThrowsMessage<InputError>(HasSubstr(text)))
            << object;
    }
};

RC_GTEST_PROP(SetupJson, EveryDealComesBack, ()) {
    const auto bundled = *testing::any_bundled_game();
    const Game example(example_map(), bundled->rules(), bundled->players());
    chance::Stream stream(*rc::gen::arbitrary<std::uint64_t>());
    for (const Game* game : {bundled.get(), &example}) {
        const Setup setup = deal(game->board(), game->rules(), game->players(), stream);
        const Json object = setup_json(*game, setup);
        const auto read = read_setup(*game, JsonValue(object));
        RC_ASSERT(std::holds_alternative<Setup>(read));
        RC_ASSERT(std::get<Setup>(read) == setup);
    }
}

/// Whatever value is replaced, a set-up that is accepted can begin a game: its cards are those of
/// the box.
RC_GTEST_PROP(SetupJson, WithOneValueChangedIsSeenOrFair, ()) {
    const auto game = *testing::any_bundled_game();
    const Json good = dealt(*game, *rc::gen::arbitrary<std::uint64_t>());
    const Json flat = good.flatten();
    const auto number = *rc::gen::inRange<std::size_t>(0, flat.size());
    const Pointer place(std::next(flat.begin(), static_cast<std::ptrdiff_t>(number)).key());
    const auto wrong = *rc::gen::elementOf(
        std::vector<Json>{"pampas", "forest", "pig", "cattle", 3, nullptr, Json::array()});
    Json object = good;
    object[place] = wrong;
    try {
        const auto read = read_setup(*game, JsonValue(object));
        if (const auto* setup = std::get_if<Setup>(&read)) {
            RC_ASSERT(setup_json(*game, *setup) == object);
            // A changed land card would be one too many of its kind.
            RC_ASSERT(object == good || place.to_string().find("animal") != std::string::npos);
        }
    } catch (const InputError& error) {
        RC_ASSERT(std::string(error.what()).find(place.to_string()) != std::string::npos ||
                  wrong == Json::array());
    }
}

TEST_F(SetupJsonOfFive, NeedsEveryKey) {
    for (const auto& [key, value] : setup_.items()) {
        Json without = setup_;
        without.erase(key);
        expect_refused(without, "the key \"" + key + "\" is missing");
        Json wrong = setup_;
        wrong[key] = 3;
        expect_refused(wrong, "/" + key + ": expected a list");
    }
    Json without = setup_;
    without["hands"][3].erase("animal");
    expect_refused(without, "/hands/3: the key \"animal\" is missing");
}

TEST_F(SetupJsonOfFive, CardsAreKnown) {
    setup_["animal_second"][2] = "goat";
    expect_refused(setup_, "/animal_second/2: expected \"cattle\" or \"horse\"");
}

TEST_F(SetupJsonOfFive, UndecidedLandHasATerrainEach) {
    const std::string none_or_twice = "undecided land once";
    for (const Json& terrain :
         {Json::array(), Json::array({{0, 0, "forest"}}), setup_["hands"][0]["land"]}) {
        Json broken = setup_;
        broken["terrain"] = terrain;
        if (terrain.empty() || terrain[0].is_array()) {
            EXPECT_THAT(problem(game_, broken), HasSubstr(none_or_twice));
        } else {
            expect_refused(broken, "/terrain/0: expected a list");
        }
    }
    Json broken = setup_;
    broken["terrain"][1] = broken["terrain"][0];
    EXPECT_THAT(problem(game_, broken), HasSubstr(none_or_twice));
    broken = setup_;
    broken["terrain"][1][1] = 5; // pampas
    EXPECT_THAT(problem(game_, broken), HasSubstr(none_or_twice));
    broken = setup_;
    broken["terrain"].push_back({100000, -3, "forest"});
    EXPECT_THAT(problem(game_, broken), HasSubstr(none_or_twice));
    broken["terrain"][0][2] = "pampas";
    expect_refused(broken, "/terrain/0/2: expected \"mountain\"");
}

/// R1.4: seven spaces have two each of two terrains and one each of three.
TEST_F(SetupJsonOfFive, TerrainIsEven) {
    constexpr std::array<const char*, 7> fair{"rocks",    "rocks",  "swamp", "swamp",
                                              "mountain", "forest", "meadow"};
    for (std::size_t i = 0; i < fair.size(); ++i) {
        setup_["terrain"][i][2] = fair[i];
    }
    EXPECT_EQ(problem(game_, setup_), "");
    setup_["terrain"][4][2] = "rocks";
    EXPECT_THAT(problem(game_, setup_), HasSubstr("one terrain has 3 spaces"));
    setup_["terrain"][4][2] = "forest";
    EXPECT_THAT(problem(game_, setup_), HasSubstr("one terrain has 2 spaces"));
}

TEST_F(SetupJsonOfFive, TerrainMayBeInAnyOrder) {
    std::ranges::reverse(setup_["terrain"]);
    EXPECT_EQ(problem(game_, setup_), "");
}

/// Moves the last card of one place to another.
Json moved(Json setup, const char* from, const char* to) {
    Json& source = setup[Pointer(from)];
    setup[Pointer(to)].push_back(source.back());
    source.erase(source.size() - 1);
    return setup;
}

TEST_F(SetupJsonOfFive, PlacesHaveTheirNumbersOfCards) {
    EXPECT_THAT(problem(game_, moved(setup_, "/hands/2/land", "/land_supply")),
                HasSubstr("land of hand 2: 7 cards; expected 8"));
    EXPECT_THAT(problem(game_, moved(setup_, "/hands/4/animal", "/hands/0/animal")),
                HasSubstr("animals of hand 0: 5 cards; expected 4"));
    EXPECT_THAT(problem(game_, moved(setup_, "/land_face_up", "/land_supply")),
                HasSubstr("face-up land cards: 3 cards; expected 4"));
    EXPECT_THAT(problem(game_, moved(setup_, "/animal_face_up", "/animal_supply")),
                HasSubstr("face-up animal cards: 3 cards; expected 4"));
    EXPECT_THAT(problem(game_, moved(setup_, "/animal_second", "/animal_supply")),
                HasSubstr("animal supply: 25 cards; expected 24"));
    setup_["animal_second"].erase(0);
    EXPECT_THAT(problem(game_, setup_), HasSubstr("second animal stack: 23 cards; expected 24"));
    setup_["hands"].erase(0);
    EXPECT_THAT(problem(game_, setup_), HasSubstr("4 hands; expected 5"));
}

TEST_F(SetupJsonOfFive, TheOddCardIsInTheFirstStack) {
    const Json setup = dealt(crucible_);
    EXPECT_EQ(setup["animal_supply"].size(), 13U);
    EXPECT_EQ(setup["animal_second"].size(), 12U);
    EXPECT_THAT(problem(crucible_, moved(setup, "/animal_supply", "/animal_second")),
                HasSubstr("animal supply: 12 cards; expected 13"));
}

TEST_F(SetupJsonOfFive, CardsAreThoseOfTheBox) {
    Json broken = setup_;
    broken["land_supply"] = Json(setup_["land_supply"].size(), "rocks");
    EXPECT_THAT(problem(game_, broken), HasSubstr("cards; expected the 14 in the box"));
    broken = setup_;
    broken["animal_supply"] = Json(setup_["animal_supply"].size(), "pig");
    EXPECT_THAT(problem(game_, broken), HasSubstr("pig cards; the box has 18"));
}

/// R9.4: a seat whose pampas card was swapped with a card of the supply has too few.
TEST_F(SetupJsonOfFive, HandsHaveTheirPampasCards) {
    Json setup = dealt(crucible_);
    Json& hand = setup["hands"][1]["land"];
    std::ranges::rotate(hand, hand.begin() + 1);
    EXPECT_EQ(problem(crucible_, setup), "");
    for (Json& card : setup["hands"][1]["land"]) {
        for (Json& other : setup["land_supply"]) {
            if (card == "pampas" && other != "pampas") {
                std::swap(card, other);
            }
        }
    }
    EXPECT_THAT(problem(crucible_, setup), HasSubstr("0 pampas cards; expected at least 2"));
}

} // namespace
} // namespace pampas::rules
