#pragma once

#include "analysis/graph/space_graph.h"

#include <algorithm>

namespace pampas::graph {

/// Whether `at` is adjacent to a space of these kinds (R1.2).
inline bool touches(const SpaceGraph& graph, Vertex at, Kinds kinds) {
    const auto [first, last] = adjacent_vertices(at, graph);
    return std::any_of(first, last, OfKinds{&graph.map(), kinds});
}

constexpr bool is_market(map::Space space) {
    return space == map::Space::Market;
}

constexpr bool is_water(map::Space space) {
    return space == map::Space::Water;
}

} // namespace pampas::graph
