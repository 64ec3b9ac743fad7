#pragma once

#include "engine/players/ban.h"
#include "engine/players/evaluation_weights.h"
#include "engine/players/plan.h"
#include "engine/players/planner.h"
#include "engine/rules/state.h"

namespace pampas::players {

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
