#include "editor/paper/cut_outs.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/rules/board.h"

#include <algorithm>

namespace pampas::paper {
namespace {

/// The grid with the most spaces of those there is room for; a single space at least.
hex::Grid largest_grid(hex::StaggerAxis axis, hex::Point room) {
    const auto fits = [room](const hex::Grid& grid) {
        const hex::Point extent = hex::extent(grid);
        return extent.x <= room.x && extent.y <= room.y;
    };
    hex::Grid largest{1, 1, axis};
    for (hex::Grid grid = largest; grid.columns <= hex::max_side && fits(grid); ++grid.columns) {
        grid.rows = 1;
        while (grid.rows < hex::max_side && fits({grid.columns, grid.rows + 1, axis})) {
            ++grid.rows;
        }
        largest = grid.size() > largest.size() ? grid : largest;
        grid.rows = 1;
    }
    return largest;
}

/// Takes the tiles that go on a sheet away from those that are wanted.
TileSheet filled(rules::ShapeCounts& wanted, const rules::Board& board) {
    TileSheet sheet{board.map().grid(), {}};
    std::vector<bool> taken(board.cells());
    const auto placements = board.placements();
    for (std::size_t shape = wanted.size(); shape-- > 0;) {
        for (const rules::WaterPlacement& place : placements) {
            const auto is_taken = [&taken](rules::Cell cell) { return taken[cell]; };
            if (wanted[shape] == 0 || rules::index(place.shape) != shape ||
                std::ranges::any_of(place.spaces(), is_taken)) {
                continue;
            }
            --wanted[shape];
            sheet.tiles.emplace_back();
            for (const rules::Cell cell : place.spaces()) {
                taken[cell] = true;
                sheet.tiles.back().push_back(board.at(cell));
            }
        }
    }
    return sheet;
}

} // namespace

std::vector<TileSheet> tile_sheets(const rules::ShapeCounts& tiles, hex::StaggerAxis axis,
                                   double hex, hex::Point room) {
    const double side = side_of(hex);
    const hex::Grid grid = largest_grid(axis, {room.x / side, room.y / side});
    const rules::Board board{map::Map(grid)};
    std::vector<TileSheet> sheets;
    rules::ShapeCounts wanted = tiles;
    const hex::Point one = hex::extent({1, 1, axis});
    while (std::ranges::any_of(wanted, [](int count) { return count > 0; })) {
        sheets.push_back(filled(wanted, board));
        if (sheets.back().tiles.empty() || side * one.x > room.x || side * one.y > room.y) {
            throw InputError(
                tr("tiles of {} mm to cut out do not go on a page of this paper", hex));
        }
    }
    return sheets;
}

} // namespace pampas::paper
