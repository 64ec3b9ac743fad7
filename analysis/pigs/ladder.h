#pragma once

#include "analysis/balance/ladder.h"
#include "engine/pigs/state.h"

#include <vector>

namespace pampas::pigs {

/// Plays the rounds of a ladder (`balance::play_ladder`) with this edition. Throws `InputError` for
/// unknown players and when the edition does not allow the number of players.
std::vector<balance::LadderRound> play_ladder(const Edition& edition, const Variants& variants,
                                              const balance::LadderPlan& plan,
                                              const simulation::RunControl& control = {});

} // namespace pampas::pigs
