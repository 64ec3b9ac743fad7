#include "engine/players/greedy.h"

#include "engine/players/planner.h"

namespace pampas::players {

Plan greedy_plan(const rules::State& state, const Style& style, const Effort& effort) {
    if (state.must_pass() || state.round() > last_round) {
        return {rules::Action::end_turn()};
    }
    const Outlook outlook(state, state.seat(), style);
    return known_part(best_plans(outlook, effort, 1).front().actions, state.actions_left());
}

} // namespace pampas::players
