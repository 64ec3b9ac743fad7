#pragma once

#include "engine/chance/stream.h"
#include "engine/players/style.h"
#include "engine/rules/state.h"

namespace pampas::players {

/// Plans all that is left of a turn: goes on from the few best drafts with what looks good, and
/// begins the plan whose end is worth most. Looks at nothing that its seat may not know.
///
/// The rules force no end: with no chip in the supply two players may take each other's chip for
/// ever. In a game far longer than any that people play this player passes; when all do, the game
/// is over (R8.3).
rules::Action greedy_action(const rules::State& state, const Style& style);

} // namespace pampas::players
