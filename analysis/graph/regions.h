#pragma once

#include "analysis/graph/spaces.h"
#include "engine/map/map.h"

#include <optional>
#include <string_view>
#include <vector>

/// Connected regions (analysis#definitions: `pampas_regions`, `playable_regions`, `land_chains`),
/// and where one tile parts the pampas (`chokepoints`).
///
/// Definition of a region: a largest set of spaces of some kinds in which each is reached from each
/// by steps between adjacent ones. Cost: linear in the spaces of the map.
namespace pampas::graph {

/// Spaces of some kinds, divided into the sets that are connected by adjacency.
struct Regions {
    /// The spaces of each region in reading order; the regions in the order of their first spaces.
    std::vector<std::vector<hex::Coordinate>> spaces;
    /// For each space of the map, by offset, which region it belongs to.
    std::vector<std::optional<std::size_t>> of;
};

/// The connected regions that the spaces of these kinds form.
Regions regions(const map::Map& map, Kinds kinds);

/// How many spaces each region has, largest first.
std::vector<std::size_t> sizes(const Regions& regions);

/// The regions of one terrain.
struct LandChains {
    std::string_view terrain; ///< its name; `land` for undecided land, `any` for all land together
    std::vector<std::size_t> sizes; ///< of its regions, largest first

    friend bool operator==(const LandChains&, const LandChains&) = default;
};

/// The regions of each terrain that the map has, of undecided land if it has any, then of all land;
/// nothing for a map without land.
std::vector<LandChains> land_chains(const map::Map& map);

/// The articulation points of pampas, in reading order. Definition: the pampas spaces without which
/// their region would fall into several. Source: J. Hopcroft and R. Tarjan, Efficient algorithms
/// for graph manipulation, Communications of the ACM 16 (1973), as `boost::articulation_points`.
/// Cost: linear in the spaces of the map.
std::vector<hex::Coordinate> chokepoints(const map::Map& map);

} // namespace pampas::graph
