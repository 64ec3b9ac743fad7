#include "analysis/atlas/atlas.h"

#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/resources/resource.h"

#include <array>

namespace pampas::atlas {
namespace {

using formats::JsonFields;
using formats::JsonValue;

constexpr std::array<std::string_view, 5> names{"likely_gap", "rounds", "points", "markets_used",
                                                "lead_changes"};

std::string_view data() {
    return resources::find("published/games.json").value();
}

void count(Rank& place, double other, double value) {
    ++(other < value ? place.below : other > value ? place.above : place.equal);
}

std::optional<Rank> known(const Rank& place) {
    return place.all() > 0 ? std::optional(place) : std::nullopt;
}

} // namespace

std::span<const std::string_view> figure_names() {
    return names;
}

void json_fields(JsonFields& json, Rank& rank) {
    json("below", rank.below);
    json("equal", rank.equal);
    json("above", rank.above);
}

void json_fields(JsonFields& json, PublishedGames& table) {
    json("name", table.map);
    json("players", table.players.count);
    json("bot", table.players.bot);
    json("games", table.games);
    json("shares", table.shares);
    json("gap_ci", table.gap_interval);
    json("values", table.values);
}

std::vector<PublishedGames> read_published_games(std::string_view json) {
    const auto file = formats::parse_json(json);
    return formats::read_fields<std::vector<PublishedGames>>(JsonValue(file).at("tables"));
}

const std::vector<PublishedGames>& published_games() {
    static const std::vector<PublishedGames> all = read_published_games(data());
    return all;
}

static void json_fields(JsonFields& json, RestrictedMap& map) {
    json("name", map.map);
    json("players", map.players);
    json("games", map.games);
    for (const auto& [without, cost] : json.json().at("costs").json().items()) {
        map.costs.emplace_back(without, cost);
    }
}

std::vector<RestrictedMap> read_restricted_maps(std::string_view json) {
    const auto file = formats::parse_json(json);
    return formats::read_fields<std::vector<RestrictedMap>>(JsonValue(file).at("restrictions"));
}

const std::vector<RestrictedMap>& restricted_maps() {
    static const std::vector<RestrictedMap> all = read_restricted_maps(data());
    return all;
}

std::optional<Rank> rank(Figure figure, double value, const Players& players,
                         std::span<const PublishedGames> among) {
    Rank result;
    for (const PublishedGames& table : among) {
        if (table.players == players) {
            count(result, table.values[static_cast<std::size_t>(figure)], value);
        }
    }
    return known(result);
}

std::optional<FairerThan> fairer_than(balance::Interval gap, const Players& players,
                                      std::span<const PublishedGames> among) {
    constexpr double says_nothing = 0.25;
    FairerThan result;
    for (const PublishedGames& games : among) {
        if (games.players == players) {
            const double other = games.values[static_cast<std::size_t>(Figure::Gap)];
            result.least += other > gap.high ? 1 : 0;
            result.most += other > gap.low ? 1 : 0;
            ++result.of;
        }
    }
    return result.of > 0 && gap.high - gap.low <= says_nothing ? std::optional(result)
                                                               : std::nullopt;
}

std::optional<Rank> rank_of_cost(std::string_view without, double cost, int players,
                                 std::span<const RestrictedMap> among) {
    Rank result;
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
