#pragma once

#include "engine/simulation/design.h"

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
    while (!state.over()) {
        const int seat = state.seat();
        for (const typename G::State::Action& action : player.plan(state, stream)) {
            const typename G::State::Outcome outcome = state.apply(action);
            watcher.see(state, seat, action, outcome);
        }
    }
    watcher.end(state);
}

} // namespace pampas::simulation
