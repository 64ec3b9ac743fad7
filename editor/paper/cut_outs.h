#pragma once

#include "editor/paper/pdf_file.h"
#include "editor/paper/print_and_play.h"
#include "engine/rules/ruleset.h"

#include <vector>

namespace pampas::paper {
/// Where tiles lie on a page, on the largest grid that fits.
struct TileSheet {
    hex::Grid grid;
    std::vector<std::vector<hex::Coordinate>> tiles; ///< each a few spaces; none overlap
};

/// The sheets with this many tiles of each shape, the largest first. `hex` is the distance between
/// opposite sides of a hex and `room` the space on a page, both in millimetres. Throws `InputError`
/// if a tile does not fit on a page.
std::vector<TileSheet> tile_sheets(const rules::ShapeCounts& tiles, hex::StaggerAxis axis,
                                   double hex, hex::Point room);

/// The land tiles and water tiles of the box, as large as the spaces of the map. Land tiles have
/// both sides, in the colours of two players. Throws as `tile_sheets` does.
std::vector<Page> cut_outs(const map::Map& map, const rules::Ruleset& rules, const PrintJob& job);

} // namespace pampas::paper
