#pragma once

#include "engine/map/map.h"

#include <cstdint>
#include <span>
#include <vector>

/// What seats are predicted from, and how well.
namespace pampas::prediction {

/// Maps to learn from, which the first client takes: those given, `changed` copies of each with a
/// few spaces exchanged, and as many `drafts` of any size, symmetry and number of spaces. Their
/// names are their own; a copy's begins with that of its map and `~`.
std::vector<map::Map> training_maps(std::span<const map::Map> published, std::size_t changed,
                                    std::size_t drafts, std::uint64_t seed);

} // namespace pampas::prediction
