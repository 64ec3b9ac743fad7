#pragma once

#include "engine/chance/stream.h"
#include "engine/map/map.h"

#include <cstdint>
#include <vector>

namespace pampas::map {

/// Terrains for `count` spaces of undecided land, at random but as evenly as can be: the numbers of
/// spaces given to the terrains differ by at most one (R1.4).
std::vector<Space> draw_terrains(std::size_t count, chance::Stream& stream);

/// The map with a drawn terrain for each space of undecided land. The same seed gives the same
/// terrains on every platform.
Map decided(const Map& map, std::uint64_t seed);

} // namespace pampas::map
