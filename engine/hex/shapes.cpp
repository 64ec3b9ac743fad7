#include "engine/hex/shapes.h"

#include <algorithm>
#include <cmath>

namespace pampas::hex {
namespace {

/// The axial coordinate of the hex that contains the fractional point (q, r).
Axial rounded(double q, double r) {
    const double s = -q - r;
    double whole_q = std::round(q);
    double whole_r = std::round(r);
    const double whole_s = std::round(s);
    const double off_q = std::abs(whole_q - q);
    const double off_r = std::abs(whole_r - r);
    const double off_s = std::abs(whole_s - s);
    // The three must add up to 0: the one with the largest rounding error is adjusted.
    if (off_q > off_r && off_q > off_s) {
        whole_q = -whole_r - whole_s;
    } else if (off_r > off_s) {
        whole_r = -whole_q - whole_s;
    }
    return {static_cast<int>(whole_q), static_cast<int>(whole_r)};
}

} // namespace

std::vector<Coordinate> disk(const Grid& grid, Coordinate centre, int radius) {
    const Axial middle = axial(grid, centre);
    std::vector<Coordinate> result;
    for (int q = -radius; q <= radius; ++q) {
        for (int r = std::max(-radius, -radius - q); r <= std::min(radius, radius - q); ++r) {
            const Coordinate at = coordinate(grid, Axial{middle.q + q, middle.r + r});
            if (grid.contains(at)) {
                result.push_back(at);
            }
        }
    }
    std::ranges::sort(result);
    return result;
}

std::vector<Coordinate> line(const Grid& grid, Coordinate from, Coordinate to) {
    const Axial start = axial(grid, from);
    const Axial end = axial(grid, to);
    const int steps = distance(start, end);
    // Moves points off the exact middle of sides, so that ties between two spaces are always broken
    // in the same way.
    constexpr double nudge = 1e-6;
    std::vector<Coordinate> result;
    for (int step = 0; step <= steps; ++step) {
        const double share = steps == 0 ? 0 : static_cast<double>(step) / steps;
        const Coordinate at =
            coordinate(grid, rounded(start.q + (end.q - start.q) * share + nudge,
                                     start.r + (end.r - start.r) * share + 2 * nudge));
        if (grid.contains(at)) {
            result.push_back(at);
        }
    }
    return result;
}

std::vector<Coordinate> rectangle(const Grid& grid, Coordinate corner, Coordinate opposite) {
    std::vector<Coordinate> result;
    for (int row = std::min(corner.row, opposite.row); row <= std::max(corner.row, opposite.row);
         ++row) {
        for (int column = std::min(corner.column, opposite.column);
             column <= std::max(corner.column, opposite.column); ++column) {
            if (grid.contains({column, row})) {
                result.push_back({column, row});
            }
        }
    }
    return result;
}

} // namespace pampas::hex
