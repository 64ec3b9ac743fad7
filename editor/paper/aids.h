#pragma once

#include "editor/paper/pdf_file.h"
#include "editor/paper/print_and_play.h"
#include "editor/picture/export.h"
#include "engine/rules/ruleset.h"

#include <vector>

namespace pampas::paper {
/// The paper of the pages after the board, upright.
PaperSize paper_of_aids(const PrintJob& job);

/// The pages of the player aid: kinds of spaces, set-up, a turn, and scoring.
std::vector<Page> player_aid(const map::Map& map, const rules::Ruleset& rules, const PrintJob& job);

/// A page that shows how the sheets form the board: where each lies, and how to join them. `map`
/// outlives it.
std::vector<Page> sheet_map(const map::Map& map, const PrintJob& job, const Tiling& tiling);

/// The board with the edges of its sheets, within `width` times `height` pixels, each at least 1.
picture::Pixels sheet_preview(const map::Map& map, const PrintJob& job, const Tiling& tiling,
                              int width, int height);

} // namespace pampas::paper
