#pragma once

#include "engine/simulation/match.h"

#include <cstdint>
#include <iterator>
#include <vector>

namespace pampas::balance {

/// A win is counted in so many parts: they divide evenly among up to six who share it.
inline constexpr std::int64_t whole_win = 60;

/// What each seat, or each player, won of one game or of several, in parts of a win.
using WinParts = std::vector<std::int64_t>;

/// Adds a game that these won, each an equal share of it. Who is named twice has two shares.
void share_win(const auto& winners, WinParts& wins) {
    const std::int64_t share = whole_win / std::ssize(winners);
    for (const auto winner : winners) {
        wins[static_cast<std::size_t>(winner)] += share;
    }
}

/// What each seat won of a game that is over.
template <simulation::GameState State>
WinParts win_parts(const State& state) {
    WinParts wins(static_cast<std::size_t>(state.players()));
    share_win(state.winners(), wins);
    return wins;
}

} // namespace pampas::balance
