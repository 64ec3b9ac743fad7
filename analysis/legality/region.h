#pragma once

#include "engine/map/map.h"

#include <optional>
#include <vector>

namespace pampas::legality {

/// A choice of spaces by their kind.
using Kinds = bool (*)(map::Space);

constexpr bool is_pampas(map::Space space) {
    return space == map::Space::Pampas;
}

/// What tiles are played on: pampas and land.
constexpr bool is_playable(map::Space space) {
    return is_pampas(space) || map::is_land(space);
}

/// Whether `at` is adjacent to a space of these kinds (R1.2).
bool touches(const map::Map& map, hex::Coordinate at, Kinds kinds);

/// Spaces of some kinds, divided into the sets that are connected by adjacency.
struct Regions {
    /// The spaces of each region in reading order; the regions in the order of their first spaces.
    std::vector<std::vector<hex::Coordinate>> spaces;
    /// For each space of the map, by offset, which region it belongs to.
    std::vector<std::optional<std::size_t>> of;
};

/// The connected regions that the spaces of these kinds form.
Regions regions(const map::Map& map, Kinds kinds);

} // namespace pampas::legality
