#pragma once

#include "editor/picture/view.h"
#include "engine/hex/symmetry.h"
#include "engine/map/map.h"

#include <cairo.h>

#include <span>
#include <string>

namespace pampas::picture {
/// Marks the spaces in the clip of `cairo` that have a note, in their upper right, and those that
/// are locked, at the bottom. The marks are small, so that they do not distract from the map.
void draw_annotations(cairo_t* cairo, const map::Map& map, const View& view);

/// Draws the centre of a symmetry, in the shape that crystallography uses for its rotations, and
/// the axes of its reflections across the whole board. `pixel` is the width of a thin line.
void draw_symmetry(cairo_t* cairo, const hex::Symmetric& symmetric, const View& view, double pixel);

/// A short text about a space, such as what it has just earned in a game.
struct Bubble {
    hex::Coordinate at;
    std::string text;

    friend bool operator==(const Bubble&, const Bubble&) = default;
};

/// Draws the text on a bright ground over the lower part of its space.
void draw_bubble(cairo_t* cairo, const hex::Grid& grid, const View& view, const Bubble& bubble);

/// How to highlight a set of spaces.
struct Highlight {
    Colour line{1, 1, 1, 1};            ///< the outline itself
    Colour halo{0.1, 0.07, 0.05, 0.75}; ///< a wider line below it, so that it shows on any kind
    Colour tint = transparent;          ///< over the spaces
    double width = 2;                   ///< of the line in pixels; the halo adds 2
};

/// Draws the outline of the region that the spaces form: the sides between a space of the set and
/// one outside it. It touches only pixels in the boxes of the spaces if `width` is at most
/// `max_highlight_width(view)`. Spaces may lie outside the grid.
void outline(cairo_t* cairo, const hex::Grid& grid, const View& view,
             std::span<const hex::Coordinate> spaces, const Highlight& highlight = {});

/// Adds the hexagons of spaces, on the grid or not, to the path.
void add_hexagons(cairo_t* cairo, const hex::Grid& grid, const View& view,
                  std::span<const hex::Coordinate> spaces);

/// The widest line, in pixels, that stays in the boxes of its spaces.
double max_highlight_width(const View& view);

} // namespace pampas::picture
