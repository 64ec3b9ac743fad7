#pragma once

#include "engine/formats/json_value.h"
#include "engine/rules/setup.h"
#include "engine/rules/state.h"

#include <memory>
#include <string>
#include <variant>

/// Games and their set-ups as records write them (engine/formats#records).
namespace pampas::rules {

/// What a game is played with, as the first line of a record has it: the keys `map`, `ruleset` and
/// `players`.
nlohmann::ordered_json game_json(const Game& game);

/// Reads these keys. Throws `InputError`.
std::unique_ptr<const Game> read_game(const formats::JsonValue& object);

/// A set-up that the game's rules cannot give, and why.
struct Misdeal {
    std::string message;
};

nlohmann::ordered_json setup_json(const Game& game, const Setup& setup);

/// Reads a set-up. What comes back is one that `deal` could give (R1.4, R3.3, R3.4, R9.4), but for
/// the order of cards within hands, which may be any. Throws `InputError` when something is missing
/// or of a wrong type.
std::variant<Setup, Misdeal> read_setup(const Game& game, const formats::JsonValue& object);

} // namespace pampas::rules
