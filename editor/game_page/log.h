#pragma once

#include "analysis/report/ground/html.h"
#include "analysis/wording/moves.h"

namespace pampas::game_page {

/// What happened in the game, in words: its rounds and in each a list of actions, of which the
/// 57th has the id `action-57` and links to itself; below some what followed from them, and the
/// points of scorings. The set-up has the id `action-0`.
report::Html log_html(const wording::Playback& playback, wording::Viewer viewer);

} // namespace pampas::game_page
