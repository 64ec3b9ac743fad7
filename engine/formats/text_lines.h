#pragma once

#include "engine/hex/grid.h"

#include <vector>

/// Boards as lines of text, each space where it is on the board.
namespace pampas::formats {

/// The spaces of each line of text: a row is one line, or two if some of its columns are shifted
/// down.
std::vector<std::vector<hex::Coordinate>> text_lines(const hex::Grid& grid);

/// The place of a space in its line if it is one character: the next space of the line is two
/// places further or, if lines have every second column of the board, four.
int text_place(const hex::Grid& grid, hex::Coordinate at);

} // namespace pampas::formats
