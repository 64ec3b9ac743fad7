#pragma once

#include "engine/simulation/match.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <span>

namespace pampas::simulation {

/// Which games of a run are to be played.
struct Games {
    std::uint64_t seed = 1;
    std::size_t first = 0; ///< number of the first game
    std::size_t end = 0;   ///< one past the number of the last
};

/// What goes on while games are played.
struct RunControl {
    /// Set by somebody else to stop early; games that have begun are played to their end.
    const std::atomic<bool>* stop = nullptr;
    /// Called with the number of the games that have begun, on the calling thread.
    std::function<void(std::size_t)> progress;
};

/// Calls `play(thread, number)` for each game, numbers ascending, on `threads` threads with numbers
/// from 0; thread 0 is the caller's. Gives the end of the games played: when stopped early these
/// are the first ones, and at least one. Rethrows what `play` throws.
std::size_t on_threads(const Games& games, std::size_t threads, const RunControl& control,
                       const std::function<void(std::size_t, std::size_t)>& play);

/// Plays games on as many threads as there are watchers; each thread's games are shown to a
/// watcher of its own. Gives what `on_threads` gives.
template <Game G, PlayerOf<typename G::State> P, WatcherOf<G> W>
std::size_t play_games(const G& game, const P& player, const Games& games, std::span<W> watchers,
                       const RunControl& control = {}) {
    return on_threads(games, watchers.size(), control, [&](std::size_t thread, std::size_t number) {
        play_match(game, player, games.seed, number, watchers[thread]);
    });
}

} // namespace pampas::simulation
