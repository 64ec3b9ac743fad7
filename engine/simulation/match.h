#pragma once

#include "engine/simulation/pairing.h"

#include <span>

namespace pampas::simulation {

/// Plays game number `number` of a run: everything is drawn from the stream of (seed, number) and,
/// in a paired run, from that of the deal's first game. So it is the same game whichever thread
/// plays it and whatever was played before.
template <RotatedGame G, PlayerOf<typename G::State> P, WatcherOf<G> W>
void play_match(const G& game, const P& player, const Dealing& dealing, std::size_t number,
                W& watcher) {
    chance::Stream stream(dealing.seed, number);
    const typename G::Setup setup = dealing.setup(game, number, stream);
    watcher.begin(number, setup);
    typename G::State state = game.start(setup);
    typename P::Memory memory;
    while (!state.over()) {
        const int seat = state.seat();
        for (const typename G::State::Action& action : player.plan(state, memory, stream)) {
            const typename G::State::Outcome outcome = state.apply(action);
            watcher.see(state, seat, action, outcome);
        }
    }
    watcher.end(state);
}

/// Plays the games of a deal. `tables` is who plays the first one, the second and so on; they come
/// round when they are fewer. Gives the number of games.
template <RotatedGame G, PlayerOf<typename G::State> P, WatcherOf<G> W>
std::size_t play_deal(const G& game, std::span<const P> tables, const Dealing& dealing,
                      std::size_t deal, W& watcher) {
    const std::size_t games = games_a_deal(dealing.pairing, game.players());
    for (std::size_t step = 0; step < games; ++step) {
        play_match(game, tables[step % tables.size()], dealing, deal * games + step, watcher);
    }
    return games;
}

} // namespace pampas::simulation
