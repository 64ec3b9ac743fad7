#pragma once

#include "analysis/generation/demand.h"
#include "engine/chance/stream.h"

namespace pampas::generation {

/// A map drawn at random as designers might paint one: markets apart from each other, ponds here
/// and there, land in patches. Numbers, symmetry and evenness of terrains are exact; whether it is
/// legal is to be seen. `demand` is one that the board can meet.
map::Map draft(const Board& board, const Demand& demand, chance::Stream& stream);

} // namespace pampas::generation
