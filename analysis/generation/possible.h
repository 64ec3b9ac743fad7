#pragma once

#include "analysis/generation/demand.h"

namespace pampas::generation {

/// Throws `InputError` when a target cannot be reached whatever the map: with which other target it
/// does not go together, or with what about the board.
void require_possible(const Request& request, const Board& board, const Demand& demand);

} // namespace pampas::generation
