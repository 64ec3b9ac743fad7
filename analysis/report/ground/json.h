#pragma once

#include "analysis/atlas/atlas.h"
#include "analysis/balance/intervals.h"
#include "engine/hex/grid.h"

#include <nlohmann/json.hpp>

#include <vector>

/// Pieces of JSON reports, and how they are read again. Reading throws `Json::exception`.
namespace pampas::report {

using Json = nlohmann::ordered_json;

/// `[low, high]`.
Json interval_json(balance::Interval interval);
balance::Interval read_interval(const Json& json);

/// Among published maps: `{"below", "equal", "above"}`.
Json place_json(const atlas::Place& place);

/// `[column, row]`.
Json space_json(hex::Coordinate at);
hex::Coordinate read_coordinate(const Json& json);

/// What `json_of` makes of each item.
Json list_json(const auto& items, const auto& json_of) {
    Json list = Json::array();
    for (const auto& item : items) {
        list.push_back(json_of(item));
    }
    return list;
}

auto read_list(const Json& json, const auto& read_item) {
    std::vector<decltype(read_item(json))> items;
    for (const Json& item : json) {
        items.push_back(read_item(item));
    }
    return items;
}

/// A part that earlier versions did not write: an empty object where it is missing.
const Json& optional_part(const Json& json, const char* key);

/// A number that earlier versions did not write: 0 where it is missing.
template <class Number = double>
Number optional_number(const Json& json, const char* key) {
    return json.value(key, Number());
}

} // namespace pampas::report
