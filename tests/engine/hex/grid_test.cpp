#include "engine/hex/geometry.h"
#include "engine/hex/grid.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace pampas::hex {
namespace {

/// Adjacency word for word as defined (engine/formats#adjacency).
std::set<Coordinate> neighbours_by_definition(const Grid& grid, Coordinate at) {
    const bool pointy = grid.axis == StaggerAxis::Y;
    const int c = pointy ? at.column : at.row;
    const int r = pointy ? at.row : at.column;
    const bool shifted = (r % 2 == 1) == (grid.index == StaggerIndex::Odd);
    std::set<Coordinate> result;
    for (const auto& [column, row] :
         std::vector<std::pair<int, int>>{{c - 1, r},
                                          {c + 1, r},
                                          {shifted ? c : c - 1, r - 1},
                                          {shifted ? c + 1 : c, r - 1},
                                          {shifted ? c : c - 1, r + 1},
                                          {shifted ? c + 1 : c, r + 1}}) {
        const Coordinate next = pointy ? Coordinate{column, row} : Coordinate{row, column};
        if (grid.contains(next)) {
            result.insert(next);
        }
    }
    return result;
}

RC_GTEST_PROP(Grid, NeighboursAreThoseOfTheDefinition, ()) {
    const auto grid = *testing::any_grid();
    const auto at = *testing::coordinate_on(grid);
    const Neighbours found = grid.neighbours(at);
    RC_ASSERT(std::set<Coordinate>(found.begin(), found.end()) ==
              neighbours_by_definition(grid, at));
}

RC_GTEST_PROP(Grid, EveryDirectionHasAnOpposite, ()) {
    const auto grid = *testing::any_grid();
    const auto at = *testing::coordinate_on(grid);
    for (std::size_t direction = 0; direction < 6; ++direction) {
        if (const auto next = grid.neighbour(at, direction)) {
            RC_ASSERT(grid.neighbour(*next, (direction + 3) % 6) == at);
        }
    }
}

RC_GTEST_PROP(Grid, OffsetsRunInReadingOrder, ()) {
    const auto grid = *testing::any_grid();
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const Coordinate at = grid.coordinate(offset);
        RC_ASSERT(grid.contains(at));
        RC_ASSERT(grid.offset(at) == offset);
        RC_ASSERT(offset == 0 || grid.coordinate(offset - 1) < at);
    }
}

rc::Gen<Motion> any_motion() {
    using enum Motion;
    return rc::gen::element(Rotate90, Rotate180, Rotate270, MirrorX, MirrorY);
}

Point moved_point(Point point, Motion motion) {
    switch (motion) {
    case Motion::Rotate90:
        return {-point.y, point.x};
    case Motion::Rotate180:
        return {-point.x, -point.y};
    case Motion::Rotate270:
        return {point.y, -point.x};
    case Motion::MirrorX:
        return {-point.x, point.y};
    case Motion::MirrorY:
        return {point.x, -point.y};
    }
    return point;
}

RC_GTEST_PROP(Motion, KeepsAdjacencyExactly, ()) {
    const auto grid = *testing::any_grid();
    const auto motion = *any_motion();
    const Grid after = moved(grid, motion);
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const Coordinate at = grid.coordinate(offset);
        std::set<Coordinate> expected;
        for (const Coordinate next : grid.neighbours(at)) {
            expected.insert(moved(grid, next, motion));
        }
        const Neighbours found = after.neighbours(moved(grid, at, motion));
        RC_ASSERT(std::set<Coordinate>(found.begin(), found.end()) == expected);
    }
}

RC_GTEST_PROP(Motion, MovesThePictureAsItsNameSays, ()) {
    const auto grid = *testing::any_grid();
    const auto motion = *any_motion();
    const Grid after = moved(grid, motion);
    // Except for a translation, given by the first space, every centre moves as a point does.
    const Coordinate origin{0, 0};
    const Point from = moved_point(centre(grid, origin), motion);
    const Point to = centre(after, moved(grid, origin, motion));
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const Coordinate at = grid.coordinate(offset);
        const Point expected = moved_point(centre(grid, at), motion);
        const Point found = centre(after, moved(grid, at, motion));
        RC_ASSERT(std::abs(found.x - to.x - (expected.x - from.x)) < 1e-9);
        RC_ASSERT(std::abs(found.y - to.y - (expected.y - from.y)) < 1e-9);
    }
}

RC_GTEST_PROP(Motion, FourQuarterTurnsAndTwoMirrorsAreNone, ()) {
    const auto grid = *testing::any_grid();
    const auto at = *testing::coordinate_on(grid);
    Grid turned = grid;
    Coordinate place = at;
    for (int turn = 0; turn < 4; ++turn) {
        place = moved(turned, place, Motion::Rotate90);
        turned = moved(turned, Motion::Rotate90);
    }
    RC_ASSERT(turned == grid);
    RC_ASSERT(place == at);
    for (const Motion mirror : {Motion::MirrorX, Motion::MirrorY, Motion::Rotate180}) {
        const Grid once = moved(grid, mirror);
        RC_ASSERT(moved(once, mirror) == grid);
        RC_ASSERT(moved(once, moved(grid, at, mirror), mirror) == at);
    }
}

} // namespace

} // namespace pampas::hex
