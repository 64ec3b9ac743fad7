#include "engine/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace pampas::hex {
namespace {

/// Half the distance between neighbouring spaces of a line.
constexpr double half_width = std::numbers::sqrt3 / 2;
/// The distance between two lines.
constexpr double line_step = 1.5;

/// The point of the plane with these coordinates along and across the lines.
Point oriented(StaggerAxis axis, double along, double across) {
    return axis == StaggerAxis::Y ? Point{along, across} : Point{across, along};
}

} // namespace

Point centre(const Grid& grid, Coordinate at) {
    const Doubled here = grid.doubled(at);
    return oriented(grid.axis, half_width * (here.half + 1), line_step * here.line + 1);
}

std::array<Point, 6> corners(StaggerAxis axis) {
    const std::array<Point, 6> standing{{{0, -1},
                                         {half_width, -0.5},
                                         {half_width, 0.5},
                                         {0, 1},
                                         {-half_width, 0.5},
                                         {-half_width, -0.5}}};
    if (axis == StaggerAxis::Y) {
        return standing;
    }
    std::array<Point, 6> lying{};
    // A quarter turn clockwise.
    std::ranges::transform(standing, lying.begin(), [](Point p) { return Point{-p.y, p.x}; });
    return lying;
}

Point extent(const Grid& grid) {
    const bool any_shifted = grid.lines() > 1 || grid.shifts(0);
    return oriented(grid.axis, half_width * (2 * grid.line_length() + (any_shifted ? 1 : 0)),
                    line_step * (grid.lines() - 1) + 2);
}

std::optional<Coordinate> space_at(const Grid& grid, Point point) {
    const double across = grid.axis == StaggerAxis::Y ? point.y : point.x;
    const double along = grid.axis == StaggerAxis::Y ? point.x : point.y;
    const Point end = extent(grid);
    if (!(point.x >= 0 && point.y >= 0 && point.x <= end.x && point.y <= end.y)) {
        return std::nullopt;
    }
    // A point lies in the hex with the nearest centre; only two lines can contain it.
    const int line = static_cast<int>(std::floor((across - 1) / line_step));
    Coordinate nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const int candidate : {line, line + 1}) {
        const int shift = grid.shifts(candidate) ? 1 : 0;
        const int place = static_cast<int>(std::floor((along / half_width - shift) / 2));
        const Coordinate at = grid.axis == StaggerAxis::Y ? Coordinate{place, candidate}
                                                          : Coordinate{candidate, place};
        const Point middle = centre(grid, at);
        const double distance = std::hypot(middle.x - point.x, middle.y - point.y);
        if (distance < least) {
            least = distance;
            nearest = at;
        }
    }
    return grid.contains(nearest) ? std::optional{nearest} : std::nullopt;
}

} // namespace pampas::hex
