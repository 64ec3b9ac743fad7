#pragma once

#include "engine/players/lineup.h"
#include "engine/rules/state.h"
#include "engine/simulation/match.h"

#include <cstddef>
#include <cstdint>

namespace pampas::balance {

/// Plays the games of a deal of a paired run, one for each seat: hands and bots go round. `lineup`
/// is how bots sit in the first one.
template <simulation::WatcherOf<rules::Game> Watcher>
void play_paired_deal(const rules::Game& game, players::Lineup lineup, std::uint64_t seed,
                      std::size_t deal, Watcher& watcher) {
    const auto games = static_cast<std::size_t>(game.players());
    for (std::size_t step = 0; step < games; ++step) {
        simulation::play_match(game, lineup, {seed, simulation::Design::Paired},
                               deal * games + step, watcher);
        lineup = lineup.rotated();
    }
}

} // namespace pampas::balance
