#pragma once

#include "engine/hex/geometry.h"

#include <span>

namespace pampas::picture {

/// A rectangle of whole pixels.
struct Box {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(const Box&, const Box&) = default;
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

/// What is left free around the grid by `fitted`, in sides of a hex: room for the board's outline.
inline constexpr double margin = 0.3;

/// The view that shows the whole grid as large as fits into `width` times `height` pixels, in the
/// middle. Both are at least 1.
View fitted(const hex::Grid& grid, int width, int height);

/// How far from its centre a space changes pixels, in pixels: beyond its corners by its part of the
/// board's outline.
double reach(const View& view);

/// All pixels that change when the kind of space `at` changes (which may lie outside the grid).
Box box_of(const hex::Grid& grid, const View& view, hex::Coordinate at);

} // namespace pampas::picture
