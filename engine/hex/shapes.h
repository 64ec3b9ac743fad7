#pragma once

#include "engine/hex/grid.h"

#include <vector>

/// Shapes for painting tools. They contain only spaces of the grid, without duplicates.
namespace pampas::hex {

/// The spaces at most `radius` steps from `centre`, in reading order; only the centre for radius 0.
std::vector<Coordinate> disk(const Grid& grid, Coordinate centre, int radius);

/// The spaces on the straight line between two spaces of the grid, from the first to the last. Each
/// is adjacent to the previous one while the line is within the grid.
std::vector<Coordinate> line(const Grid& grid, Coordinate from, Coordinate to);

/// The spaces in the columns and rows between two opposite corners, in reading order.
std::vector<Coordinate> rectangle(const Grid& grid, Coordinate corner, Coordinate opposite);

} // namespace pampas::hex
