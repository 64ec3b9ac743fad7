#pragma once

#include <nlohmann/json.hpp>

#include <string_view>

namespace pampas::formats {

/// Parses one JSON value, keeping the order of keys. Stricter than JSON's grammar: a repeated key
/// and values nested deeper than 100 are refused. Throws `InputError` with line and column, the
/// first line being number `first_line`.
nlohmann::ordered_json parse_json(std::string_view bytes, std::size_t first_line = 1);

} // namespace pampas::formats
