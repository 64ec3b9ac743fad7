#include "engine/hex/symmetry.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <utility>

namespace pampas::hex {
namespace {

/// The length of an axial step in units of `LatticePoint`.
constexpr int whole = 6;

/// The centre of a space, the centres of its sides and its corners, relative to the first.
std::vector<Axial> points_of_a_space() {
    constexpr LatticeMotion sixth{0, -1, 1, 1};
    Axial side{3, 0};
    Axial corner{2, 2};
    std::vector<Axial> points{{0, 0}};
    for (int i = 0; i < 6; ++i) {
        points.push_back(side = sixth(side));
        points.push_back(corner = sixth(corner));
    }
    return points;
}

/// Converts a point in sixths to the plane.
Point in_plane(const Grid& grid, Axial sixths) {
    // Axial coordinates are linear: three spaces determine them.
    const Point origin = centre(grid, coordinate(grid, Axial{0, 0}));
    const Point q = centre(grid, coordinate(grid, Axial{1, 0}));
    const Point r = centre(grid, coordinate(grid, Axial{0, 1}));
    const double by_q = static_cast<double>(sixths.q) / whole;
    const double by_r = static_cast<double>(sixths.r) / whole;
    return {origin.x + by_q * (q.x - origin.x) + by_r * (r.x - origin.x),
            origin.y + by_q * (q.y - origin.y) + by_r * (r.y - origin.y)};
}

/// The space of the grid with the nearest centre.
Axial nearest_space(const Grid& grid, Point point) {
    // Usually the space that contains the point or, for a point outside, its projection.
    const Point end = extent(grid);
    Coordinate best;
    double least = std::numeric_limits<double>::infinity();
    const auto inside =
        space_at(grid, {std::clamp(point.x, 0.0, end.x), std::clamp(point.y, 0.0, end.y)});
    if (inside) {
        return axial(grid, *inside);
    }
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const Point middle = centre(grid, grid.coordinate(offset));
        const double distance = std::hypot(middle.x - point.x, middle.y - point.y);
        if (distance < least) {
            least = distance;
            best = grid.coordinate(offset);
        }
    }
    return axial(grid, best);
}

} // namespace

LatticeMotion after(const LatticeMotion& first, const LatticeMotion& then) {
    return {then.qq * first.qq + then.qr * first.rq, then.qq * first.qr + then.qr * first.rr,
            then.rq * first.qq + then.rr * first.rq, then.rq * first.qr + then.rr * first.rr};
}

LatticeMotion turn(StaggerAxis axis, int sixths) {
    // Stagger axis X swaps the two directions of the lattice.
    constexpr LatticeMotion forward{0, -1, 1, 1};
    constexpr LatticeMotion back{1, 1, -1, 0};
    const LatticeMotion sixth = axis == StaggerAxis::Y ? forward : back;
    LatticeMotion result;
    for (int done = ((sixths % 6) + 6) % 6; done > 0; --done) {
        result = after(result, sixth);
    }
    return result;
}

LatticeMotion mirror_x(StaggerAxis axis) {
    constexpr LatticeMotion along{-1, -1, 0, 1};
    constexpr LatticeMotion across{1, 1, 0, -1};
    return axis == StaggerAxis::Y ? along : across;
}

LatticeMotion mirror_y(StaggerAxis axis) {
    return after(mirror_x(axis), turn(axis, 3));
}

std::vector<LatticeMotion> motions(const Symmetry& symmetry, StaggerAxis axis) {
    // The two mirrors together are a half turn.
    const int turns =
        symmetry.mirror_x && symmetry.mirror_y ? std::lcm(symmetry.turns, 2) : symmetry.turns;
    std::vector<LatticeMotion> result;
    result.reserve(2 * static_cast<std::size_t>(turns));
    for (int i = 0; i < turns; ++i) {
        result.push_back(turn(axis, i * 6 / turns));
    }
    if (symmetry.mirror_x || symmetry.mirror_y) {
        const LatticeMotion mirror = symmetry.mirror_x ? mirror_x(axis) : mirror_y(axis);
        for (int i = 0; i < turns; ++i) {
            result.push_back(after(mirror, result[static_cast<std::size_t>(i)]));
        }
    }
    return result;
}

Symmetric::Symmetric(const Grid& grid, const Symmetry& symmetry, Point close_to)
    : grid_(grid), symmetry_(symmetry), motions_(motions(symmetry, grid.axis)) {
    const Axial space = nearest_space(grid, close_to);
    double least = std::numeric_limits<double>::infinity();
    for (const Axial by : points_of_a_space()) {
        const LatticePoint candidate{{whole * space.q + by.q, whole * space.r + by.r}};
        const Point point = in_plane(grid, candidate.sixths);
        const double distance = std::hypot(point.x - close_to.x, point.y - close_to.y);
        if (distance < least && fits(candidate)) {
            least = distance;
            centre_ = candidate;
        }
    }
}

