#include "editor/paper/cut_outs.h"
#include "editor/paper/tiling.h"
#include "engine/files/input_error.h"
#include "engine/rules/board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace pampas::paper {
namespace {

using hex::Coordinate;

/// The shape of a water tile, by the relative places of its spaces; nothing if they form none.
std::optional<rules::WaterShape> shape_of(const hex::Grid& grid, std::vector<Coordinate> tile) {
    const rules::Board board{map::Map(grid)};
    std::ranges::sort(tile);
    for (const rules::WaterPlacement& place : board.placements()) {
        std::vector<Coordinate> spaces;
        std::ranges::transform(place.spaces(), std::back_inserter(spaces),
                               [&](rules::Cell cell) { return board.at(cell); });
        std::ranges::sort(spaces);
        if (spaces == tile) {
            return place.shape;
        }
    }
    return std::nullopt;
}

RC_GTEST_PROP(TileSheets, HaveEveryTileOnceAndNoneOverlaps, ()) {
    rules::ShapeCounts wanted{};
    for (int& count : wanted) {
        count = *rc::gen::inRange(0, 15);
    }
    const auto axis = *rc::gen::element(hex::StaggerAxis::X, hex::StaggerAxis::Y);
    const double hex = *rc::gen::inRange(20, 40);
    const hex::Point room{*rc::gen::inRange(140, 300) / 1.0, *rc::gen::inRange(140, 300) / 1.0};
    constexpr double rounding = 1e-9; // mm: a sheet may be filled to its edge
    rules::ShapeCounts found{};
    for (const TileSheet& sheet : tile_sheets(wanted, axis, hex, room)) {
        RC_ASSERT(sheet.grid.axis == axis);
        RC_ASSERT(side_of(hex) * hex::extent(sheet.grid).x <= room.x + rounding);
        RC_ASSERT(side_of(hex) * hex::extent(sheet.grid).y <= room.y + rounding);
        std::set<Coordinate> taken;
        for (const auto& tile : sheet.tiles) {
            const auto shape = shape_of(sheet.grid, tile);
            RC_ASSERT(shape.has_value());
            ++found[rules::index(*shape)];
            for (const Coordinate at : tile) {
                RC_ASSERT(sheet.grid.contains(at));
                RC_ASSERT(taken.insert(at).second);
            }
        }
    }
    RC_ASSERT(found == wanted);
}

/// All tiles of the box fit on two pages of A4.
TEST(TileSheets, WasteNoPaper) {
    for (const hex::StaggerAxis axis : {hex::StaggerAxis::X, hex::StaggerAxis::Y}) {
        EXPECT_EQ(tile_sheets({80}, axis, 25, {194, 275}).size(), 1U);
        EXPECT_EQ(tile_sheets({9, 4, 3, 2}, axis, 25, {194, 275}).size(), 1U);
    }
    EXPECT_TRUE(tile_sheets({}, hex::StaggerAxis::Y, 25, {194, 275}).empty());
}

TEST(TileSheets, RefuseTilesThatAreTooLarge) {
    using hex::StaggerAxis;
    EXPECT_THROW(tile_sheets({1}, StaggerAxis::Y, 250, {194, 275}), InputError);
    EXPECT_THROW(tile_sheets({0, 0, 0, 1}, StaggerAxis::Y, 100, {194, 275}), InputError);
    EXPECT_EQ(tile_sheets({5}, StaggerAxis::Y, 180, {194, 275}).size(), 5U);
}

} // namespace
} // namespace pampas::paper
