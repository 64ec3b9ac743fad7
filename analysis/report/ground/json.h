#pragma once

#include "engine/formats/json_fields.h"

#include <nlohmann/json.hpp>

#include <optional>

/// What may stand in JSON as it is: structs that list their fields (engine/formats/json_fields.h),
/// spaces, and optional values, null for nothing.
template <class Value>
requires requires(pampas::formats::JsonFields& json, Value& value) {
    json_fields(json, value);
}
struct nlohmann::adl_serializer<Value> {
    static void to_json(ordered_json& json, const Value& value) {
        json = pampas::formats::fields_json(value);
    }
};
template <>
struct nlohmann::adl_serializer<pampas::hex::Coordinate> {
    static void to_json(ordered_json& json, const pampas::hex::Coordinate& at) {
        json = {at.column, at.row};
    }
};
template <class Value>
struct nlohmann::adl_serializer<std::optional<Value>> {
    static void to_json(ordered_json& json, const std::optional<Value>& value) {
        json = value ? ordered_json(*value) : ordered_json();
    }
};

/// Pieces of JSON reports.
namespace pampas::report {

using Json = nlohmann::ordered_json;

/// What `json_of` makes of each item.
Json list_json(const auto& items, const auto& json_of) {
    Json list = Json::array();
    for (const auto& item : items) {
        list.push_back(json_of(item));
    }
    return list;
}

} // namespace pampas::report
