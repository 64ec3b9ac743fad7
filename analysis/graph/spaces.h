#pragma once

#include "engine/map/map.h"

#include <algorithm>
#include <cstddef>

/// Kinds of spaces and adjacency, as used by all measures of a map.
namespace pampas::graph {

/// A space, as its offset in the map's grid.
using Vertex = std::size_t;

/// A predicate that selects kinds of spaces.
using Kinds = bool (*)(map::Space);

/// Predicates for single kinds.
constexpr bool is_pampas(map::Space space) {
    return space == map::Space::Pampas;
}

constexpr bool is_market(map::Space space) {
    return space == map::Space::Market;
}

constexpr bool is_water(map::Space space) {
    return space == map::Space::Water;
}

/// Spaces on which tiles are played: pampas and land.
constexpr bool is_playable(map::Space space) {
    return is_pampas(space) || map::is_land(space);
}

/// Whether `at` is adjacent to a space of these kinds (R1.2).
inline bool touches(const map::Map& map, hex::Coordinate at, Kinds kinds) {
    return std::ranges::any_of(map.grid().neighbours(at),
                               [&](hex::Coordinate next) { return kinds(map.at(next)); });
}

} // namespace pampas::graph
