#pragma once

#include "analysis/generation/board.h"
#include "engine/chance/stream.h"

namespace pampas::generation {

/// A map with a few changes drawn at random: markets and waters that move, patches of land that end
/// elsewhere. How many spaces there are of each kind, each terrain one of them, and the symmetry
/// stay as they are: spaces of two orbits are exchanged. `map` is one of the board.
map::Map mutated(const map::Map& map, const Board& board, chance::Stream& stream);

} // namespace pampas::generation
