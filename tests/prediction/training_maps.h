#pragma once

#include "engine/map/map.h"

#include <cstdint>
#include <span>
#include <vector>

/// Fits and tests the prediction of seats.
namespace pampas::prediction {

/// Maps to learn from, which the first client accepts: the given maps, `changed` copies of each
/// with a few spaces exchanged, and `drafts` maps of any size, symmetry and number of spaces. All
/// names differ; a copy's name begins with that of its map and `~`.
std::vector<map::Map> training_maps(std::span<const map::Map> published, std::size_t changed,
                                    std::size_t drafts, std::uint64_t seed);

} // namespace pampas::prediction
