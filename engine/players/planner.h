#pragma once

#include "engine/players/evaluation_context.h"
#include "engine/players/plan.h"

#include <cstddef>
#include <vector>

namespace pampas::players {

/// How closely a turn is looked at, by a beam search.
struct BeamOptions {
    std::size_t width = 3;     ///< positions that are gone on with after each action
    std::size_t branching = 2; ///< actions of each kind that are tried from each
};

/// All that is left of a turn, and what its end is worth.
struct RatedPlan {
    Plan actions; ///< without the end of the turn
    double worth = 0;
};

/// The plans that end with most, best first, at most `count` and at least one; the one that does
/// nothing is among those looked at. Of plans that come to the same there is one. The context's
/// seat is to move.
std::vector<RatedPlan> best_plans(const EvaluationContext& context, const BeamOptions& options,
                                  std::size_t count);

/// As far as a plan can be carried out before something new is known: to the first card that is
/// bought, which is seen then or replaced, or to the end of the turn. `actions_left` is how many
/// actions the turn has left before it.
Plan known_part(const Plan& actions, int actions_left);

} // namespace pampas::players
