#pragma once

#include "engine/formats/json_value.h"

#include <cstddef>
#include <map>
#include <string>

/// What people write about positions of recorded games (engine/formats#records).
namespace pampas::simulation {

/// Notes on positions of a game, by the number of actions before them.
using Notes = std::map<std::size_t, std::string>;

/// The greatest length of a note in bytes.
inline constexpr std::size_t longest_note = 10'000;

/// The notes in the line of a game. Throws `InputError` if they are not in the form of records.
Notes read_notes(const formats::JsonValue& line);

/// Records in which the game with this number has these notes and no others. Throws `InputError` if
/// there is no such game, it is not over, lines are not records, or a note is too long.
std::string with_notes(const std::string& records, int number, const Notes& notes);

} // namespace pampas::simulation
