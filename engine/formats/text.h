#pragma once

#include "engine/map/map.h"

#include <string>
#include <string_view>

/// A board as text that people paste in a forum (engine/formats#text).
namespace pampas::formats {

/// Whether a text begins as the text form does.
bool is_map_text(std::string_view text);

/// Reads the text form, whatever became of its blanks and line ends. Throws `InputError` with the
/// line.
map::Map read_text(std::string_view text);

/// The text form of the map's board and name. Throws `InputError` for a name with control
/// characters, or with blanks at its ends.
std::string write_text(const map::Map& map);

} // namespace pampas::formats
