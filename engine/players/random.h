#pragma once

#include "engine/chance/stream.h"

#include <array>
#include <cstddef>

namespace pampas::players {

/// Plays at random: a kind of action, each as likely that has a legal action, then an action of
/// that kind, each as likely. (Water alone has hundreds of placements: drawn from all actions
/// alike, little else would be played.) Passes, which is the last kind, only when nothing else is
/// legal. `State` is that of any game that counts its legal actions by kind.
template <class State>
typename State::Action random_action(const State& state, chance::Stream& stream) {
    using Kind = typename State::Kind;
    constexpr std::size_t pass = State::kinds - 1;
    std::array<std::size_t, pass> counts{};
    std::array<std::size_t, pass> legal{}; // kinds that have an action
    std::size_t legal_kinds = 0;
    for (std::size_t kind = 0; kind < pass; ++kind) {
        counts[kind] = state.count(static_cast<Kind>(kind));
        legal[legal_kinds] = kind;
        legal_kinds += counts[kind] > 0;
    }
    if (legal_kinds == 0) {
        return state.nth(static_cast<Kind>(pass), 0);
    }
    const std::size_t kind = legal[stream.below(legal_kinds)];
    return state.nth(static_cast<Kind>(kind), stream.below(counts[kind]));
}

} // namespace pampas::players
