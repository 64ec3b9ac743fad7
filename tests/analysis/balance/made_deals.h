#pragma once

#include "analysis/balance/deal_tally.h"
#include "engine/chance/stream.h"

#include <algorithm>
#include <vector>

/// Deals that are drawn, not played: thousands of runs a second.
namespace pampas::testing {

using balance::DealTally;

/// Each seat's chance of winning a game, in thousandths.
using Chances = std::vector<std::size_t>;

inline std::size_t drawn_seat(const Chances& chances, chance::Stream& stream) {
    std::size_t left = stream.below(1000);
    std::size_t seat = 0;
    while (left >= chances[seat]) {
        left -= chances[seat++];
    }
    return seat;
}

/// Adds a deal of one game.
inline void add_game(DealTally& tally, const Chances& chances, chance::Stream& stream) {
    balance::WinParts wins(chances.size());
    wins[drawn_seat(chances, stream)] = balance::whole_win;
    tally.add_deal(wins, wins);
}

/// Adds a deal with a game for each seat. One hand is drawn as the best: in `luck` of 1000 games
/// its holder wins; in the others, the seats win by their chances.
inline void add_paired(DealTally& tally, const Chances& chances, std::size_t luck,
                       chance::Stream& stream) {
    balance::WinParts wins(chances.size());
    const std::size_t best = stream.below(wins.size());
    for (std::size_t game = 0; game < wins.size(); ++game) {
        const bool is_hand = stream.below(1000) < luck;
        const std::size_t seat =
            is_hand ? (best + game) % wins.size() : drawn_seat(chances, stream);
        wins[seat] += balance::whole_win;
    }
    tally.add_deal(wins, wins);
}

} // namespace pampas::testing
