#pragma once

#include "engine/map/map.h"

#include <cstdint>
#include <span>
#include <vector>

/// Fits and tests the prediction of seats.
namespace pampas::prediction {

/// Maps to be made at random, of any size, symmetry and number of spaces.
struct Drafts {
    std::size_t count = 0;
    double most_markets = 0.09; ///< the largest share of spaces that are markets
    double most_land = 0.42;    ///< the same of land
};

/// Maps to learn from, which the first client accepts: the given maps, `changed` copies of each
/// with a few spaces exchanged, and drafts. All names differ; a copy's name begins with that of its
/// map and `~`.
std::vector<map::Map> training_maps(std::span<const map::Map> published, std::size_t changed,
                                    const Drafts& drafts, std::uint64_t seed);

} // namespace pampas::prediction
