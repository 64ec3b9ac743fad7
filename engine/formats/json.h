#pragma once

#include "engine/map/map.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

/// The native map file (engine/formats#map).
namespace pampas::formats {

class JsonFields;
class JsonValue;

/// Reads a JSON map. Throws `InputError` with line and column, or the JSON pointer of a wrong
/// value.
map::Map read_json(std::string_view bytes);

/// Reads a JSON map that stands within another file. Throws `InputError` with the place there.
map::Map read_json(const JsonValue& object);

/// Writes a map as indented JSON, unknown keys last. Throws `InputError` for texts that are not
/// UTF-8.
std::string write_json(const map::Map& map);

/// A map as JSON, and what it says about itself alone, without its format and its spaces.
nlohmann::ordered_json json_of(const map::Map& map);
nlohmann::ordered_json json_of(const map::Details& details);

/// The inverse of the last one, for a map of this size. Throws as `read_json`.
map::Details read_details(const JsonValue& object, const hex::Grid& grid);

/// The characters that stand for spaces in `spaces`, in the order of `map::Space`.
inline constexpr std::string_view space_letters = ".mfgrsl$w-";
/// The one that stands for a space.
char letter(map::Space space);
/// The space that a character stands for, if any.
std::optional<map::Space> space_of(char letter);
/// A space in JSON by such a character.
struct Letter {
    map::Space& space;
};
void json_fields(JsonFields& json, Letter& letter);

} // namespace pampas::formats
