#pragma once

#include "engine/map/map.h"

#include <optional>
#include <stop_token>
#include <vector>

/// How far herds walk to the markets (analysis#definitions: `open_sides`, `herd_distance`,
/// `accessibility`, `nearest_land`, `market_distances`).
///
/// Definition: a distance counts pampas spaces including both ends, that is, the animal tiles that
/// join one to the other (R5.4). Source: E. F. Moore, The shortest path through a maze (1959), as
/// `boost::breadth_first_visit`. Cost: one search over pampas per market, from all its open sides:
/// linear in the spaces for each market.
namespace pampas::graph {

/// A distance in pampas spaces; empty without a path.
using Distance = std::optional<int>;

/// Access to a market from land.
struct MarketPaths {
    hex::Coordinate at;
    int open_sides = 0;         ///< pampas spaces adjacent to it (R1.3)
    Distance herd_distance;     ///< minimum number of animal tiles that join land to it
    double accessibility = 0.0; ///< mean over all land spaces of 1 / distance, 0 without a path
    /// Land at the herd distance, first in reading order.
    std::optional<hex::Coordinate> nearest_land;

    friend bool operator==(const MarketPaths&, const MarketPaths&) = default;
};

/// Between more markets than these, distances are not kept: the number of pairs would fill the
/// memory.
constexpr std::size_t most_markets_with_distances = 2000;

/// The paths of all markets of a map.
struct PathsOfMarkets {
    std::vector<MarketPaths> markets; ///< in reading order
    /// Between all pairs of markets: symmetric, 0 on the diagonal. Empty if there are more than
    /// `most_markets_with_distances`.
    std::vector<std::vector<Distance>> distances;

    friend bool operator==(const PathsOfMarkets&, const PathsOfMarkets&) = default;
};

/// The paths of a map's markets. Throws `Stopped` (stop.h) soon after `stop` is requested.
PathsOfMarkets market_paths(const map::Map& map, const std::stop_token& stop = {});

/// The distance of every space, by offset, to the market at `market`: for pampas as walked by an
/// animal there (1 at an open side), for land that of its nearest adjacent pampas; empty for other
/// spaces and without a path. `market` must be on the grid.
std::vector<Distance> distances_to(const map::Map& map, hex::Coordinate market);

/// A shortest path of pampas from the market's `nearest_land` to the market at `market`, in walking
/// order; empty without a path. `market` must be on the grid.
std::vector<hex::Coordinate> herd_path(const map::Map& map, hex::Coordinate market);

/// Market indices, hardest to reach first: by rising accessibility, then in reading order.
std::vector<std::size_t> hardest_first(const PathsOfMarkets& markets);

/// The first `most` markets of `hardest_first`, or all if there are fewer, in reading order, with
/// the distances between them if these are known.
PathsOfMarkets hardest(const PathsOfMarkets& markets, std::size_t most);

/// The nearest markets of a space, for overlays and descriptions; not shown in reports. Distances
/// are those of `distances_to`. Cost: one search over pampas per market.
struct Catchment {
    Distance distance;                ///< to the nearest market
    std::vector<std::size_t> markets; ///< all markets at this distance, as indices in reading order
    double accessibility = 0.0;       ///< mean over all markets of 1 / distance
};

/// The catchments of all spaces by offset; empty for spaces other than pampas and land.
std::vector<Catchment> catchments(const map::Map& map);

} // namespace pampas::graph
