#pragma once

#include "analysis/pigs/moves.h"
#include "editor/desktop/table/log_lines.h"

#include <vector>

namespace pampas::desktop {

/// What happened in a game of Happy Pigs, from the first action on, as `viewer` sees it.
std::vector<LogLine> log_lines(const pigs::Playback& playback, pigs::Viewer viewer);

} // namespace pampas::desktop
