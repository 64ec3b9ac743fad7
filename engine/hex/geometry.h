#pragma once

#include "engine/hex/grid.h"

#include <array>
#include <cstddef>
#include <optional>

namespace pampas::hex {

/// A point of the plane, x to the right and y down, in sides of a hex: every hex has side and
/// circumradius 1. The bounding box of the grid starts at (0, 0).
struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

/// Centre of a space; `at` may lie outside the grid.
Point centre(const Grid& grid, Coordinate at);

/// Corners of a hex of this grid relative to its centre, clockwise.
std::array<Point, 6> corners(StaggerAxis axis);

/// Which side of a hex a direction (an index into `directions`) leads across. Side n joins corners
/// n and n + 1 of `corners`.
constexpr std::size_t side_across(StaggerAxis axis, std::size_t direction) {
    return axis == StaggerAxis::Y ? (direction + 1) % 6 : (7 - direction) % 6;
}

/// Lower right corner of the grid's bounding box, so its width and height.
Point extent(const Grid& grid);

/// The space that contains the point, if one of the grid does. Points on a side belong to one of
/// the spaces that share it.
std::optional<Coordinate> space_at(const Grid& grid, Point point);

} // namespace pampas::hex
