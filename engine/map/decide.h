#pragma once

#include "engine/map/map.h"

#include <cstdint>

namespace pampas::map {

/// The map with a terrain for each space of undecided land, at random but as evenly as can be: the
/// numbers of spaces given to the terrains differ by at most one (R1.4). The same seed gives the
/// same terrains on every platform.
Map decided(const Map& map, std::uint64_t seed);

} // namespace pampas::map
