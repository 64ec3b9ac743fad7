#pragma once

#include "engine/formats/json_value.h"
#include "engine/pigs/state.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// Games in records (engine/pigs#records), which `simulation` writes and reads.
namespace pampas::pigs {

/// The value of `format` in the header of records.
inline constexpr std::string_view record_format = "pampas-pigs-games";

/// The keys `format`, `edition`, `players`, `next_card` and `open_choice` of the header.
nlohmann::ordered_json game_json(const Game& game);

/// Reads these keys. Throws `InputError`.
std::unique_ptr<const Game> read_game(const formats::JsonValue& object);

/// Why the rules exclude a set-up.
struct Misdeal {
    std::string message;
};

/// The order of the cards, as their numbers in the edition, from 0.
nlohmann::ordered_json setup_json(const Game& game, const Setup& setup);

/// Reads a set-up that `deal` could return. Throws `InputError` if something is missing or has a
/// wrong type.
std::variant<Setup, Misdeal> read_setup(const Game& game, const formats::JsonValue& object);

/// The outcome of an action: `dollars` that it brings or, below 0, costs, and `no_room` if a pig
/// went back to the market.
nlohmann::ordered_json outcome_json(const Action& action, const Outcome& outcome);

/// An action of a seat and its outcome.
nlohmann::ordered_json action_json(const State& state, int seat, const Action& action,
                                   const Outcome& outcome);

/// Reads an action, which need not be legal (see `State::allows`). Empty if another player acts.
/// Throws `InputError` for a missing key, a wrong type or an unknown word.
std::optional<Action> read_action(const State& state, const formats::JsonValue& object);

/// What each farm was worth at the end of each season is not scored: an empty list.
nlohmann::ordered_json scorings_json(const State& state);

/// For each seat its dollars, in all (`points`) and by account, and its `property`.
nlohmann::ordered_json result_json(const State& state);

} // namespace pampas::pigs
