#pragma once

#include "analysis/balance/seat_tally.h"
#include "engine/rules/state.h"

#include <array>

namespace pampas::balance {

/// What each seat won of a game, in parts of a win (`SeatFigures::win_parts`).
using WinParts = std::array<std::int64_t, rules::max_players>;

/// What each seat won of a game that is over.
inline WinParts win_parts(const rules::State& state) {
    WinParts parts{};
    const std::vector<int> winners = state.winners();
    for (const int seat : winners) {
        parts[static_cast<std::size_t>(seat)] =
            SeatFigures::win_parts / static_cast<std::int64_t>(winners.size());
    }
    return parts;
}

} // namespace pampas::balance
