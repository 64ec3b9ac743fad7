#pragma once

#include "analysis/report/games/summary.h"
#include "analysis/report/ground/json.h"
#include "engine/map/map.h"
#include "engine/rules/state.h"
#include "engine/simulation/playback.h"

namespace pampas::report {

/// Plays game `number` of these results (from 0, below `summary.games`) again, to look at it: the
/// same deal and players on the same map give the same game. Throws `InputError` if the ruleset or
/// a bot is no longer there, or a bot thinks by the clock, so that its games differ each time.
simulation::OpenedGame<rules::Game> play_again(const map::Map& map, const GamesSummary& summary,
                                               std::size_t number);

} // namespace pampas::report
