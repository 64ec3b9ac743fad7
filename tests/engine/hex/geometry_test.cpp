#include "engine/hex/geometry.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace pampas::hex {
namespace {

RC_GTEST_PROP(Geometry, NeighboursAreOneHexApart, ()) {
    const auto grid = *testing::any_grid();
    const auto at = *testing::coordinate_on(grid);
    const Point here = centre(grid, at);
    for (const Coordinate next : grid.neighbours(at)) {
        const Point there = centre(grid, next);
        RC_ASSERT(std::abs(std::hypot(there.x - here.x, there.y - here.y) - std::sqrt(3.0)) < 1e-9);
    }
}

RC_GTEST_PROP(Geometry, EveryPointOfAHexIsInIt, ()) {
    const auto grid = *testing::any_grid();
    const auto at = *testing::coordinate_on(grid);
    const Point middle = centre(grid, at);
    RC_ASSERT(space_at(grid, middle) == at);
    for (const Point corner : corners(grid.axis)) {
        const Point just_inside{middle.x + 0.99 * corner.x, middle.y + 0.99 * corner.y};
        RC_ASSERT(space_at(grid, just_inside) == at);
        const Point just_outside{middle.x + 1.01 * corner.x, middle.y + 1.01 * corner.y};
        RC_ASSERT(space_at(grid, just_outside) != at);
    }
}

RC_GTEST_PROP(Geometry, ExtentHoldsAllCorners, ()) {
    const auto grid = *testing::any_grid();
    const auto at = *testing::coordinate_on(grid);
    const Point middle = centre(grid, at);
    const Point end = extent(grid);
    for (const Point corner : corners(grid.axis)) {
        RC_ASSERT(middle.x + corner.x >= -1e-9);
        RC_ASSERT(middle.y + corner.y >= -1e-9);
        RC_ASSERT(middle.x + corner.x <= end.x + 1e-9);
        RC_ASSERT(middle.y + corner.y <= end.y + 1e-9);
    }
}

TEST(Geometry, NothingIsOutsideTheGrid) {
    const Grid grid{3, 2, StaggerAxis::Y, StaggerIndex::Odd};
    EXPECT_EQ(space_at(grid, {-1, 1}), std::nullopt);
    EXPECT_EQ(space_at(grid, {1000, 1}), std::nullopt);
    EXPECT_EQ(space_at(grid, {0.01, 0.01}), std::nullopt);
    EXPECT_EQ(space_at(grid, {std::nan(""), 1}), std::nullopt);
}

TEST(Geometry, SideAcrossLiesInItsDirection) {
    for (const auto axis : {StaggerAxis::X, StaggerAxis::Y}) {
        const Grid grid{.columns = 3, .rows = 3, .axis = axis};
        const Point middle = centre(grid, {1, 1});
        const auto ends = corners(axis);
        for (std::size_t way = 0; way < directions.size(); ++way) {
            const Point next = centre(grid, *grid.neighbour({1, 1}, way));
            const std::size_t side = side_across(axis, way);
            const Point a = ends[side];
            const Point b = ends[(side + 1) % ends.size()];
            EXPECT_NEAR(a.x + b.x, next.x - middle.x, 1e-9);
            EXPECT_NEAR(a.y + b.y, next.y - middle.y, 1e-9);
        }
    }
}

} // namespace
} // namespace pampas::hex
