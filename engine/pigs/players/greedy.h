#pragma once

#include "engine/pigs/players/style.h"
#include "engine/pigs/state.h"

#include <array>
#include <cstdint>
#include <vector>

namespace pampas::pigs {

/// What a player does next, in order.
using Plan = std::vector<Action>;

/// What a seat gains by each task if it does it 0, 1, 2 ... times, up to the limit of the card: in
/// thousandths of a dollar, with the compensation for what it leaves.
using Gains = std::array<std::vector<std::int64_t>, tasks>;
Gains gains_of(const State& state, int seat, const Style& style);

/// Carries out, again and again, the action after which the farm of the seat to move is worth most,
/// until stopping is worth as much. Not for the phase of choosing.
Plan best_actions(const State& state, const Style& style);

/// The plan of a player who carries out `best_actions`, and chooses the task that gains most if
/// those who have not shown what they choose choose any. A neutral tile goes where the other player
/// would gain most. `state` must not contain more than the seat may know.
Plan greedy_plan(const State& state, const Style& style);

} // namespace pampas::pigs
