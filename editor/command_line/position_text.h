#pragma once

#include "analysis/wording/moves.h"
#include "engine/map/map.h"

#include <cstddef>
#include <string>

namespace pampas::command_line {

/// The state of a game as text: what was done last, the board, points and pesos, cards and
/// supplies. `map` has the terrain of the game; the cards that `viewer` does not see are left out.
/// Only the board may be wider than `width` columns.
std::string position_text(const wording::Playback& playback, std::size_t actions,
                          const map::Map& map, wording::Viewer viewer, std::size_t width);

} // namespace pampas::command_line
