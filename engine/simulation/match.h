#pragma once

#include "engine/chance/stream.h"

#include <concepts>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Playing matches of any game that satisfies these concepts, and dealing them.
namespace pampas::simulation {

/// A game in progress, as a value. Seats are numbered from 0, rounds from 1.
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

/// A game: its set-up, including chance, and its first state. Nothing after the set-up is random.
template <class G>
concept Game = GameState<typename G::State> &&
    requires(const G& game, chance::Stream& stream, const typename G::Setup& setup) {
    { game.players() } -> std::convertible_to<int>;
    { game.deal(stream) } -> std::same_as<typename G::Setup>;
    { game.start(setup) } -> std::same_as<typename G::State>;
};

/// A game whose seats can exchange what they were dealt. `rotated` is declared beside the set-up,
/// for argument-dependent lookup: each seat gets what the seat that many steps after it had.
template <class G>
concept RotatedGame = Game<G> && requires(typename G::Setup setup) {
    { rotated(setup, std::size_t{}) } -> std::same_as<typename G::Setup>;
};

/// A player. `plan` returns the actions, at least one, that the seat to move carries out before it
/// is asked again. `Memory` is a cache kept from plan to plan of a match; plans do not depend on
/// it. A memory may also see the match (`AttentivePlayer`).
template <class P, class S>
concept PlayerOf = std::default_initializable<typename P::Memory> &&
    requires(const P& player, const S& state, typename P::Memory& memory, chance::Stream& stream) {
    { player.plan(state, memory, stream) } -> std::ranges::forward_range;
    { *player.plan(state, memory, stream).begin() } -> std::convertible_to<typename S::Action>;
};

/// A player whose memory sees the course of a match: the player, seed, number and set-up before the
/// first plan, then what a watcher sees.
template <class P, class G>
concept AttentivePlayer = requires(const P& player, typename P::Memory& memory,
                                   const typename G::Setup& setup, const typename G::State& state,
                                   typename G::State::Action action,
                                   typename G::State::Outcome outcome) {
    memory.begin(player, std::uint64_t{}, std::size_t{}, setup);
    memory.see(state, 0, action, outcome);
    memory.end(state);
};

/// An observer of a match. `see` is called after `seat` did `action`, with the resulting `state`.
template <class W, class G>
concept WatcherOf = requires(W& watcher, const typename G::Setup& setup,
                             const typename G::State& state, typename G::State::Action action,
                             typename G::State::Outcome outcome) {
    watcher.begin(std::size_t{}, setup);
    watcher.see(state, 0, action, outcome);
    watcher.end(state);
};

/// A watcher for whom a match may end early: after a plan, if it has seen enough. `end` is then
/// called with the state that was reached.
template <class W, class G>
concept ImpatientWatcher = WatcherOf<W, G> &&
    requires(const W& watcher, const typename G::State& state) {
    { watcher.has_seen_enough(state) } -> std::convertible_to<bool>;
};

/// How the games of a run are dealt.
enum class Pairing {
    /// Each game has its own deal.
    Independent,
    /// One deal is used for as many consecutive games as there are players. Its hands and the bots
    /// rotate until each has been on every seat, so that the luck of a hand is the same for all
    /// seats.
    Rotated,
};

/// The number of games with the same deal.
inline std::size_t games_per_deal(Pairing pairing, int players) {
    return pairing == Pairing::Rotated ? static_cast<std::size_t>(players) : 1;
}

/// The number of deals that give at least `games` games.
inline std::size_t deals_for(std::size_t games, Pairing pairing, int players) {
    const std::size_t deal = games_per_deal(pairing, players);
    return (games + deal - 1) / deal;
}

/// How the games of a run are dealt. Each game draws from its own stream, so that it does not
/// depend on earlier games or on the thread that plays it.
struct Dealing {
    std::uint64_t seed = 1;
    Pairing pairing = Pairing::Independent;

    /// The set-up of game `number`. `stream` must be the game's own stream; afterwards it is ready
    /// for the choices in the game.
    ///
    /// In a paired run, a game has the deal of the first game of its group. The deal from its own
    /// stream is discarded, so that the first choices do not reuse its random numbers.
    template <RotatedGame G>
    typename G::Setup setup(const G& game, std::size_t number, chance::Stream& stream) const {
        const std::size_t step = number % games_per_deal(pairing, game.players());
        typename G::Setup own = game.deal(stream);
        if (step == 0) {
            return own;
        }
        chance::Stream first(seed, number - step);
        return rotated(game.deal(first), step);
    }
};

/// Plays game number `number` of a run. All draws are from the stream of (seed, number) and, in a
/// paired run, from that of the first game with the same deal.
template <RotatedGame G, PlayerOf<typename G::State> P, WatcherOf<G> W>
void play_match(const G& game, const P& player, const Dealing& dealing, std::size_t number,
                W& watcher) {
    chance::Stream stream(dealing.seed, number);
    const typename G::Setup setup = dealing.setup(game, number, stream);
    watcher.begin(number, setup);
    typename G::State state = game.start(setup);
    typename P::Memory memory;
    constexpr bool is_attentive = AttentivePlayer<P, G>;
    if constexpr (is_attentive) {
        memory.begin(player, dealing.seed, number, setup);
    }
    const auto goes_on = [&] {
        if constexpr (ImpatientWatcher<W, G>) {
            return !state.over() && !watcher.has_seen_enough(state);
        } else {
            return !state.over();
        }
    };
    while (goes_on()) {
        const int seat = state.seat();
        for (const typename G::State::Action& action : player.plan(state, memory, stream)) {
            const typename G::State::Outcome outcome = state.apply(action);
            if constexpr (is_attentive) {
                memory.see(state, seat, action, outcome);
            }
            watcher.see(state, seat, action, outcome);
        }
    }
    if constexpr (is_attentive) {
        memory.end(state);
    }
    watcher.end(state);
}

/// Plays the games of a deal. `tables` are the players of the first game, the second and so on;
/// they repeat if there are fewer than games. Returns the number of games.
template <RotatedGame G, PlayerOf<typename G::State> P, WatcherOf<G> W>
std::size_t play_deal(const G& game, std::span<const P> tables, const Dealing& dealing,
                      std::size_t deal, W& watcher) {
    const std::size_t games = games_per_deal(dealing.pairing, game.players());
    for (std::size_t step = 0; step < games; ++step) {
        play_match(game, tables[step % tables.size()], dealing, deal * games + step, watcher);
    }
    return games;
}

} // namespace pampas::simulation
