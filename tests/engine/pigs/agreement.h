#pragma once

#include "engine/pigs/state.h"

#include <cstdint>

namespace pampas::testing {

/// Plays a random game in both ways; fails at the first state at which the engine and the plain
/// implementation, written from the text of the rules alone, do not agree.
void agree(const pigs::Game& game, std::uint64_t number);

} // namespace pampas::testing
