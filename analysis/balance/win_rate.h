#pragma once

#include "analysis/balance/intervals.h"
#include "engine/simulation/match.h"

#include <cstdint>
#include <iterator>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// The win rate of a group of players, such as those who reached a market. The players of a game
/// depend on each other, as only one wins, and so do the games of a deal; the variance is therefore
/// estimated between deals. Sums are integers.
class WinRate {
  public:
    /// Counts a player of the current deal with the parts of a win (`whole_win`) of one game.
    void count(std::int64_t parts) {
        ++deal_players_;
        deal_wins_ += parts;
    }
    /// Ends the current deal.
    void end_deal();
    /// See `numbers_of`.
    static auto parts(auto& self) {
        return std::tie(self.deals_, self.players_, self.wins_, self.squared_players_,
                        self.squared_wins_, self.products_);
    }

    /// Players counted, once per game.
    std::int64_t players() const { return players_; }
    /// The share of games they win; shared wins count in part. Needs at least one player.
    double rate() const;
    /// The variance of the rate relative to that of as many independent games. Two artificial deals
    /// that vary like independent games are added, as few deals give a poor estimate.
    double design_effect() const;
    /// The Wilson interval of the rate for the effective number of independent players. Needs at
    /// least one player.
    Interval interval() const;

  private:
    std::int64_t deals_ = 0; ///< with at least one such player
    std::int64_t players_ = 0;
    std::int64_t wins_ = 0; ///< in parts of a win
    // Sums over deals, for the variance between deals about any rate:
    std::int64_t squared_players_ = 0;
    std::int64_t squared_wins_ = 0;
    std::int64_t products_ = 0;
    std::int64_t deal_players_ = 0;
    std::int64_t deal_wins_ = 0;
};

/// The parts of a win: divisible evenly among up to six players who share it.
inline constexpr std::int64_t whole_win = 60;

/// What each seat or player won in one game or several, in parts of a win.
using WinParts = std::vector<std::int64_t>;

/// Adds a game won by `winners` in equal shares. One named twice gets two shares.
void share_win(const auto& winners, WinParts& wins) {
    const std::int64_t share = whole_win / std::ssize(winners);
    for (const auto winner : winners) {
        wins[static_cast<std::size_t>(winner)] += share;
    }
}

/// What each seat won in a finished game.
template <simulation::GameState State>
WinParts win_parts(const State& state) {
    WinParts wins(static_cast<std::size_t>(state.players()));
    share_win(state.winners(), wins);
    return wins;
}

} // namespace pampas::balance
