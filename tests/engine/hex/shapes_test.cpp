#include "engine/hex/grid.h"
#include "engine/hex/shapes.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace pampas::hex {
namespace {

RC_GTEST_PROP(Axial, ComesBackAndCountsSteps, ()) {
    const auto grid = *testing::any_grid();
    const auto at = *testing::coordinate_on(grid);
    RC_ASSERT(coordinate(grid, axial(grid, at)) == at);
    for (const Coordinate next : grid.neighbours(at)) {
        RC_ASSERT(distance(axial(grid, at), axial(grid, next)) == 1);
    }
}

RC_GTEST_PROP(Disk, HoldsWhatIsNear, ()) {
    const auto grid = *testing::any_grid();
    const auto centre = *testing::coordinate_on(grid);
    const auto radius = *rc::gen::inRange(0, 5);
    std::vector<Coordinate> expected;
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const Coordinate at = grid.coordinate(offset);
        if (distance(axial(grid, centre), axial(grid, at)) <= radius) {
            expected.push_back(at);
        }
    }
    RC_ASSERT(disk(grid, centre, radius) == expected);
}

RC_GTEST_PROP(Line, IsAShortestWay, ()) {
    const auto grid = *testing::any_grid();
    const auto from = *testing::coordinate_on(grid);
    const auto to = *testing::coordinate_on(grid);
    const auto spaces = line(grid, from, to);
    RC_ASSERT(spaces.front() == from);
    RC_ASSERT(spaces.back() == to);
    const auto steps = static_cast<std::size_t>(distance(axial(grid, from), axial(grid, to)));
    RC_ASSERT(spaces.size() <= steps + 1);
    for (std::size_t i = 0; i + 1 < spaces.size() && spaces.size() == steps + 1; ++i) {
        RC_ASSERT(distance(axial(grid, spaces[i]), axial(grid, spaces[i + 1])) == 1);
    }
}

RC_GTEST_PROP(Rectangle, HasTheSpacesOfItsColumnsAndRows, ()) {
    const auto grid = *testing::any_grid();
    const auto a = *testing::coordinate_on(grid);
    const auto b = *testing::coordinate_on(grid);
    const auto spaces = rectangle(grid, a, b);
    RC_ASSERT(spaces.size() == static_cast<std::size_t>((std::abs(a.column - b.column) + 1) *
                                                        (std::abs(a.row - b.row) + 1)));
    RC_ASSERT(std::set<Coordinate>(spaces.begin(), spaces.end()).size() == spaces.size());
    RC_ASSERT(rectangle(grid, b, a) == spaces);
}

} // namespace
} // namespace pampas::hex
