#pragma once

#include "analysis/graph/space_graph.h"

#include <algorithm>
#include <vector>

/// What lies beside a space: what several measures ask for.
namespace pampas::graph {

/// Whether `at` is adjacent to a space of these kinds (R1.2).
inline bool touches(const map::Map& map, hex::Coordinate at, Kinds kinds) {
    return std::ranges::any_of(map.grid().neighbours(at),
                               [&](hex::Coordinate next) { return kinds(map.at(next)); });
}

/// The spaces of these kinds that are adjacent to `at`: of a market and pampas, its open sides
/// (R1.3).
inline std::vector<Vertex> beside(const map::Map& map, hex::Coordinate at, Kinds kinds) {
    std::vector<Vertex> result;
    for (const hex::Coordinate next : map.grid().neighbours(at)) {
        if (kinds(map.at(next))) {
            result.push_back(map.grid().offset(next));
        }
    }
    return result;
}

} // namespace pampas::graph
