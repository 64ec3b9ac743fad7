#pragma once

#include "engine/hex/grid.h"

#include <optional>

namespace pampas::desktop {

/// Where a key leads from a space of the grid, if it is one that moves: arrows to the next one,
/// Home and its like to the border.
std::optional<hex::Coordinate> led_by_key(const hex::Grid& grid, hex::Coordinate from, int key);

} // namespace pampas::desktop
