#pragma once

#include "engine/hex/grid.h"

#include <vector>

/// Sets of spaces that tools paint. Every shape holds only spaces of the grid, each once.
namespace pampas::hex {

/// The spaces at most `radius` steps from `centre`, in reading order; radius 0 is the centre alone.
std::vector<Coordinate> disk(const Grid& grid, Coordinate centre, int radius);

/// The spaces on the straight line between two spaces of the grid, from first to last, each
/// adjacent to the one before while the line runs on the grid.
std::vector<Coordinate> line(const Grid& grid, Coordinate from, Coordinate to);

/// The spaces of the columns and rows between two opposite corners, in reading order.
std::vector<Coordinate> rectangle(const Grid& grid, Coordinate corner, Coordinate opposite);

} // namespace pampas::hex
