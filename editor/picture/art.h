#pragma once

#include "editor/picture/style.h"
#include "engine/hex/geometry.h"
#include "engine/map/space.h"

#include <cairo.h>

#include <array>
#include <optional>
#include <vector>

namespace pampas::picture {

/// A piece of a path. A move or a line has its one point in `points[2]`; a curve is a cubic Bezier
/// with its end there.
struct Segment {
    enum class Kind { Move, Line, Curve, Close };
    Kind kind = Kind::Move;
    std::array<hex::Point, 3> points{};
};

/// A filled and stroked path.
struct Shape {
    std::vector<Segment> path;
    std::optional<Colour> fill;
    std::optional<Colour> stroke;
    double stroke_width = 1;
};

/// The picture of a kind of space, around (0, 0) for a hex with a side of 100
/// (`resources/art/README.md`).
struct Art {
    std::vector<Shape> ground; ///< covers the hex and may reach beyond it
    std::vector<Shape> small;  ///< on top of it where a hex is small: one bold shape
    std::vector<Shape> large;  ///< on top of it elsewhere
};

/// The side of a hex in the units of the art.
inline constexpr double art_side = 100;

/// The art of a kind of space; nothing at all for void.
const Art& art(map::Space kind);

/// Draws the shapes at the context's origin, in its units.
void draw(cairo_t* cairo, const std::vector<Shape>& shapes);

} // namespace pampas::picture
