#include "editor/document/selection.h"
#include "engine/hex/geometry.h"
#include "engine/hex/grid.h"
#include "engine/hex/shapes.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace pampas::document {
namespace {

using hex::Coordinate;

Selection any_selection(const hex::Grid& grid) {
    return selection_of(*rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(grid)));
}

/// The spaces for which `holds`, each tested by itself.
template <class Holds>
Selection those(const hex::Grid& grid, Holds holds) {
    Selection result;
    for (const Coordinate at : everything(grid)) {
        if (holds(at)) {
            result.push_back(at);
        }
    }
    return result;
}

RC_GTEST_PROP(Selection, IsSortedAndHoldsEachOnce, ()) {
    const hex::Grid grid = *testing::any_grid();
    const auto spaces = *rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(grid));
    RC_ASSERT(selection_of(spaces) == those(grid, [&](Coordinate at) {
                  return std::ranges::find(spaces, at) != spaces.end();
              }));
}

RC_GTEST_PROP(Selection, CombinesAsSetsDo, ()) {
    const hex::Grid grid = *testing::any_grid();
    const Selection a = any_selection(grid);
    const Selection b = any_selection(grid);
    RC_ASSERT(combined(a, Combine::Replace, b) == b);
    RC_ASSERT(combined(a, Combine::Add, b) ==
              those(grid, [&](Coordinate at) { return is_in(a, at) || is_in(b, at); }));
    RC_ASSERT(combined(a, Combine::Remove, b) ==
              those(grid, [&](Coordinate at) { return is_in(a, at) && !is_in(b, at); }));
}

RC_GTEST_PROP(Selection, GrowsToWhatIsOneStepAway, ()) {
    const hex::Grid grid = *testing::any_grid();
    const Selection selection = any_selection(grid);
    const auto steps = [&](Coordinate a, Coordinate b) {
        return hex::distance(hex::axial(grid, a), hex::axial(grid, b));
    };
    RC_ASSERT(grown(grid, selection) == those(grid, [&](Coordinate at) {
                  return std::ranges::any_of(
                      selection, [&](Coordinate other) { return steps(at, other) <= 1; });
              }));
    RC_ASSERT(shrunk(grid, selection) == those(grid, [&](Coordinate at) {
                  return is_in(selection, at) &&
                         std::ranges::all_of(grid.neighbours(at), [&](Coordinate other) {
                             return is_in(selection, other);
                         });
              }));
}

RC_GTEST_PROP(Selection, InvertedTwiceIsAsBefore, ()) {
    const hex::Grid grid = *testing::any_grid();
    const Selection selection = any_selection(grid);
    const Selection others = inverted(grid, selection);
    RC_ASSERT(selection.size() + others.size() == grid.size());
    RC_ASSERT(inverted(grid, others) == selection);
}

RC_GTEST_PROP(Lasso, HoldsItsLineAndKeepsWithinItsBounds, ()) {
    const hex::Grid grid = *testing::any_grid();
    const auto line = *rc::gen::nonEmpty(
        rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(grid)));
    const Selection inside = lasso(grid, line);
    RC_ASSERT(std::ranges::is_sorted(inside));
    for (std::size_t i = 0; i < line.size(); ++i) {
        for (const Coordinate at : hex::line(grid, line[i], line[(i + 1) % line.size()])) {
            RC_ASSERT(is_in(inside, at));
        }
    }
    // Lines between spaces bulge by half a space at most.
    const auto [top, bottom] = std::ranges::minmax(line, {}, &Coordinate::row);
    const auto [left, right] = std::ranges::minmax(line, {}, &Coordinate::column);
    for (const Coordinate at : inside) {
        RC_ASSERT(at.row >= top.row - 1 && at.row <= bottom.row + 1);
        RC_ASSERT(at.column >= left.column - 1 && at.column <= right.column + 1);
    }
}

TEST(Lasso, HoldsWhatItRunsAround) {
    const hex::Grid grid{9, 9};
    const Selection all = hex::disk(grid, {4, 4}, 3);
    std::vector<Coordinate> rim = combined(all, Combine::Remove, hex::disk(grid, {4, 4}, 2));
    std::ranges::sort(rim, {}, [&](Coordinate at) {
        const hex::Point point = hex::centre(grid, at);
        const hex::Point middle = hex::centre(grid, {4, 4});
        return std::atan2(point.y - middle.y, point.x - middle.x);
    });
    EXPECT_EQ(lasso(grid, rim), all);
    EXPECT_THAT(lasso(grid, {{4, 4}}), ::testing::ElementsAre(Coordinate{4, 4}));
    EXPECT_TRUE(lasso(grid, {}).empty());
}

} // namespace
} // namespace pampas::document
