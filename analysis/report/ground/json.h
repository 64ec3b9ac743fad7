#pragma once

#include "analysis/balance/verdict.h"
#include "engine/formats/json_fields.h"

#include <nlohmann/json.hpp>

#include <optional>

/// Values that JSON takes as they are: structs that list their fields
/// (engine/formats/json_fields.h), spaces, and optional values, null for nothing.
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

/// A list of what `json_of` makes of each item.
Json list_json(const auto& items, const auto& json_of) {
    Json list = Json::array();
    for (const auto& item : items) {
        list.push_back(json_of(item));
    }
    return list;
}

/// Adds a value that may be missing.
template <class Value>
void add_known(Json& json, const char* key, const std::optional<Value>& value) {
    if (value) {
        json[key] = *value;
    }
}

/// Adds that fewer games were played than asked for, if that is so.
inline void add_interruption(Json& json, bool interrupted) {
    if (interrupted) {
        json["interrupted"] = true;
    }
}

/// Adds the end of a report on games: whether they were interrupted, and how long they took.
inline void add_end(Json& json, bool interrupted, double seconds, std::size_t threads) {
    add_interruption(json, interrupted);
    json["timing"] = {{"seconds", seconds}, {"threads", threads}};
}

/// A verdict and what it rests on.
inline Json fairness_json(const balance::Fairness& fairness) {
    return {{"verdict", balance::name_of(fairness.verdict)},
            {"tolerance", fairness.tolerance},
            {"gap", fairness.gap},
            {"gap_ci", fairness.gap_interval},
            {"p_value", fairness.p_value}};
}

} // namespace pampas::report
