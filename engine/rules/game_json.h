#pragma once

#include "engine/formats/json_value.h"
#include "engine/rules/game.h"

#include <memory>

/// What a game is played with, as the first line of a record has it (engine/formats#records).
namespace pampas::rules {

/// The keys `map`, `ruleset` and `players`.
nlohmann::ordered_json game_json(const Game& game);

/// Reads these keys. Throws `InputError`.
std::unique_ptr<const Game> read_game(const formats::JsonValue& object);

} // namespace pampas::rules
