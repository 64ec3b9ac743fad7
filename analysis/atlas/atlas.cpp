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
    static const std::vector<Table> all =
        read_tables(resources::find("published/games.json").value());
    return all;
}

std::optional<Place> place(Figure figure, double value, const Players& players,
                           std::span<const Table> among) {
    Place result;
    for (const Table& table : among) {
        if (table.players == players) {
            const double other = table.values[static_cast<std::size_t>(figure)];
            ++(other < value ? result.below : other > value ? result.above : result.equal);
        }
    }
    return result.all() > 0 ? std::optional(result) : std::nullopt;
}

} // namespace pampas::atlas
