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

/// Reads a map in JSON. Throws `InputError` with line and column, or with the JSON pointer of a
/// wrong value.
map::Map read_json(std::string_view bytes);

/// Reads a map that is part of another JSON file. Throws `InputError` with the place there.
map::Map read_json(const JsonValue& object);

/// Writes a map as indented JSON, unknown keys last. Throws `InputError` for texts that are not
/// UTF-8.
std::string write_json(const map::Map& map);

/// A map as JSON, and only its details, without format and spaces.
nlohmann::ordered_json json_of(const map::Map& map);
nlohmann::ordered_json json_of(const map::Details& details);

/// Reads the details of a map of this size. Throws as `read_json` does.
map::Details read_details(const JsonValue& object, const hex::Grid& grid);

/// The characters for kinds of spaces in `spaces`, in the order of `map::Space`.
inline constexpr std::string_view space_letters = ".mfgrsl$w-";
/// The character for a kind of space.
char letter(map::Space space);
/// The kind of space for a character, if any.
std::optional<map::Space> space_of(char letter);
/// A kind of space written as such a character in JSON.
struct Letter {
    map::Space& space;
};

/// Reads or writes a kind of space as its character.
void json_fields(JsonFields& json, Letter& letter);

} // namespace pampas::formats
