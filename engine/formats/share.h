#pragma once

#include "engine/map/map.h"

#include <string>
#include <string_view>

/// The share code: a board in one line, to be pasted anywhere (engine/formats#share-code).
namespace pampas::formats {

/// Whether a text is a share code and nothing else, sound or not.
bool is_share_code(std::string_view text);

/// Reads a share code, with blanks around it or without. Throws `InputError`.
map::Map read_share_code(std::string_view text);

/// The share code of the map's board and name. Throws `InputError` for a name of more than 1000
/// bytes.
std::string write_share_code(const map::Map& map);

} // namespace pampas::formats
