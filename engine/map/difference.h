#pragma once

#include "engine/map/map.h"

#include <span>
#include <vector>

namespace pampas::map {

/// A space that is not the same on two maps; on a map that does not reach so far it is void.
struct SpaceDifference {
    hex::Coordinate at;
    Space one;
    Space other;

    friend bool operator==(const SpaceDifference&, const SpaceDifference&) = default;
};

/// The spaces that differ, in reading order. Spaces of one name are compared, whatever the sizes of
/// the maps and however their rows are shifted.
std::vector<SpaceDifference> differences(const Map& one, const Map& other);

/// So many spaces are of one kind on the one map and of another on the other.
struct KindDifference {
    Space one;
    Space other;
    int count = 0;

    friend bool operator==(const KindDifference&, const KindDifference&) = default;
};

/// What the differences come to by kinds, the commonest first.
std::vector<KindDifference> by_kind(std::span<const SpaceDifference> differences);

/// How differences of kinds are told, the second map being what has become of the first:
/// `4 pampas became forest`, `2 spaces are new: water`.
std::string words(const KindDifference& difference);

} // namespace pampas::map
