#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

/// JSON as text, parsed and written.
namespace pampas::formats {

/// JSON as Pampas writes it for people and programs: indented, with a line end. Bytes that are not
/// UTF-8 are replaced.
std::string json_text(const nlohmann::ordered_json& json);

/// An empty object that has room for some members, which would otherwise be copied, keys and all,
/// whenever it grew.
nlohmann::ordered_json roomy_object();

/// Parses one JSON value and keeps the order of keys. Refuses repeated keys and values nested
/// deeper than 100, which the grammar of JSON allows. Throws `InputError` with line and column; the
/// first line has the number `first_line`.
nlohmann::ordered_json parse_json(std::string_view bytes, std::size_t first_line = 1);

} // namespace pampas::formats
