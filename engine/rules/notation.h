#pragma once

#include "engine/formats/json_value.h"
#include "engine/rules/state.h"

#include <optional>

/// Actions and scorings in records (engine/formats#records).
namespace pampas::rules {

/// A space as `[column, row]`.
nlohmann::ordered_json space_json(hex::Coordinate at);

/// A water tile on a board: the keys `tile` and `at`.
nlohmann::ordered_json water_json(const Board& board, const WaterPlacement& placement);

/// Reads a space, which need not be on a board. Throws `InputError` unless it is two integers.
hex::Coordinate read_space(const formats::JsonValue& value);

/// The placement of a water tile of this shape on exactly these spaces, in any order; empty if the
/// board has none.
std::optional<PlaceNumber> find_placement(const Board& board, WaterShape shape,
                                          std::span<const hex::Coordinate> spaces);

/// The outcome of an action in a record: `card` for cards bought, `income` for animals and
/// harvests.
nlohmann::ordered_json outcome_json(const Action& action, const Outcome& outcome);

/// An action of a seat and its outcome in a record.
nlohmann::ordered_json action_json(const State& state, int seat, const Action& action,
                                   const Outcome& outcome);

/// Reads an action from a record; it need not be legal (see `State::allows`). Empty if it cannot be
/// an action of the seat to move: another player, a space off the board, a slot that does not
/// exist, spaces on which the tile does not fit. `card` of cards bought and `income` are required
/// but not checked, since they follow from the action (see `outcome_json`). Throws `InputError` for
/// a missing key, a wrong type or an unknown word.
std::optional<Action> read_action(const State& state, const formats::JsonValue& object);

/// Points by category.
nlohmann::ordered_json score_json(const Score& score);

/// The scorings of a game so far.
nlohmann::ordered_json scorings_json(const State& state);

/// Points and pesos of all seats.
nlohmann::ordered_json result_json(const State& state);

} // namespace pampas::rules
