#pragma once

#include "engine/chance/stream.h"
#include "engine/map/map.h"

#include <array>
#include <cstdint>
#include <vector>

namespace pampas::map {

/// Terrains for `count` spaces of undecided land, at random but as evenly as can be: the numbers of
/// spaces given to the terrains differ by at most one (R1.4).
std::vector<Space> draw_terrains(std::size_t count, chance::Stream& stream);

/// How many spaces each of `terrains` gets.
using TerrainCounts = std::array<int, terrains.size()>;

/// As even as can be; the first terrains get what is left over.
TerrainCounts even_counts(int spaces);

/// The map with terrains drawn at random for some of its spaces, each given as often as `counts`
/// says, which adds up to as many spaces. The same seed gives the same on every platform.
Map decided(const Map& map, const std::vector<hex::Coordinate>& spaces, const TerrainCounts& counts,
            std::uint64_t seed);

/// The map with a drawn terrain for each space of undecided land. The same seed gives the same
/// terrains on every platform.
Map decided(const Map& map, std::uint64_t seed);

} // namespace pampas::map
