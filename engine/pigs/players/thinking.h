#pragma once

#include "engine/chance/stream.h"
#include "engine/pigs/players/greedy.h"

namespace pampas::pigs {

/// The plan of a player who thinks about what the others will choose. Each seat's gains by each
/// task (`gains_of`) make the choice a game of one move. All seats play it many times in the
/// player's mind by regret matching (S. Hart, A. Mas-Colell, 2000): each chooses with probabilities
/// in proportion to how much better each choice would have been so far. What a seat wants is its
/// gain above the mean of the others'. Then the player makes the choice that is best against what
/// the others chose. All numbers are whole. `state` must not contain more than the seat may know.
Plan thinking_plan(const State& state, const Style& style, chance::Stream& stream);

} // namespace pampas::pigs
