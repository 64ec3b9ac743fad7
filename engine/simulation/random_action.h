#pragma once

#include "engine/chance/stream.h"

#include <array>
#include <cstddef>

namespace pampas::simulation {

/// A random action: first a kind is drawn among those with a legal action, then an action of that
/// kind; all are equally likely. (Water alone has hundreds of placements and would dominate a draw
/// from all actions.) Passes, which is the last kind, only if nothing else is legal. `State` is
/// that of any game that counts its legal actions by kind.
template <class State>
typename State::Action random_action(const State& state, chance::Stream& stream) {
    using Kind = typename State::Kind;
    constexpr std::size_t pass = State::kinds - 1;
    // Tries kinds in random order until one has a legal action: counting the actions of all kinds
    // first would take twice as long.
    std::array<Kind, pass> untried{};
    for (std::size_t kind = 0; kind < pass; ++kind) {
        untried[kind] = static_cast<Kind>(kind);
    }
    for (std::size_t left = state.must_pass() ? 0 : pass; left > 0; --left) {
        Kind& kind = untried[stream.below(left)];
        if (const std::size_t count = state.count(kind); count > 0) {
            return state.nth(kind, stream.below(count));
        }
        kind = untried[left - 1];
    }
    return state.nth(static_cast<Kind>(pass), 0);
}

} // namespace pampas::simulation
