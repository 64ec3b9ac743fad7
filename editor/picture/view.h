#pragma once

#include "engine/hex/geometry.h"

#include <cstdint>
#include <vector>

namespace pampas::picture {

/// A rectangle of whole pixels.
struct Box {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(const Box&, const Box&) = default;
};

/// A part of a page or of a board.
struct Area {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
};

/// Where on a surface a map appears: pixel = origin + side * point of `engine/hex/geometry.h`.
struct View {
    double side = 24;       ///< of a hex in (device) pixels, above 0
    hex::Point origin = {}; ///< the upper left corner of the grid's bounding box in pixels

    hex::Point to_pixels(hex::Point point) const {
        return {origin.x + side * point.x, origin.y + side * point.y};
    }
    hex::Point to_map(hex::Point pixel) const {
        return {(pixel.x - origin.x) / side, (pixel.y - origin.y) / side};
    }
    friend constexpr bool operator==(const View& a, const View& b) {
        return a.side == b.side && a.origin.x == b.origin.x && a.origin.y == b.origin.y;
    }
};

/// The margin that `fitted` leaves around the grid, in sides of a hex: room for the board's
/// outline.
inline constexpr double margin = 0.3;

/// The view that shows the whole grid as large as fits into `width` times `height` pixels, in the
/// middle. Both are at least 1.
View fitted(const hex::Grid& grid, int width, int height);

/// How far from its centre a space changes pixels, in pixels: past its corners by its part of the
/// board's outline.
double reach(const View& view);

/// All pixels that change when the kind of the space `at` changes; it may lie outside the grid.
Box box_of(const hex::Grid& grid, const View& view, hex::Coordinate at);

/// A colour; components from 0 to 1, not premultiplied.
struct Colour {
    double red = 0;
    double green = 0;
    double blue = 0;
    double alpha = 1;

    friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

/// The usual background around the board: warm paper.
inline constexpr Colour paper{0.957, 0.933, 0.886};
inline constexpr Colour night{0.110, 0.098, 0.078}; ///< the same in the dark
inline constexpr Colour white{1, 1, 1};
inline constexpr Colour transparent{0, 0, 0, 0};

/// Whether a background is so dark that what lies on it has to be bright.
constexpr bool is_dark(const Colour& background) {
    const double light =
        0.2126 * background.red + 0.7152 * background.green + 0.0722 * background.blue;
    return background.alpha > 0 && light < 0.5;
}

/// How spaces are drawn.
enum class Look {
    Colour,
    Ink,     ///< lines on white, for paper
    Letters, ///< the letters of map files, on white
};

/// How to show a map.
struct Style {
    bool coordinates = false; ///< names the spaces (`C7`) where they are large enough to read
    Colour background = paper;
    Look look = Look::Colour;
    bool grounds = true; ///< false: symbols only, to draw over the colours of an overlay
};

/// An image in memory: rows of premultiplied ARGB, one 32-bit number per pixel, as in Cairo.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> argb;
};

} // namespace pampas::picture
