#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/rules/notation.h"
#include "engine/rules/position_json.h"
#include "engine/rules/ruleset.h"
#include "engine/simulation/random_action.h"
#include "tests/engine/formats/damage.h"
#include "tests/engine/rules/bundled_games.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::rules {
namespace {

using Json = nlohmann::ordered_json;

/// The state of a game after some turns, with the placements of its water tiles.
struct Played {
    State state;
    std::vector<PlaceNumber> waters;
};

Played played(const Game& game, chance::Stream& stream, int turns) {
    Played result{game.set_up(stream), {}};
    while (!result.state.over() && turns > 0) {
        const Action action = simulation::random_action(result.state, stream);
        if (action.kind == ActionKind::BuyWater) {
            result.waters.push_back(action.place);
        }
        turns -= action.kind == ActionKind::EndTurn;
        result.state.apply(action);
    }
    return result;
}

/// What lies on the board, as a position file lists it.
Json position_json(const Played& played, std::optional<int> seat = {}) {
    const Game& game = played.state.game();
    return rules::position_json({game.board().map(), played.state, played.waters, seat});
}

RC_GTEST_PROP(PositionJson, IsThatOfTheGameItIsTakenFrom, ()) {
    const auto game = *testing::any_bundled_game();
    chance::Stream stream(*rc::gen::arbitrary<std::uint64_t>());
    const Played played = rules::played(*game, stream, *rc::gen::inRange(0, 150));
    const State& state = played.state;
    const PositionFile file = read_position(position_json(played).dump());
    RC_ASSERT(file.game->rules() == game->rules());
    for (std::size_t i = 0; i < game->board().cells(); ++i) {
        const auto cell = static_cast<Cell>(i);
        RC_ASSERT(file.position.tile(cell) == state.position().tile(cell));
        RC_ASSERT(file.position.has_water(cell) == state.position().has_water(cell));
        RC_ASSERT(file.position.has_hacienda(cell) == state.position().has_hacienda(cell));
        RC_ASSERT(file.position.has_chip(cell) == state.position().has_chip(cell));
    }
    for (int seat = 0; seat < state.players(); ++seat) {
        RC_ASSERT(file.pesos[index(seat)] == state.pesos(seat));
        RC_ASSERT(file.score(seat) == state.score(seat));
    }
}

RC_GTEST_PROP(PositionJson, SaysWhoseTurnItIsAndWhatEachSeatHolds, ()) {
    const auto game = *testing::any_bundled_game();
    chance::Stream stream(*rc::gen::arbitrary<std::uint64_t>());
    const Played played = rules::played(*game, stream, *rc::gen::inRange(0, 150));
    const State& state = played.state;
    const Json file = position_json(played);
    RC_ASSERT(file["turn"] == (state.over() ? Json() : Json(state.seat())));
    RC_ASSERT(file["round"] == state.round());
    for (int seat = 0; seat < state.players(); ++seat) {
        for (std::size_t kind = 0; kind < species_names.size(); ++kind) {
            const Json& cards = file["hands"][index(seat)]["animal"];
            RC_ASSERT(std::ranges::count(cards, Json(species_names[kind])) ==
                      state.animals().hand(seat)[kind]);
        }
        for (std::size_t kind = 0; kind < land_card_names.size(); ++kind) {
            const Json& cards = file["hands"][index(seat)]["land"];
            RC_ASSERT(std::ranges::count(cards, Json(land_card_names[kind])) ==
                      state.land().hand(seat)[kind]);
        }
    }
}

RC_GTEST_PROP(PositionJson, OfASeatDoesNotDependOnWhatItCannotKnow, ()) {
    const auto game = *testing::any_bundled_game();
    chance::Stream stream(*rc::gen::arbitrary<std::uint64_t>());
    Played played = rules::played(*game, stream, *rc::gen::inRange(0, 150));
    const int seat = *rc::gen::inRange(0, game->players());
    const Json file = position_json(played, seat);
    RC_ASSERT(file["hands"][index(seat)] == position_json(played)["hands"][index(seat)]);
    played.state.redeal_unseen(seat, stream);
    RC_ASSERT(position_json(played, seat) == file);
}

RC_GTEST_PROP(PositionJson, DamagedFilesAreReadOrRefused, ()) {
    static const std::string good = [] {
        const Game game(formats::read_json(resources::in_folder("maps").front().bytes),
                        rulesets().front(), 3);
        chance::Stream stream(7);
        return position_json(played(game, stream, 60)).dump(1);
    }();
    try {
        read_position(*testing::damaged(good));
    } catch (const InputError&) {
        // A refusal is fine.
    }
}

Json file_of(const map::Map& map) {
    return {{"format", "pampas-position"},
            {"version", 1},
            {"map", Json::parse(formats::write_json(map))},
            {"players", 2},
            {"pesos", {0, 0}}};
}

TEST(PositionJson, WithoutARulesetItIsThatOfTheMapOrStandard) {
    map::Map map({3, 3});
    EXPECT_EQ(read_position(file_of(map).dump()).game->rules(), ruleset_named("standard"));
    map.details().ruleset = "crucible";
    EXPECT_EQ(read_position(file_of(map).dump()).game->rules(), ruleset_named("crucible"));
    Json file = file_of(map);
    file["ruleset"] = "variant-1";
    EXPECT_EQ(read_position(file.dump()).game->rules(), ruleset_named("variant-1"));
}

TEST(PositionJson, TilesBelongToPlayersOfTheGame) {
    Json file = file_of(map::Map({2, 2}, map::Space::Land));
    for (const int player : {-1, 2, 3, 1'000'000}) {
        file["land"] = {{{"at", {0, 0}}, {"player", player}}};
        EXPECT_THROW(read_position(file.dump()), InputError) << player;
    }
}

TEST(PositionJson, HaciendasAndChipsStandOnTiles) {
    map::Map map({2, 2}, map::Space::Land);
    map.set({1, 1}, map::Space::Water); // where no tile can be
    for (const char* key : {"haciendas", "harvest_chips"}) {
        for (const int at : {0, 1}) {
            Json file = file_of(map);
            file[key].push_back({at, at});
            EXPECT_THROW(read_position(file.dump()), InputError) << key << at;
        }
    }
}

TEST(PositionJson, UndecidedLandTakesLandTiles) {
    const map::Map map({2, 2}, map::Space::Land);
    Json file = file_of(map);
    file["land"] = {{{"at", {0, 0}}, {"player", 1}},
                    {{"at", {1, 0}}, {"player", 1}},
                    {{"at", {0, 1}}, {"player", 1}}};
    EXPECT_EQ(read_position(file.dump()).score(1).land, 6);
}

/// The highest possible points are still counted correctly: every space of the largest map is
/// taken, and every number is as large as a ruleset allows.
TEST(PositionJson, TheLargestMapCanBeFull) {
    map::Map map({hex::max_side, hex::max_side});
    Ruleset rules = rulesets().front();
    rules.land_chain_points = rules.herd_points = rules.hacienda_points = 1000;
    rules.market_points_first = 1000;
    rules.water_points = {1000, 1000, 1000, 1000};
    rules.money_pesos_per_point = 1;
    rules.herd_min = 1;
    Json file;
    int animals = 0;
    int markets = 0;
    for (int row = 0; row < hex::max_side; ++row) {
        for (int column = 0; column < hex::max_side; ++column) {
            if (row % 3 == 0) {
                file["animals"].push_back(
                    {{"at", {column, row}}, {"player", 0}, {"species", "pig"}});
                file["haciendas"].push_back({column, row});
                ++animals;
            } else {
                map.set({column, row}, row % 3 == 1 ? map::Space::Market : map::Space::Water);
                markets += row % 3 == 1;
            }
        }
    }
    file.update(file_of(map));
    file["ruleset"] = write_ruleset(rules);
    file["pesos"][0] = 1000000;
    const Score score = read_position(file.dump()).score(0);
    EXPECT_EQ(score.markets, markets * (markets - 1) / 2 + markets * 1000);
    EXPECT_EQ(score.herds, animals * 1000);
    EXPECT_EQ(score.haciendas, animals * 1000);
    // Two waters in the row above each animal, except for the first row and the outer spaces.
    EXPECT_GT(score.water, (2 * animals - 1000) * 1000);
    EXPECT_EQ(score.money, 1000000);
    EXPECT_GT(score.total(), score.markets);
}

} // namespace
} // namespace pampas::rules
