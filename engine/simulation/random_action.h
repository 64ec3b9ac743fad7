#pragma once

#include "engine/chance/stream.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace pampas::simulation {

/// A random action: first a kind is drawn among those with a legal action, then an action of that
/// kind; all are equally likely. (Water alone has hundreds of placements and would dominate a draw
/// from all actions.) Passes, which is the last kind, only if nothing else is legal. `State` is
/// that of any game that counts its legal actions by kind. If it knows at once that some kinds have
/// none (`kinds_now`), they are not drawn.
template <class State>
typename State::Action random_action(const State& state, chance::Stream& stream) {
    using Kind = typename State::Kind;
    constexpr std::size_t pass = State::kinds - 1;
    // Tries kinds in random order until one has a legal action: counting the actions of all kinds
    // first would take twice as long.
    std::array<Kind, pass> untried{};
    std::size_t left = 0;
    std::uint32_t now = ~0U;
    if constexpr (requires { state.kinds_now(); }) {
        now = state.kinds_now();
    }
    for (std::size_t kind = 0; kind < pass && !state.must_pass(); ++kind) {
        if ((now >> kind & 1U) != 0) {
            untried[left++] = static_cast<Kind>(kind);
        }
    }
    for (; left > 0; --left) {
        Kind& kind = untried[stream.below(left)];
        if (const std::size_t count = state.count(kind); count > 0) {
            return state.nth(kind, stream.below(count));
        }
        kind = untried[left - 1];
    }
    return state.nth(static_cast<Kind>(pass), 0);
}

} // namespace pampas::simulation
