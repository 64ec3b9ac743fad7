#pragma once

#include "engine/hex/grid.h"

namespace pampas::hex {

/// Axial coordinates (the hex literature's term): the six neighbours differ by (+-1, 0), (0, +-1),
/// (1, -1) and (-1, 1), everywhere alike, so shapes are sums.
struct Axial {
    int q = 0;
    int r = 0;

    friend constexpr bool operator==(Axial, Axial) = default;
};

/// `at` may lie outside the grid.
constexpr Axial axial(const Grid& grid, Coordinate at) {
    const Doubled here = grid.doubled(at);
    const int half = here.half - (grid.index == StaggerIndex::Even ? 1 : 0);
    return {(half - here.line) / 2, here.line};
}

/// Inverse of `axial`; the result may lie outside the grid.
constexpr Coordinate coordinate(const Grid& grid, Axial at) {
    const int half = 2 * at.q + at.r + (grid.index == StaggerIndex::Even ? 1 : 0);
    const int place = (half - (grid.shifts(at.r) ? 1 : 0)) / 2;
    return grid.axis == StaggerAxis::Y ? Coordinate{place, at.r} : Coordinate{at.r, place};
}

/// Steps between two spaces of an unbounded grid.
constexpr int distance(Axial a, Axial b) {
    const auto magnitude = [](int value) { return value < 0 ? -value : value; };
    const int q = a.q - b.q;
    const int r = a.r - b.r;
    return (magnitude(q) + magnitude(r) + magnitude(q + r)) / 2;
}

} // namespace pampas::hex
