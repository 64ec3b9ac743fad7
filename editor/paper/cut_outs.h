#pragma once

#include "editor/paper/pdf_file.h"
#include "editor/paper/print_and_play.h"
#include "engine/rules/ruleset.h"

#include <vector>

namespace pampas::paper {
/// Where tiles lie on a page, on a grid as large as goes on it.
struct TileSheet {
    hex::Grid grid;
    std::vector<std::vector<hex::Coordinate>> tiles; ///< each a few spaces; none overlap
};

/// The sheets with so many tiles of each shape, the largest first. `room` is on a page and in
/// millimetres as the distance between opposite sides of a hex is. Throws `InputError` when one
/// does not go on a page.
std::vector<TileSheet> tile_sheets(const rules::ShapeCounts& tiles, hex::StaggerAxis axis,
                                   double hex, hex::Point room);

/// The land tiles and water tiles of the box, as large as the spaces of the map; of land tiles both
/// sides, which have the colours of two players. Throws as `tile_sheets` does.
std::vector<Page> cut_outs(const map::Map& map, const rules::Ruleset& rules, const PrintJob& job);

} // namespace pampas::paper
