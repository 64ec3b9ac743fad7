#pragma once

#include "analysis/balance/intervals.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Games on published maps, among which those on another map lie.
namespace pampas::atlas {

/// A figure of games by which maps are placed.
enum class Figure : std::size_t {
    Gap,         ///< between the best and the worst seat's share of wins, without chance, 0 to 1
    Rounds,      ///< of a game
    Points,      ///< of a player
    MarketsUsed, ///< the share of markets that anybody comes to, 0 to 1
    LeadChanges, ///< in a game
};

/// As the data file has them, in the order of `Figure`.
std::span<const std::string_view> figure_names();

/// Who played.
struct Players {
    int count = 0;
    std::string bot; ///< the same on all seats

    friend bool operator==(const Players&, const Players&) = default;
};

/// Games on a published map. It holds figures, and not the map.
struct Table {
    std::string map; ///< its file's name, without ending
    Players players;
    std::int64_t games = 0;
    std::vector<double> shares;       ///< of wins, by seat
    balance::Interval gap_interval{}; ///< of the gap, as the verdict has it
    std::vector<double> values;       ///< of figures
};

void json_fields(formats::JsonFields& json, Table& table);

/// What it costs one of several greedy players on a published map to play without something: a
/// fair share of wins less his own, 0 to 1.
struct RestrictedMap {
    std::string map;
    int players = 0;
    std::int64_t games = 0; ///< with each restriction
    std::vector<std::pair<std::string, double>> costs;
};

/// By map, then by players. They are `resources/published/games.json`, which `published-figures`
/// writes from a campaign (tests/published/).
const std::vector<Table>& tables();

/// From the same file.
const std::vector<RestrictedMap>& restricted_maps();

/// Read such a file, which must be sound.
std::vector<Table> read_tables(std::string_view json);
std::vector<RestrictedMap> read_restricted_maps(std::string_view json);

/// Where a value lies among those of published maps.
struct Place {
    int below = 0; ///< maps with less
    int equal = 0;
    int above = 0;

    int all() const { return below + equal + above; }
};

void json_fields(formats::JsonFields& json, Place& place);

/// The place of a value; nothing when no published map was played so.
std::optional<Place> place(Figure figure, double value, const Players& players,
                           std::span<const Table> among = tables());

/// The place of the cost of playing without something; nothing when that was not tried with so many
/// players.
std::optional<Place> place_of_cost(std::string_view without, double cost, int players,
                                   std::span<const RestrictedMap> among = restricted_maps());

} // namespace pampas::atlas
