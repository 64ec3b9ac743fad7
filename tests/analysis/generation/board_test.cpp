#include "analysis/generation/board.h"
#include "tests/analysis/generation/any_request.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace pampas::generation {
namespace {

using enum graph::SymmetryMotion;

/// The board's spaces by another definition: all spaces of the grid, or for a hexagon those no
/// farther from the middle than the nearest border.
map::Map painted(const BoardRequest& request) {
    const hex::Grid grid{*request.columns, *request.rows, *request.axis, request.index};
    if (request.shape == Shape::Rectangle) {
        return map::Map(grid);
    }
    map::Map map(grid, map::Space::Void);
    const hex::Coordinate middle{(grid.columns - 1) / 2, (grid.rows - 1) / 2};
    const int radius = (std::min(grid.columns, grid.rows) - 1) / 2;
    std::vector<hex::Coordinate> spaces{middle};
    map.set(middle, map::Space::Pampas);
    for (int step = 0; step < radius; ++step) {
        for (const hex::Coordinate at : std::vector(spaces)) {
            for (const hex::Coordinate next : grid.neighbours(at)) {
                map.set(next, map::Space::Pampas);
                spaces.push_back(next);
            }
        }
        std::ranges::sort(spaces);
        spaces.erase(std::ranges::unique(spaces).begin(), spaces.end());
    }
    return map;
}

bool is_symmetric(const map::Map& map, graph::SymmetryMotion motion) {
    const auto found = graph::symmetries(map);
    const auto same = std::ranges::find(found, motion, &graph::Symmetry::motion);
    return same != found.end() && same->agreement == 1.0;
}

RC_GTEST_PROP(Board, IsRefusedJustWhereItsSymmetryDoesNotCarryIt, ()) {
    const BoardRequest request = *any_board_request();
    const map::Map map = painted(request);
    const bool is_possible = !request.symmetry || is_symmetric(map, *request.symmetry);
    try {
        const Board board(request);
        RC_ASSERT(is_possible);
        RC_ASSERT(board.blank() == map);
    } catch (const InputError&) {
        RC_ASSERT(!is_possible);
    }
}

RC_GTEST_PROP(Board, HasEachSpaceInOneOrbit, ()) {
    BoardRequest request = *any_board_request();
    request.shape = Shape::Hexagon; // fits every symmetry
    const Board board(request);
    std::set<hex::Coordinate> spaces;
    for (const Orbit& orbit : board.orbits()) {
        RC_ASSERT(board.turns() % orbit.size() == 0U);
        spaces.insert(orbit.begin(), orbit.end());
    }
    std::size_t sum = 0;
    std::ranges::for_each(board.orbits(), [&](const Orbit& orbit) { sum += orbit.size(); });
    RC_ASSERT(sum == board.size());
    RC_ASSERT(spaces.size() == board.size());
}

RC_GTEST_PROP(Board, KnowsOrbitsBesideEachOther, ()) {
    BoardRequest request = *any_board_request();
    request.shape = Shape::Hexagon;
    const Board board(request);
    const auto touch = [&](const Orbit& one, const Orbit& other) {
        return std::ranges::any_of(one, [&](hex::Coordinate at) {
            return std::ranges::any_of(board.grid().neighbours(at), [&](hex::Coordinate next) {
                return std::ranges::find(other, next) != other.end();
            });
        });
    };
    for (std::size_t one = 0; one < board.orbits().size(); ++one) {
        for (std::size_t other = 0; other < board.orbits().size(); ++other) {
            const auto& beside = board.beside(one);
            RC_ASSERT((std::ranges::find(beside, other) != beside.end()) ==
                      touch(board.orbits()[one], board.orbits()[other]));
        }
    }
}

TEST(Board, IsOfTheUsualSizeUnlessTheSymmetryNeedsAnother) {
    const auto grid_with = [](std::optional<graph::SymmetryMotion> symmetry, Shape shape) {
        return Board({.shape = shape, .symmetry = symmetry}).grid();
    };
    using enum hex::StaggerAxis;
    EXPECT_EQ(grid_with({}, Shape::Rectangle), (hex::Grid{19, 20, Y}));
    EXPECT_EQ(grid_with(Rotate180, Shape::Rectangle), (hex::Grid{19, 20, Y}));
    EXPECT_EQ(grid_with(MirrorY, Shape::Rectangle), (hex::Grid{19, 21, Y}));
    EXPECT_EQ(grid_with(MirrorX, Shape::Rectangle), (hex::Grid{19, 20, X}));
    EXPECT_EQ(grid_with(Rotate60, Shape::Hexagon), (hex::Grid{21, 21, Y}));
}

TEST(Board, TellsWhichOtherOneWouldDo) {
    const auto refusal = [](const BoardRequest& request) {
        return refusal_of([&] { Board{request}; });
    };
    EXPECT_EQ(refusal({.rows = 19, .axis = hex::StaggerAxis::Y, .symmetry = Rotate180}),
              "no board of 19 x 19 spaces, stagger axis y has the symmetry “half turn”, but one of "
              "19 x 20 spaces, stagger axis y does");
    EXPECT_EQ(refusal({.axis = hex::StaggerAxis::Y, .symmetry = MirrorX}),
              "no board of 19 x 20 spaces, stagger axis y has the symmetry “mirror of left and "
              "right”, but one of 19 x 20 spaces, stagger axis x does");
    EXPECT_EQ(refusal({.symmetry = Rotate120}),
              "no rectangle of spaces has the symmetry “third of a turn”; try --shape hexagon");
}

} // namespace
} // namespace pampas::generation
