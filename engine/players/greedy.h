#pragma once

#include "engine/players/evaluation_context.h"
#include "engine/players/evaluation_weights.h"
#include "engine/rules/action.h"
#include "engine/rules/state.h"

#include <cstddef>
#include <vector>

namespace pampas::players {

/// What a seat does next: actions to be carried out one after the other. It reaches to the end of
/// the turn, or to a card that is bought and that may change it.
using Plan = std::vector<rules::Action>;

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

/// The last round in which a planning player still does something. The rules force no end: with no
/// chip in the supply two players may take each other's chip for ever. In a game far longer than
/// any that people play these players pass; when all do, the game is over (R8.3).
inline constexpr int last_round = 100;

/// Plans all that is left of a turn: goes on from the few best positions with what looks good, and
/// takes the plan whose end is worth most. Looks at nothing that its seat may not know, and does
/// nothing that is forbidden. `fields` saves time and changes no plan.
Plan greedy_plan(const rules::State& state, const EvaluationWeights& weights,
                 MarketFieldCache& fields, const BeamOptions& options = {}, const Ban& ban = {});

} // namespace pampas::players
