#pragma once

#include "engine/formats/json_value.h"
#include "engine/rules/setup.h"
#include "engine/rules/state.h"

#include <memory>
#include <string>
#include <variant>

/// Games and their set-ups in records (engine/formats#records).
namespace pampas::rules {

/// The keys `map`, `ruleset` and `players` of a game in the first line of records.
nlohmann::ordered_json game_json(const Game& game);

/// Reads these keys. Throws `InputError`.
std::unique_ptr<const Game> read_game(const formats::JsonValue& object);

/// Why the rules exclude a set-up.
struct Misdeal {
    std::string message;
};

/// A set-up in a record.
nlohmann::ordered_json setup_json(const Game& game, const Setup& setup);

/// Reads a set-up that `deal` could return (R1.4, R3.3, R3.4, R9.4), except for the order of cards
/// within hands, which is arbitrary. Throws `InputError` if something is missing or has a wrong
/// type.
std::variant<Setup, Misdeal> read_setup(const Game& game, const formats::JsonValue& object);

} // namespace pampas::rules
