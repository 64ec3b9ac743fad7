#pragma once

#include "engine/formats/json_value.h"
#include "engine/rules/state.h"

#include <optional>

/// Actions and scorings as records write them (engine/formats#records).
namespace pampas::rules {

/// A space: its column and row.
nlohmann::ordered_json space_json(hex::Coordinate at);

/// Reads a space, which may lie anywhere. Throws `InputError` for anything but two whole numbers.
hex::Coordinate read_space(const formats::JsonValue& value);

/// The placement of a water tile of this shape on exactly these spaces, in any order, if the map
/// has it.
std::optional<PlaceNumber> find_placement(const Board& board, WaterShape shape,
                                          std::span<const hex::Coordinate> spaces);

/// What came of an action, as its object in a record has it: `card` of cards bought, `income` of
/// animals and harvests.
nlohmann::ordered_json outcome_json(const Action& action, const Outcome& outcome);

/// An action of a seat and what came of it, as a record writes them.
nlohmann::ordered_json action_json(const State& state, int seat, const Action& action,
                                   const Outcome& outcome);

/// The action that a record names, not checked to be legal: see `State::allows`. Nothing when no
/// action of the player whose turn it is could be meant: another player, a space off the board, no
/// such slot, spaces on which no such tile fits. `card` of cards bought and `income` only have to
/// be there: they follow from the action, and `outcome_json` tells what they must be. Throws
/// `InputError` for a missing key, a wrong type, an unknown word.
std::optional<Action> read_action(const State& state, const formats::JsonValue& object);

/// Points by category.
nlohmann::ordered_json score_json(const Score& score);

/// The scorings of a game so far.
nlohmann::ordered_json scorings_json(const State& state);

/// Points and pesos of all seats.
nlohmann::ordered_json result_json(const State& state);

} // namespace pampas::rules
