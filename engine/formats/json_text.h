#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace pampas::formats {

/// JSON as Pampas writes it for people and programs: indented, with a line end. What is no UTF-8 is
/// replaced.
std::string json_text(const nlohmann::ordered_json& json);

} // namespace pampas::formats
