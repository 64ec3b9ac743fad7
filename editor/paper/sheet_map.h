#pragma once

#include "editor/paper/pdf_file.h"
#include "editor/paper/print_and_play.h"
#include "editor/picture/export.h"

#include <vector>

namespace pampas::paper {

/// What tells how the sheets make the board: which lies where, and how they are joined. `map`
/// outlives it.
std::vector<Page> sheet_map(const map::Map& map, const PrintJob& job, const Tiling& tiling);

/// The board with the edges of its sheets, within `width` times `height` pixels, each at least 1.
picture::Pixels sheet_preview(const map::Map& map, const PrintJob& job, const Tiling& tiling,
                              int width, int height);

} // namespace pampas::paper
