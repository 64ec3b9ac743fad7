#include "engine/hex/geometry.h"
#include "engine/hex/motion.h"
#include "tests/engine/random_maps.h"

#include <rapidcheck/gtest.h>

#include <set>

namespace pampas::hex {
namespace {

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
    // Up to the translation that the first space shows, every centre moves as a point does.
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
