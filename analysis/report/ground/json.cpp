#include "analysis/report/ground/json.h"

namespace pampas::report {

Json interval_json(balance::Interval interval) {
    return {interval.low, interval.high};
}

balance::Interval read_interval(const Json& json) {
    return {json.at(0).get<double>(), json.at(1).get<double>()};
}

Json place_json(const atlas::Place& place) {
    return {{"below", place.below}, {"equal", place.equal}, {"above", place.above}};
}

Json space_json(hex::Coordinate at) {
    return {at.column, at.row};
}

hex::Coordinate read_coordinate(const Json& json) {
    return {json.at(0).get<int>(), json.at(1).get<int>()};
}

const Json& optional_part(const Json& json, const char* key) {
    static const Json nothing = Json::object();
    const auto found = json.find(key);
    return found == json.end() ? nothing : *found;
}

} // namespace pampas::report