// A motion maps all spaces to spaces if it maps one space to a space.
bool Symmetric::fits(LatticePoint centre) const {
    return std::ranges::all_of(motions_, [&](const LatticeMotion& motion) {
        const Axial moved = motion(centre.sixths);
        return (centre.sixths.q - moved.q) % whole == 0 && (centre.sixths.r - moved.r) % whole == 0;
    });
}

Point Symmetric::centre() const {
    return in_plane(grid_, centre_.sixths);
}

Axial Symmetric::carried(const LatticeMotion& motion, Axial at) const {
    const Axial moved = motion({whole * at.q - centre_.sixths.q, whole * at.r - centre_.sixths.r});
    return {(moved.q + centre_.sixths.q) / whole, (moved.r + centre_.sixths.r) / whole};
}

std::vector<Point> Symmetric::axes() const {
    std::vector<Point> result;
    const Point origin = in_plane(grid_, {0, 0});
    for (const LatticeMotion& motion : motions_) {
        if (motion.qq * motion.rr - motion.qr * motion.rq > 0) {
            continue; // a rotation
        }
        // The sum of a vector and its image lies on the axis.
        const Axial by{5 * whole, whole};
        const Axial image = motion(by);
        const Point point = in_plane(grid_, {by.q + image.q, by.r + image.r});
        const double length = std::hypot(point.x - origin.x, point.y - origin.y);
        result.push_back({(point.x - origin.x) / length, (point.y - origin.y) / length});
    }
    return result;
}

std::vector<Coordinate> Symmetric::orbit(Coordinate at) const {
    std::vector<Coordinate> result;
    for (const LatticeMotion& motion : motions_) {
        const Coordinate image = coordinate(grid_, carried(motion, axial(grid_, at)));
        if (std::ranges::find(result, image) == result.end()) {
            result.push_back(image);
        }
    }
    return result;
}

std::vector<Coordinate> Symmetric::images(const std::vector<Coordinate>& spaces) const {
    std::vector<Coordinate> result;
    for (const Coordinate at : spaces) {
        for (const Coordinate image : orbit(at)) {
            if (grid_.contains(image)) {
                result.push_back(image);
            }
        }
    }
    std::ranges::sort(result);
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
}

bool Symmetric::closes_at(Coordinate at) const {
    return std::ranges::all_of(orbit(at),
                               [this](Coordinate image) { return grid_.contains(image); });
}

std::vector<Coordinate> Symmetric::without_image() const {
    std::vector<Coordinate> result;
    for (std::size_t offset = 0; offset < grid_.size(); ++offset) {
        if (const Coordinate at = grid_.coordinate(offset); !closes_at(at)) {
            result.push_back(at);
        }
    }
    return result;
}

Symmetric around_middle(const Grid& grid, const Symmetry& symmetry) {
    const Point end = extent(grid);
    return {grid, symmetry, {end.x / 2, end.y / 2}};
}

static bool closes(const Symmetric& symmetric) {
    for (std::size_t offset = 0; offset < symmetric.grid().size(); ++offset) {
        if (!symmetric.closes_at(symmetric.grid().coordinate(offset))) {
            return false;
        }
    }
    return true;
}

std::optional<Grid> nearest_closing(const Grid& grid, const Symmetry& symmetry) {
    constexpr int most = 3;
    std::vector<std::pair<int, int>> steps;
    for (int columns = -most; columns <= most; ++columns) {
        for (int rows = -most; rows <= most; ++rows) {
            steps.emplace_back(columns, rows);
        }
    }
    // The nearest first; of equally near ones the larger.
    std::ranges::stable_sort(steps, {}, [](const auto& step) {
        const auto [columns, rows] = step;
        return std::pair(std::abs(columns) + std::abs(rows), -columns - rows);
    });
    for (const auto& [columns, rows] : steps) {
        const Grid other{grid.columns + columns, grid.rows + rows, grid.axis, grid.index};
        if (other.columns > 0 && other.rows > 0 && other.columns <= max_side &&
            other.rows <= max_side && closes(around_middle(other, symmetry))) {
            return other;
        }
    }
    return std::nullopt;
}

std::vector<Symmetric> around(const Grid& grid, const Symmetry& symmetry, Coordinate at) {
    const Point middle = hex::centre(grid, at);
    const auto corners = hex::corners(grid.axis);
    std::vector<Point> points{middle};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point corner = corners[i];
        const Point next = corners[(i + 1) % corners.size()];
        points.push_back({middle.x + corner.x, middle.y + corner.y});
        points.push_back({middle.x + (corner.x + next.x) / 2, middle.y + (corner.y + next.y) / 2});
    }
    constexpr double rounding = 1e-6;
    std::vector<Symmetric> result;
    for (const Point point : points) {
        const Symmetric nearest(grid, symmetry, point);
        const Point found = nearest.centre();
        if (std::hypot(found.x - point.x, found.y - point.y) < rounding) {
            result.push_back(nearest);
        }
    }
    return result;
}

} // namespace pampas::hex
