#pragma once

#include "analysis/balance/intervals.h"
#include "engine/simulation/match.h"

#include <cstdint>
#include <iterator>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// How often certain players win, such as those who came to a market. The players of a game depend
/// on each other, as one wins if the other does not, and so do the games of a deal: whole deals are
/// compared to measure how far the rate scatters. Only whole numbers are added.
class WinRate {
  public:
    /// Counts a player of the deal being played, who won so much of his game
    /// (`whole_win`).
    void count(std::int64_t parts) {
        ++deal_players_;
        deal_wins_ += parts;
    }
    /// The deal is over.
    void end_deal();
    /// See `numbers_of`.
    static auto parts(auto& self) {
        return std::tie(self.deals_, self.players_, self.wins_, self.squared_players_,
                        self.squared_wins_, self.products_);
    }

    /// Players counted, each in each game.
    std::int64_t players() const { return players_; }
    /// The share of their games that they win, a shared win as its part. There must be players.
    double rate() const;
    /// How many times as far the rate scatters as that of independent games would. A few deals
    /// say little about it, so two that scatter like independent games are added to them.
    double design_effect() const;
    /// The Wilson interval of the rate, of the number of independent players that are worth
    /// as much. There must be players.
    Interval interval() const;

  private:
    std::int64_t deals_ = 0; ///< that have such players
    std::int64_t players_ = 0;
    std::int64_t wins_ = 0; ///< in parts, as below
    // Sums over deals, from which follows how far deals scatter about any rate:
    std::int64_t squared_players_ = 0;
    std::int64_t squared_wins_ = 0;
    std::int64_t products_ = 0;
    std::int64_t deal_players_ = 0;
    std::int64_t deal_wins_ = 0;
};

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
