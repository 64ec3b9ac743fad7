#pragma once

#include "engine/files/bounded.h"
#include "engine/simulation/match.h"
#include "engine/simulation/run_control.h"

#include <cstddef>
#include <functional>
#include <thread>
#include <type_traits>
#include <vector>

namespace pampas::simulation {

/// A range of deals to play. Counts over two adjacent ranges add up to those over the joint range.
struct DealRange {
    std::size_t first = 0; ///< first deal
    std::size_t end = 0;   ///< one past the last deal

    /// The number of deals.
    std::size_t size() const { return end - first; }
};

/// The number of threads for games; the default is one per core.
inline const Bounded<std::size_t> threads_bounds{1, 256,
                                                 std::max(1U, std::thread::hardware_concurrency())};

/// Calls `play(thread, deal)` for each deal, in ascending order, on `threads` threads numbered from
/// 0. Thread 0 is the caller's, where `control` counts the games. `play` returns the number of
/// games it played. Returns the end of the deals played: if stopped early, these are the first
/// deals, at least one. Passes on what `play` throws, and throws `Abandoned` if the run ended at
/// once.
std::size_t on_threads(DealRange deals, std::size_t threads, const RunControl& control,
                       const std::function<std::size_t(std::size_t, std::size_t)>& play);

/// The results of `play(deal)` for all deals in order; `games()` of a result must be the number of
/// its games. If stopped early, these are the results of the first deals, at least one.
template <class Play>
auto deal_results(DealRange deals, std::size_t threads, const RunControl& control,
                  const Play& play) {
    std::vector<std::invoke_result_t<const Play&, std::size_t>> results(deals.size());
    const auto play_one = [&](std::size_t, std::size_t deal) {
        auto& result = results[deal - deals.first] = play(deal);
        return result.games();
    };
    results.resize(on_threads(deals, threads, control, play_one) - deals.first);
    return results;
}

/// Plays deals on one thread per watcher; each watcher sees the games of a deal one after the
/// other. `tables` as for `play_deal`. Returns and throws as `on_threads` does.
template <RotatedGame G, PlayerOf<typename G::State> P, WatcherOf<G> W>
std::size_t play_deals(const G& game, std::span<const P> tables, const Dealing& dealing,
                       DealRange deals, std::span<W> watchers, const RunControl& control = {}) {
    return on_threads(deals, watchers.size(), control, [&](std::size_t thread, std::size_t deal) {
        Abandonable watcher(watchers[thread], control);
        return play_deal(game, tables, dealing, deal, watcher);
    });
}

/// The same with one player for all games.
template <RotatedGame G, PlayerOf<typename G::State> P, WatcherOf<G> W>
std::size_t play_deals(const G& game, const P& player, const Dealing& dealing, DealRange deals,
                       std::span<W> watchers, const RunControl& control = {}) {
    return play_deals(game, std::span(&player, 1), dealing, deals, watchers, control);
}

} // namespace pampas::simulation
