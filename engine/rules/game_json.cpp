#include "engine/rules/game_json.h"

#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/rules/ruleset_json.h"

namespace pampas::rules {

nlohmann::ordered_json game_json(const Game& game) {
    return {{"map", formats::json_of(game.board().map())},
            {"ruleset", write_ruleset(game.rules())},
            {"players", game.players()}};
}

std::unique_ptr<const Game> read_game(const formats::JsonValue& object) {
    const map::Map map = formats::read_json(object.at("map"));
    const Ruleset rules = read_ruleset(object.at("ruleset"));
    const formats::JsonValue players = object.at("players");
    return std::make_unique<const Game>(map, rules,
                                        players.integer(rules.least_players, rules.most_players));
}

} // namespace pampas::rules
