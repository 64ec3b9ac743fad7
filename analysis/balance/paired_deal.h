#pragma once

#include "engine/players/lineup.h"
#include "engine/rules/state.h"
#include "engine/simulation/match.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace pampas::balance {

/// Plays the games of a deal of a paired run, one for each seat: hands and bots go round. `bots`
/// sit on their seats in the first game; as many as there are players, names of `Lineup`.
template <simulation::WatcherOf<rules::Game> Watcher>
void play_paired_deal(const rules::Game& game, std::vector<std::string> bots, std::uint64_t seed,
                      std::size_t deal, Watcher& watcher) {
    for (std::size_t step = 0; step < bots.size(); ++step) {
        simulation::play_match(game, players::Lineup(bots, game.players()),
                               {seed, simulation::Design::Paired}, deal * bots.size() + step,
                               watcher);
        std::ranges::rotate(bots, bots.begin() + 1);
    }
}

} // namespace pampas::balance
