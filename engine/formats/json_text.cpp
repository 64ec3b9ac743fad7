#include "engine/formats/json_text.h"

#include <nlohmann/json.hpp>

namespace pampas::formats {

std::string json_text(const nlohmann::ordered_json& json) {
    constexpr int indent = 2;
    return json.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace pampas::formats
