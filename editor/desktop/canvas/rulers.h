#pragma once

#include "editor/picture/view.h"

#include <cairo.h>

#include <string>
#include <vector>

namespace pampas::desktop {

/// The name of a column or row, and the middle of where it is written in pixels.
struct RulerLabel {
    std::string text;
    hex::Point middle;
};

/// The letters of columns, to be written in a line.
struct Rulers {
    std::vector<RulerLabel> columns; ///< along the upper edge of the board, or of the window
    std::vector<RulerLabel> rows;    ///< along the left edge
};

/// The names of the columns and rows in a window of `size` pixels, in letters of `font` pixels:
/// where there is no room for all, of every second, fifth, tenth and so on.
Rulers rulers(const hex::Grid& grid, const picture::View& view, hex::Point size, double font);

/// Draws them.
void draw(cairo_t* cairo, const Rulers& rulers, double font);

} // namespace pampas::desktop
