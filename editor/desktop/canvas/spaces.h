#pragma once

#include "editor/picture/view.h"
#include "engine/map/map.h"

#include <cairo.h>

#include <optional>
#include <string>
#include <vector>

/// Spaces as the user meets them: their names, which one comes next, and the names of columns and
/// rows along the map.
namespace pampas::desktop {

/// A space and what it is: `C7 forest, locked`; nothing without a space.
std::string space_text(const map::Map& map, std::optional<hex::Coordinate> at);

/// The note about a space; empty if there is none.
std::string note_text(const map::Map& map, std::optional<hex::Coordinate> at);

/// Where a key moves to from a space of the grid: arrows to the next space, Home, End and page keys
/// to the border; nothing for other keys.
std::optional<hex::Coordinate> led_by_key(const hex::Grid& grid, hex::Coordinate from, int key);

/// The index in `spaces`, which are not empty and in reading order, of the first space after
/// `from`, or of the last before it. It wraps around at the ends.
std::size_t next_place(const std::vector<hex::Coordinate>& spaces,
                       std::optional<hex::Coordinate> from, bool forwards);

/// The name of a column or row, and the middle of where it is written in pixels.
struct RulerLabel {
    std::string text;
    hex::Point middle;
};

/// The names along two edges of the map.
struct Rulers {
    std::vector<RulerLabel> columns; ///< along the upper edge of the board, or of the window
    std::vector<RulerLabel> rows;    ///< along the left edge
};

/// The names of the columns and rows in a window of `size` pixels, in letters of `font` pixels.
/// Where there is no room for all, only every second, fifth, tenth and so on has one.
Rulers rulers(const hex::Grid& grid, const picture::View& view, hex::Point size, double font);

/// Draws them.
void draw(cairo_t* cairo, const Rulers& rulers, double font);

} // namespace pampas::desktop
