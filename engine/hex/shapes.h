#pragma once

#include "engine/hex/grid.h"

#include <vector>

/// Shapes that tools paint. Every shape contains only spaces of the grid, each once.
namespace pampas::hex {

/// The spaces at most `radius` steps from `centre`, in reading order; with radius 0 the centre
/// alone.
std::vector<Coordinate> disk(const Grid& grid, Coordinate centre, int radius);

/// The spaces on the straight line between two spaces of the grid, from the first to the last. Each
/// is adjacent to the one before as long as the line does not leave the grid.
std::vector<Coordinate> line(const Grid& grid, Coordinate from, Coordinate to);

/// The spaces in the columns and rows between two opposite corners, in reading order.
std::vector<Coordinate> rectangle(const Grid& grid, Coordinate corner, Coordinate opposite);

} // namespace pampas::hex
