#include "editor/picture/view.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace pampas::picture {
namespace {

RC_GTEST_PROP(View, FittedShowsTheWholeGridWithAMargin, ()) {
    const hex::Grid grid = *testing::any_grid();
    const int width = *rc::gen::inRange(1, 3000);
    const int height = *rc::gen::inRange(1, 3000);
    const View view = fitted(grid, width, height);
    const hex::Point end = view.to_pixels(hex::extent(grid));
    const double room = margin * view.side;
    const double least = std::min(view.origin.x, view.origin.y);
    RC_ASSERT(std::abs(least - room) < 1e-6);
    RC_ASSERT(std::abs(view.origin.x + end.x - width) < 1e-6);
    RC_ASSERT(std::abs(view.origin.y + end.y - height) < 1e-6);
}

RC_GTEST_PROP(View, TellsTheSpaceUnderAPixel, ()) {
    const hex::Grid grid = *testing::any_grid();
    const hex::Coordinate at = *testing::coordinate_on(grid);
    const View view{*rc::gen::inRange(20, 900) / 10.0,
                    {*rc::gen::inRange(-999, 999) / 7.0, *rc::gen::inRange(-999, 999) / 7.0}};
    const hex::Point pixel = view.to_pixels(hex::centre(grid, at));
    RC_ASSERT(hex::space_at(grid, view.to_map(pixel)) == at);
}

TEST(View, SideAcrossLiesInItsDirection) {
    for (const auto axis : {hex::StaggerAxis::X, hex::StaggerAxis::Y}) {
        const hex::Grid grid{.columns = 3, .rows = 3, .axis = axis};
        const hex::Point centre = hex::centre(grid, {1, 1});
        const auto corners = hex::corners(axis);
        for (std::size_t way = 0; way < hex::directions.size(); ++way) {
            const hex::Point next = hex::centre(grid, *grid.neighbour({1, 1}, way));
            const std::size_t side = side_across(axis, way);
            const hex::Point a = corners[side];
            const hex::Point b = corners[(side + 1) % corners.size()];
            EXPECT_NEAR(a.x + b.x, next.x - centre.x, 1e-9);
            EXPECT_NEAR(a.y + b.y, next.y - centre.y, 1e-9);
        }
    }
}

} // namespace
} // namespace pampas::picture
