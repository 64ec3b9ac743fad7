#pragma once

#include "analysis/graph/spaces.h"

#include <map>

namespace pampas::graph {

/// How far land regions are from the nearest of something.
struct GapCounts {
    /// For each number of pampas spaces between, how many regions are that far.
    std::map<int, int> regions;
    /// How many regions have no path to any, or none is there.
    int none = 0;

    friend bool operator==(const GapCounts&, const GapCounts&) = default;
};

/// The gaps between land regions and what lies nearest to them (analysis#definitions): the fewest
/// pampas spaces between, 0 when adjacent. Each region counts once in each.
///
/// Each kind of gap takes one breadth-first search from all its ends at once, so the cost is linear
/// in the spaces however many regions there are (figures in gaps.cpp). For the nearest other region
/// every space is given to the region nearest to it: a shortest path between nearest regions
/// crosses from one's spaces to another's just once (K. Mehlhorn, "A faster approximation algorithm
/// for the Steiner problem in graphs", 1988), so sides between spaces of different regions are all
/// one has to look at.
struct Gaps {
    GapCounts land_land; ///< to the nearest other land region
    GapCounts land_market;
    GapCounts land_water;

    friend bool operator==(const Gaps&, const Gaps&) = default;
};

Gaps gaps(const map::Map& map);

} // namespace pampas::graph
