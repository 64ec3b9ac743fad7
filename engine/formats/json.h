#pragma once

#include "engine/map/map.h"

#include <string>
#include <string_view>

/// The native map file (engine/formats#map).
namespace pampas::formats {

class JsonValue;

/// Reads a JSON map. Throws `InputError` with line and column, or the JSON pointer of a wrong
/// value.
map::Map read_json(std::string_view bytes);

/// Reads a JSON map that stands within another file. Throws `InputError` with the place there.
map::Map read_json(const JsonValue& object);

/// Writes a map as indented JSON, unknown keys last. Throws `InputError` for texts that are not
/// UTF-8.
std::string write_json(const map::Map& map);

/// The character that stands for a space in `spaces`.
char letter(map::Space space);

} // namespace pampas::formats
