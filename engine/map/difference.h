#pragma once

#include "engine/map/map.h"

#include <span>
#include <vector>

namespace pampas::map {

/// A space that differs between two maps. A space beyond the edge of a map counts as void.
struct SpaceDifference {
    hex::Coordinate at;
    Space one = Space::Void;
    Space other = Space::Void;

    friend bool operator==(const SpaceDifference&, const SpaceDifference&) = default;
};

/// The spaces that differ, in reading order. Spaces are matched by name, whatever the sizes and
/// staggers of the maps.
std::vector<SpaceDifference> differences(const Map& one, const Map& other);

/// The number of spaces of one kind on one map and of another kind on the other.
struct KindDifference {
    Space one = Space::Void;
    Space other = Space::Void;
    int count = 0;

    friend bool operator==(const KindDifference&, const KindDifference&) = default;
};

/// Counts differences by kinds, the most common first.
std::vector<KindDifference> by_kind(std::span<const SpaceDifference> differences);

/// A difference in words, with the second map as the later one: `4 pampas became forest`, `2 spaces
/// are new: water`.
std::string words(const KindDifference& difference);

} // namespace pampas::map
