#pragma once

#include "analysis/graph/spaces.h"
#include "engine/map/map.h"

#include <optional>
#include <string_view>
#include <vector>

/// Connected regions (analysis#definitions: `pampas_regions`, `playable_regions`, `land_chains`),
/// and single spaces that split the pampas (`chokepoints`).
///
/// Definition of a region: a maximal connected set of spaces of some kinds. Cost: linear in the
/// spaces of the map.
namespace pampas::graph {

/// The connected regions of spaces of some kinds.
struct Regions {
    /// The spaces of each region in reading order; regions ordered by their first spaces.
    std::vector<std::vector<hex::Coordinate>> spaces;
    /// The index of each space's region, by offset; empty for other kinds.
    std::vector<std::optional<std::size_t>> of;
};

/// The connected regions of these kinds.
Regions regions(const map::Map& map, Kinds kinds);

/// The sizes of regions, largest first.
std::vector<std::size_t> sizes(const Regions& regions);

/// The region sizes of one terrain.
struct LandChains {
    /// Terrain name; `land` for undecided land, `any` for all land together.
    std::string_view terrain;
    std::vector<std::size_t> sizes; ///< region sizes, largest first

    friend bool operator==(const LandChains&, const LandChains&) = default;
};

/// The regions of each terrain on the map, of undecided land if there is any, then of all land;
/// empty for a map without land.
std::vector<LandChains> land_chains(const map::Map& map);

/// The articulation points of pampas, in reading order: spaces whose removal splits their region.
/// Source: J. Hopcroft and R. Tarjan, Efficient algorithms for graph manipulation, Communications
/// of the ACM 16 (1973), as `boost::articulation_points`. Cost: linear in the spaces of the map.
std::vector<hex::Coordinate> chokepoints(const map::Map& map);

} // namespace pampas::graph
