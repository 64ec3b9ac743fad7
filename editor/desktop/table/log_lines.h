#pragma once

#include "analysis/wording/moves.h"

#include <cstddef>
#include <string>
#include <vector>

namespace pampas::desktop {

/// A line of the log of a game.
struct LogLine {
    std::string text;
    std::size_t action = 0; ///< the number of the action after which it holds
    bool heading = false;   ///< whether it begins a round
    bool scoring = false;   ///< whether it is about a scoring
};

/// What happened in a game, from the first action on, as a seat sees it.
std::vector<LogLine> log_lines(const wording::Playback& playback, wording::Viewer viewer);

} // namespace pampas::desktop
