#pragma once

#include "engine/chance/stream.h"

#include <concepts>
#include <ranges>
#include <string>
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

} // namespace pampas::simulation
