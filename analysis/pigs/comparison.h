#pragma once

#include "analysis/balance/comparison.h"
#include "engine/pigs/state.h"

#include <vector>

namespace pampas::pigs {

/// The figures of games by which editions are compared: wins and dollars of each seat, dollars by
/// account, how often each task is chosen, items bought, meadows.
std::vector<balance::GameFigure> compared_figures(int players);

/// Plays the same deals, of the plan's pairing, with both editions, at least one deal: the season
/// cards come in the same order if both have equally many of each season. When stopped early, the
/// result holds the first deals. `control` counts a game of both as one. Throws
/// `simulation::Abandoned`.
balance::Comparison compare_editions(const Game& one, const Game& other,
                                     const balance::ComparisonPlan& plan,
                                     const simulation::RunControl& control = {});

} // namespace pampas::pigs
