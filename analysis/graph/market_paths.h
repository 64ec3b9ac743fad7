#pragma once

#include "engine/map/map.h"

#include <optional>
#include <stop_token>
#include <vector>

/// How far herds walk to the markets (analysis#definitions: `open_sides`, `herd_distance`,
/// `accessibility`, `nearest_land`, `market_distances`).
///
/// Definition: a distance counts pampas spaces, those at both ends included: how many animal tiles
/// join the one to the other (R5.4). Source: E. F. Moore, The shortest path through a maze (1959),
/// as `boost::breadth_first_visit`. Cost: one search over pampas a market, begun at all its open
/// sides: linear in the spaces for each market.
namespace pampas::graph {

/// Distances in pampas spaces; nothing where no path leads.
using Distance = std::optional<int>;

/// What a market is to those who come from land.
struct MarketPaths {
    hex::Coordinate at;
    int open_sides = 0;     ///< pampas spaces adjacent to it (R1.3)
    Distance herd_distance; ///< the fewest animal tiles that join some land to it
    double accessibility =
        0.0; ///< mean over all land spaces of 1 / distance, 0 where no path leads
    std::optional<hex::Coordinate> nearest_land; ///< at the herd distance, the first as one reads

    friend bool operator==(const MarketPaths&, const MarketPaths&) = default;
};

struct PathsOfMarkets {
    std::vector<MarketPaths> markets; ///< in reading order
    /// From each market to each: symmetric, 0 from a market to itself.
    std::vector<std::vector<Distance>> distances;

    friend bool operator==(const PathsOfMarkets&, const PathsOfMarkets&) = default;
};

/// Throws `Stopped` (stop.h) soon after `stop` asks for it.
PathsOfMarkets market_paths(const map::Map& map, const std::stop_token& stop = {});

/// For every space, by offset, the distance to the market at `market`: of pampas that at which an
/// animal stands (1 at an open side), of land that of its nearest adjacent pampas; nothing for
/// other spaces and where no path leads. `market` must be on the grid.
std::vector<Distance> distances_to(const map::Map& map, hex::Coordinate market);

/// A shortest path of pampas from beside the market's `nearest_land` to the market at `market`, in
/// walking order; empty when none leads there. `market` must be on the grid.
std::vector<hex::Coordinate> herd_path(const map::Map& map, hex::Coordinate market);

/// The numbers of the markets, those hardest to reach first: by accessibility, then in reading
/// order.
std::vector<std::size_t> hardest_first(const PathsOfMarkets& markets);

/// The markets that lie nearest to a space, for the overlays and descriptions that show them; no
/// figure of a report. Distances are those of `distances_to`. Cost: one search over pampas for each
/// market.
struct Catchment {
    Distance distance;                ///< to the nearest market
    std::vector<std::size_t> markets; ///< which are that near, as numbers in reading order
    double accessibility = 0.0;       ///< mean over all markets of 1 / distance
};

/// For every space by offset; empty ones for other spaces than pampas and land.
std::vector<Catchment> catchments(const map::Map& map);

} // namespace pampas::graph
