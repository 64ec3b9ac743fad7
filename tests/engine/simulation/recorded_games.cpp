#include "tests/engine/simulation/recorded_games.h"

#include "engine/files/input_error.h"
#include "engine/players/lineup.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/match.h"
#include "engine/simulation/replay.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/simulation/plain_replay.h"
#include "tests/engine/temporary_folder.h"

#include <algorithm>
#include <set>

namespace pampas::testing {
namespace {

using rules::Game;
using Json = nlohmann::ordered_json;

/// A game as its line of a record.
Json recorded_game(const Game& game, std::size_t number) {
    const TemporaryFolder folder;
    simulation::RecordFile file(folder / "games", Json::object(), number);
    simulation::Recorder<Game> recorder(game, file);
    const std::vector<std::string> bots{"random"};
    simulation::play_match(game, players::Lineup(bots, game.players()), {games_seed}, number,
                           recorder);
    file.keep();
    const std::string bytes = bytes_of(folder / "games");
    return Json::parse(bytes.substr(bytes.find('\n')));
}

/// What happens in a game: kinds of action, shapes of water, sources of money.
std::set<std::string> events_of(const Json& line) {
    std::set<std::string> result;
    for (const Json& action : line["actions"]) {
        const std::string what = action["do"];
        result.insert(what);
        result.insert(what + "/" + action.value("tile", ""));
        if (what == "harvest" && !action["from"].is_null()) {
            result.insert("harvest from an opponent");
        }
        if (what == "play-animal" && action["income"] > 0) {
            result.insert("market income");
        }
    }
    return result;
}

const std::set<std::string> all_events{
    "buy-land",         "buy-animal",    "buy-hacienda",       "play-land",
    "play-animal",      "harvest",       "end-turn",           "buy-water/single",
    "buy-water/double", "buy-water/row", "buy-water/triangle", "harvest from an opponent",
    "market income",
};

} // namespace

const map::Map& small_map() {
    static const map::Map map =
        drawn_map({"m.f..g..", ".$.l..$w", "..ll.r..", "s..m..f.", ".g..$..l", "w.r..s.."});
    return map;
}

rules::Ruleset small_rules(const std::string& name) {
    rules::Ruleset rules = rules::ruleset_named(name);
    rules.land_cards = {5, 5, 5, 5, 5, 8};
    rules.animal_cards = {6, 6, 6, 6};
    rules.animal_cards_removed.fill(2);
    rules.hand_land_cards = 3;
    rules.hand_animal_cards = 2;
    rules.face_up_land_cards = 2;
    rules.face_up_animal_cards = 2;
    rules.harvest_chips = 1;
    rules.start_pesos = 40;
    rules.price_hacienda = 4;
    rules.price_water = 4;
    return rules;
}

Json eventful_game(const Game& game) {
    for (std::size_t number = 0; number < 10'000; ++number) {
        Json line = recorded_game(game, number);
        if (std::ranges::includes(events_of(line), all_events)) {
            return line;
        }
    }
    throw std::logic_error("no game has everything");
}

std::optional<std::string> refusal(const Game& game, std::optional<std::uint64_t> seed,
                                   const Json& line) {
    try {
        const auto dealing = seed ? std::optional(simulation::Dealing{*seed}) : std::nullopt;
        simulation::Replay(game, dealing, formats::JsonValue(line)).check();
        return std::nullopt;
    } catch (const simulation::Contradiction& error) {
        return error.what();
    } catch (const InputError& error) {
        return error.what();
    }
}

bool could_be_played(const Game& game, const Json& line) {
    try {
        return !plain_refutation(game, line);
    } catch (const Json::exception&) { // a key is missing or of another type
        return false;
    }
}

} // namespace pampas::testing
