#pragma once

#include <nlohmann/json.hpp>

namespace pampas::formats {

/// An object without members but with room for some: those that it has would be copied, keys and
/// all, whenever it grew.
inline nlohmann::ordered_json roomy_object() {
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    object.get_ref<nlohmann::ordered_json::object_t&>().reserve(8);
    return object;
}

} // namespace pampas::formats
