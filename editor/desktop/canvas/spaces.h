#pragma once

#include "editor/picture/view.h"
#include "engine/map/map.h"

#include <cairo.h>

#include <optional>
#include <string>
#include <vector>

/// Spaces as the user meets them: what they are called, and which comes next.
namespace pampas::desktop {
/// A space and what it is: `C7 forest, locked`; nothing without a space.
std::string space_text(const map::Map& map, std::optional<hex::Coordinate> at);

/// What is noted about a space, if anything.
std::string note_text(const map::Map& map, std::optional<hex::Coordinate> at);

/// Where a key leads from a space of the grid, if it is one that moves: arrows to the next one,
/// Home and its like to the border.
std::optional<hex::Coordinate> led_by_key(const hex::Grid& grid, hex::Coordinate from, int key);

/// The place in `spaces`, which are some, in reading order, of the first behind `from` or the last
/// before it; past the end it goes on at the other.
std::size_t next_place(const std::vector<hex::Coordinate>& spaces,
                       std::optional<hex::Coordinate> from, bool forwards);

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
