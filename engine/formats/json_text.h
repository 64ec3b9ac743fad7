#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

/// Parsing and writing JSON text.
namespace pampas::formats {

/// JSON as Pampas writes it: indented, with a line end. Bytes that are not UTF-8 are replaced.
std::string json_text(const nlohmann::ordered_json& json);

/// An empty object with reserved capacity for some members; without it, growing would copy all
/// members and keys.
nlohmann::ordered_json roomy_object();

/// Parses one JSON value, keeping the order of keys. Refuses repeated keys, nesting deeper than 100
/// and more than ten million values, which the grammar of JSON allows. Throws `InputError` with
/// line and column; the first line has the number `first_line`.
nlohmann::ordered_json parse_json(std::string_view bytes, std::size_t first_line = 1);

} // namespace pampas::formats
