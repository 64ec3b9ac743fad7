#include "engine/hex/grid.h"
#include "tests/engine/random_maps.h"

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

} // namespace
} // namespace pampas::hex
