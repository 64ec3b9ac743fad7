#include "analysis/atlas/atlas.h"

#include "engine/resources/resource.h"

#include <nlohmann/json.hpp>

#include <array>

namespace pampas::atlas {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 5> names{"likely_gap", "rounds", "points", "markets_used",
                                                "lead_changes"};

Table read_table(const Json& json) {
    return {.map = json.at("name"),
            .players = {json.at("players"), json.at("bot")},
            .games = json.at("games"),
            .shares = json.at("shares"),
            .gap_interval = {json.at("gap_ci").at(0), json.at("gap_ci").at(1)},
            .values = json.at("values")};
}

std::string_view data() {
    return resources::find("published/games.json").value();
}

void count(Place& place, double other, double value) {
    ++(other < value ? place.below : other > value ? place.above : place.equal);
}

std::optional<Place> known(const Place& place) {
    return place.all() > 0 ? std::optional(place) : std::nullopt;
}

} // namespace

std::span<const std::string_view> figure_names() {
    return names;
}

std::vector<Table> read_tables(std::string_view json) {
    const Json file = Json::parse(json);
    std::vector<Table> result;
    for (const Json& table : file.at("tables")) {
        result.push_back(read_table(table));
    }
    return result;
}

const std::vector<Table>& tables() {
    static const std::vector<Table> all = read_tables(data());
    return all;
}

std::vector<RestrictedMap> read_restricted_maps(std::string_view json) {
    const Json file = Json::parse(json);
    std::vector<RestrictedMap> result;
    for (const Json& map : file.at("restrictions")) {
        RestrictedMap& read = result.emplace_back(
            RestrictedMap{map.at("name"), map.at("players"), map.at("games"), {}});
        for (const auto& [without, cost] : map.at("costs").items()) {
            read.costs.emplace_back(without, cost);
        }
    }
    return result;
}

const std::vector<RestrictedMap>& restricted_maps() {
    static const std::vector<RestrictedMap> all = read_restricted_maps(data());
    return all;
}

std::optional<Place> place(Figure figure, double value, const Players& players,
                           std::span<const Table> among) {
    Place result;
    for (const Table& table : among) {
        if (table.players == players) {
            count(result, table.values[static_cast<std::size_t>(figure)], value);
        }
    }
    return known(result);
}

std::optional<Place> place_of_cost(std::string_view without, double cost, int players,
                                   std::span<const RestrictedMap> among) {
    Place result;
    for (const RestrictedMap& map : among) {
        for (const auto& [name, other] : map.costs) {
            if (map.players == players && name == without) {
                count(result, other, cost);
            }
        }
    }
    return known(result);
}

} // namespace pampas::atlas
