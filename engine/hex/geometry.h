#pragma once

#include "engine/hex/grid.h"

#include <array>
#include <cstddef>
#include <optional>

namespace pampas::hex {

/// A point of the plane, x to the right and y down. The unit is the side of a hex, which is also
/// its circumradius. The bounding box of the grid starts at (0, 0).
struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

/// The centre of a space; `at` may lie outside the grid.
Point centre(const Grid& grid, Coordinate at);

/// The corners of a hex relative to its centre, clockwise.
std::array<Point, 6> corners(StaggerAxis axis);

/// The side of a hex crossed by a direction (an index into `directions`). Side n joins the corners
/// n and n + 1 of `corners`.
constexpr std::size_t side_across(StaggerAxis axis, std::size_t direction) {
    return axis == StaggerAxis::Y ? (direction + 1) % 6 : (7 - direction) % 6;
}

/// The lower right corner of the grid's bounding box, and so its size.
Point extent(const Grid& grid);

/// The space of the grid that contains the point, if any. A point on a side belongs to one of the
/// spaces that share it.
std::optional<Coordinate> space_at(const Grid& grid, Point point);

} // namespace pampas::hex
