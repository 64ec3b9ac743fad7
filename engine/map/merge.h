#pragma once

#include "engine/map/map.h"

#include <optional>
#include <vector>

namespace pampas::map {

/// Two maps that were made from one, put together.
struct Merge {
    Map map;
    /// Spaces of which both made another kind, not the same one; in reading order. On the map they
    /// are as on the first of the two.
    std::vector<hex::Coordinate> contested;
};

/// `mine` with everything that `theirs` changed in `base`: kinds, notes and locks of spaces, and
/// the other details one by one. What both changed stays as in `mine`. Nothing if their grids
/// differ.
std::optional<Merge> merge(const Map& base, const Map& mine, const Map& theirs);

} // namespace pampas::map
