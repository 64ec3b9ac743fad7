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
    /// A paired run's games begin and end with whole deals.
    Design design = Design::Plain;
};

/// What goes on while games are played.
struct RunControl {
    /// Set by somebody else to stop early; games that have begun are played to their end.
    const std::atomic<bool>* stop = nullptr;
    /// Called with the number of the games that have begun, on the calling thread; in the end with
    /// that of all.
    std::function<void(std::size_t)> progress;
};

/// Calls `play(thread, number)` for each game, numbers ascending, on `threads` threads with numbers
/// from 0; thread 0 is the caller's. Gives the end of the games played: when stopped early these
/// are the first ones, and at least one. Rethrows what `play` throws.
std::size_t on_threads(const Games& games, std::size_t threads, const RunControl& control,
                       const std::function<void(std::size_t, std::size_t)>& play);

/// Plays games on as many threads as there are watchers; each thread's games are shown to a
/// watcher of its own, those of a deal in a row. `tables` is who plays a deal's first game, its
/// second and so on; they come round when they are fewer. Gives what `on_threads` gives, which is
/// the end of a deal.
template <RotatedGame G, PlayerOf<typename G::State> P, WatcherOf<G> W>
std::size_t play_games(const G& game, std::span<const P> tables, const Games& games,
                       std::span<W> watchers, const RunControl& control = {}) {
    const std::size_t row = games_a_deal(games.design, game.players());
    const Games deals{games.seed, games.first / row, games.end / row};
    RunControl by_deal{control.stop, {}};
    if (control.progress) {
        by_deal.progress = [&](std::size_t begun) { control.progress(begun * row); };
    }
    const auto play = [&](std::size_t thread, std::size_t deal) {
        for (std::size_t step = 0; step < row; ++step) {
            play_match(game, tables[step % tables.size()], {games.seed, games.design},
                       deal * row + step, watchers[thread]);
        }
    };
    return row * on_threads(deals, watchers.size(), by_deal, play);
}

/// The same with one player for all games.
template <RotatedGame G, PlayerOf<typename G::State> P, WatcherOf<G> W>
std::size_t play_games(const G& game, const P& player, const Games& games, std::span<W> watchers,
                       const RunControl& control = {}) {
    return play_games(game, std::span(&player, 1), games, watchers, control);
}

} // namespace pampas::simulation
