#include "engine/players/greedy.h"

#include "engine/players/planner.h"

namespace pampas::players {

Plan greedy_plan(const rules::State& state, const EvaluationWeights& weights,
                 const BeamOptions& options) {
    if (state.must_pass() || state.round() > last_round) {
        return {rules::Action::end_turn()};
    }
    const EvaluationContext context(state, state.seat(), weights);
    return known_part(best_plans(context, options, 1).front().actions, state.actions_left());
}

} // namespace pampas::players
