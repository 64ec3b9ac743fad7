#pragma once

#include "engine/hex/grid.h"

#include <vector>

/// Boards as lines of text, each space where it is on the board.
namespace pampas::formats {

/// The spaces of each line of text: a row is one line, or two if some of its columns are shifted
/// down.
std::vector<std::vector<hex::Coordinate>> text_lines(const hex::Grid& grid);

/// Where a space begins in its line, in half of the distance between neighbours in a line.
int text_place(const hex::Grid& grid, hex::Coordinate at);

} // namespace pampas::formats
