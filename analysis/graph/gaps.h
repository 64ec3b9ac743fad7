#pragma once

#include "analysis/graph/spaces.h"

#include <map>

namespace pampas::graph {

/// Distances from land regions to the nearest of something.
struct GapCounts {
    /// Number of regions by the number of pampas spaces between.
    std::map<int, int> regions;
    /// Regions without a path to any, or if there is none.
    int none = 0;

    friend bool operator==(const GapCounts&, const GapCounts&) = default;
};

/// The gaps between land regions and their nearest targets (analysis#definitions): the minimum
/// number of pampas spaces between, 0 when adjacent. Each region counts once per kind of gap.
///
/// Each kind of gap takes one breadth-first search from all targets at once, so the cost is linear
/// in the spaces for any number of regions (measured in gaps.cpp). For the nearest other region,
/// every space is assigned to its nearest region: a shortest path between nearest regions crosses
/// from one region's spaces to the other's exactly once (K. Mehlhorn, "A faster approximation
/// algorithm for the Steiner problem in graphs", 1988), so only sides between spaces of different
/// regions matter.
struct Gaps {
    GapCounts land_land; ///< to the nearest other land region
    GapCounts land_market;
    GapCounts land_water;

    friend bool operator==(const Gaps&, const Gaps&) = default;
};

/// The gaps of a map.
Gaps gaps(const map::Map& map);

} // namespace pampas::graph
