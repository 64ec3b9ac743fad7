#pragma once

#include "engine/players/evaluation_context.h"
#include "engine/players/evaluation_weights.h"
#include "engine/rules/action.h"
#include "engine/rules/state.h"

#include <cstddef>
#include <vector>

namespace pampas::players {

/// The next actions of a seat in order, up to the end of the turn or to the purchase of a card that
/// may change the plan.
using Plan = std::vector<rules::Action>;

/// How thoroughly the beam search examines a turn.
struct BeamOptions {
    std::size_t width = 3;     ///< positions kept after each action
    std::size_t branching = 2; ///< actions of each kind tried in each position
    /// For the first action both are so many times as large; if more than once, only the best
    /// `width` of its alternatives are tried again later. Most plans can be carried out in any
    /// order, so that what is good is found at first.
    std::size_t first = 1;
};

/// How the bot `learned` plans: as widely as it can at a quarter of the speed of `greedy`.
inline constexpr BeamOptions for_learned{7, 4, 2};

/// The rest of a turn with the value of the final position.
struct RatedPlan {
    Plan actions; ///< without the end of the turn
    double worth = 0;
};

/// The plans with the best final positions, best first, at most `count` and at least one. Includes
/// the plan that does nothing. Of plans with equal values only one is kept. The context's seat must
/// be the one to move.
std::vector<RatedPlan> best_plans(const EvaluationContext& context, const BeamOptions& options,
                                  std::size_t count);

/// The part of a plan before new information: up to the first card bought, which is then seen or
/// replaced, or up to the end of the turn. `actions_left` is the number of actions left in the turn
/// before the plan.
Plan known_part(const Plan& actions, int actions_left);

/// The last round in which a planning player acts. The rules do not force an end: without chips in
/// the supply, two players may take each other's chip forever. In games much longer than those of
/// people, planning players pass; if all pass, the game is over (R8.3).
inline constexpr int last_round = 100;

/// Plans the rest of a turn by beam search: extends the few best positions by the best candidates,
/// and returns the plan with the best final position. Uses only what its seat may know, and obeys
/// `ban`. `fields` is a cache and does not change plans.
Plan greedy_plan(const rules::State& state, const Judge& judge, MarketFieldCache& fields,
                 const BeamOptions& options = {}, const Ban& ban = {});

} // namespace pampas::players
