#pragma once

#include "analysis/report/games/summary.h"
#include "engine/map/map.h"
#include "engine/rules/state.h"
#include "engine/simulation/playback.h"
#include "engine/simulation/run_control.h"

/// The games of results, played again: the same deal and players on the same map give the same
/// game. What is below throws `InputError` if the ruleset or a bot is no longer there, a bot thinks
/// by the clock, so that its games differ each time, or a game is not the one that the results come
/// from, as far as their checksums tell.
namespace pampas::report {

/// Who played these games, and from which deals.
balance::Experiment experiment_again(const GamesSummary& summary);

/// Plays the deal of game `number` of these results with the same players and rules on any map,
/// where it may go differently.
simulation::OpenedGame<rules::Game> play_on(const map::Map& map, const GamesSummary& summary,
                                            std::size_t number);

/// Plays game `number` of these results (from 0, below `summary.games`) again, to look at it.
simulation::OpenedGame<rules::Game> play_again(const map::Map& map, const GamesSummary& summary,
                                               std::size_t number);

/// Results with the digests of their first games, which are played again; fewer if stopped.
GamesSummary digested_again(const map::Map& map, const GamesSummary& summary,
                            const simulation::RunControl& control = {});

} // namespace pampas::report
