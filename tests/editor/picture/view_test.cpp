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

} // namespace
} // namespace pampas::picture
