#include "engine/players/greedy.h"

#include "engine/players/bot.h"
#include "engine/players/planner.h"

namespace pampas::players {

/// Named in the list of bots (bot.cpp).
Bot greedy_bot() {
    return {"greedy",
            [](const rules::State& state, const BotOptions& options, MarketFieldCache& fields,
               chance::Stream&) {
                return greedy_plan(state, options.weights, fields, {}, options.ban);
            },
            "", true};
}

Plan greedy_plan(const rules::State& state, const EvaluationWeights& weights,
                 MarketFieldCache& fields, const BeamOptions& options, const Ban& ban) {
    if (state.must_pass() || state.round() > last_round) {
        return {rules::Action::end_turn()};
    }
    const EvaluationContext context(state, state.seat(), weights, fields, ban);
    return known_part(best_plans(context, options, 1).front().actions, state.actions_left());
}

} // namespace pampas::players
