#include "analysis/graph/gaps.h"

#include "analysis/graph/regions.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

// Cost: linear. On random maps of 44 x 40 spaces up to 1 ms, of 250 x 250 spaces with thousands of
// regions up to 36 ms (tests/benchmark/shapes_benchmark.cpp).

namespace pampas::graph {
namespace {

constexpr int unreached = -1;
constexpr int no_path = std::numeric_limits<int>::max();

/// The land region of each space, by offset.
using RegionOf = std::vector<std::optional<std::size_t>>;

/// The steps from each space to the nearest of the `sources` through `passable` spaces, which must
/// include the sources; `unreached` without a path. Assigns each reached space the region of its
/// nearest source.
std::vector<int> spread(const map::Map& map, Kinds sources, Kinds passable, RegionOf& regions) {
    const hex::Grid& grid = map.grid();
    std::vector<int> steps(grid.size(), unreached);
    std::vector<Vertex> reached; // nearest first
    for (Vertex space = 0; space < grid.size(); ++space) {
        if (sources(map.spaces()[space])) {
            steps[space] = 0;
            reached.push_back(space);
        }
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Vertex here = reached[next];
        for (const hex::Coordinate beside : grid.neighbours(grid.coordinate(here))) {
            const Vertex there = grid.offset(beside);
            if (steps[there] == unreached && passable(map.spaces()[there])) {
                steps[there] = steps[here] + 1;
                regions[there] = regions[here];
                reached.push_back(there);
            }
        }
    }
    return steps;
}

GapCounts tally(const std::vector<int>& nearest) {
    GapCounts result;
    for (const int gap : nearest) {
        ++(gap == no_path ? result.none : result.regions[gap]);
    }
    return result;
}

/// Gaps from land regions to the nearest of `ends`; `passable` must include pampas and ends.
GapCounts gaps_to(const map::Map& map, const Regions& land, Kinds ends, Kinds passable) {
    const hex::Grid& grid = map.grid();
    RegionOf ignored(grid.size());
    const std::vector<int> steps = spread(map, ends, passable, ignored);
    std::vector<int> nearest(land.spaces.size(), no_path);
    for (Vertex space = 0; space < grid.size(); ++space) {
        if (!land.of[space]) {
            continue;
        }
        int& gap = nearest[*land.of[space]];
        for (const hex::Coordinate beside : grid.neighbours(grid.coordinate(space))) {
            const int beyond = steps[grid.offset(beside)];
            gap = beyond == unreached ? gap : std::min(gap, beyond);
        }
    }
    return tally(nearest);
}

/// Gaps from land regions to the nearest other land region.
GapCounts gaps_between(const map::Map& map, const Regions& land) {
    const hex::Grid& grid = map.grid();
    RegionOf region = land.of;
    const std::vector<int> steps = spread(map, map::is_land, is_playable, region);
    std::vector<int> nearest(land.spaces.size(), no_path);
    for (Vertex space = 0; space < grid.size(); ++space) {
        if (steps[space] == unreached) {
            continue;
        }
        int& gap = nearest[*region[space]];
        for (const hex::Coordinate beside : grid.neighbours(grid.coordinate(space))) {
            const Vertex next = grid.offset(beside);
            if (steps[next] != unreached && region[next] != region[space]) {
                gap = std::min(gap, steps[space] + steps[next]);
            }
        }
    }
    return tally(nearest);
}

constexpr bool is_pampas_or_market(map::Space space) {
    return is_pampas(space) || is_market(space);
}

constexpr bool is_pampas_or_water(map::Space space) {
    return is_pampas(space) || is_water(space);
}

} // namespace

Gaps gaps(const map::Map& map) {
    const Regions land = regions(map, map::is_land);
    return {gaps_between(map, land), gaps_to(map, land, is_market, is_pampas_or_market),
            gaps_to(map, land, is_water, is_pampas_or_water)};
}

} // namespace pampas::graph
