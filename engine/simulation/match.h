#pragma once

#include "engine/chance/stream.h"

#include <concepts>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Matches, records and statistics of any game for which these concepts hold.
namespace pampas::simulation {

/// A game in progress: a value. Seats are numbered from 0, rounds from 1.
template <class S>
concept GameState = std::copyable<S> && std::equality_comparable<typename S::Action> &&
    requires(const S& seen, S& state, const typename S::Action& action) {
    typename S::Outcome;
    { seen.players() } -> std::convertible_to<int>;
    { seen.seat() } -> std::convertible_to<int>;
    { seen.round() } -> std::convertible_to<int>;
    { seen.over() } -> std::convertible_to<bool>;
    { seen.allows(action) } -> std::convertible_to<bool>;
    { state.apply(action) } -> std::same_as<typename S::Outcome>;
    { seen.points(0) } -> std::convertible_to<int>;
    { seen.winners() } -> std::convertible_to<std::vector<int>>;
};

/// What states belong to: how a game begins, chance included, and the state it begins with. After
/// the set-up nothing is left to chance.
template <class G>
concept Game = GameState<typename G::State> &&
    requires(const G& game, chance::Stream& stream, const typename G::Setup& setup) {
    { game.players() } -> std::convertible_to<int>;
    { game.deal(stream) } -> std::same_as<typename G::Setup>;
    { game.start(setup) } -> std::same_as<typename G::State>;
};

/// A game whose seats can swap what they were dealt. The function stands beside the set-up, where
/// argument-dependent lookup finds it: each seat has what the seat so many steps after it had.
template <class G>
concept RotatedGame = Game<G> && requires(typename G::Setup setup) {
    { rotated(setup, std::size_t{}) } -> std::same_as<typename G::Setup>;
};

/// Plans for the seat to move: the actions to be carried out before it is asked again, at least
/// one. `Memory` is what it keeps from plan to plan of a match to save time; no plan depends on it.
template <class P, class S>
concept PlayerOf = std::default_initializable<typename P::Memory> &&
    requires(const P& player, const S& state, typename P::Memory& memory, chance::Stream& stream) {
    { player.plan(state, memory, stream) } -> std::ranges::forward_range;
    { *player.plan(state, memory, stream).begin() } -> std::convertible_to<typename S::Action>;
};

/// Is told of everything in a match: `seat` did `action`, which led to `state`.
template <class W, class G>
concept WatcherOf = requires(W& watcher, const typename G::Setup& setup,
                             const typename G::State& state, typename G::State::Action action,
                             typename G::State::Outcome outcome) {
    watcher.begin(std::size_t{}, setup);
    watcher.see(state, 0, action, outcome);
    watcher.end(state);
};

/// How the games of a run are dealt.
enum class Pairing {
    /// Each game by itself.
    Independent,
    /// As many games in a row as there are players have the same deal: its hands go round, and so
    /// do the bots, until each has sat on every seat. The luck of a hand falls on all seats alike.
    Rotated,
};

/// How many games have the same deal.
inline std::size_t games_a_deal(Pairing pairing, int players) {
    return pairing == Pairing::Rotated ? static_cast<std::size_t>(players) : 1;
}

/// How many deals have so many games, or a few more.
inline std::size_t deals_for(std::size_t games, Pairing pairing, int players) {
    const std::size_t deal = games_a_deal(pairing, players);
    return (games + deal - 1) / deal;
}

/// What a game of a run draws from: of its own stream, so that it is the same game whatever was
/// played before it and on whichever thread.
struct Dealing {
    std::uint64_t seed = 1;
    Pairing pairing = Pairing::Independent;

    /// The set-up of game `number`. Leaves in `stream`, which is the game's own, what is left for
    /// its choices.
    ///
    /// A game of a paired run has the deal of the first game of its row. What its own stream deals
    /// is put aside, lest the draws of the deal are those of the first choices too.
    template <RotatedGame G>
    typename G::Setup setup(const G& game, std::size_t number, chance::Stream& stream) const {
        const std::size_t step = number % games_a_deal(pairing, game.players());
        typename G::Setup own = game.deal(stream);
        if (step == 0) {
            return own;
        }
        chance::Stream first(seed, number - step);
        return rotated(game.deal(first), step);
    }
};

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
