#pragma once

#include "analysis/balance/betting_martingale.h"
#include "analysis/balance/intervals.h"
#include "analysis/balance/numbers.h"
#include "analysis/balance/wins.h"

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace pampas::balance {

/// What seats made of each deal of a run. One deal is one observation: the games of a paired run
/// that have a deal in common are not independent of each other. In a plain run each game is a
/// deal. Only whole numbers are added: tallies of several threads come to the same whatever thread
/// played what.
class DealTally {
  public:
    DealTally(int players, std::size_t games_a_deal);

    /// Counts a game that is over, in which each seat won so much. The games of a deal come one
    /// after the other.
    template <simulation::GameState State>
    void add(const State& state, const WinParts& wins) {
        for (std::size_t seat = 0; seat < points_.size(); ++seat) {
            wins_[seat] += wins[seat];
            points_[seat] += state.points(static_cast<int>(seat));
        }
        end_game();
    }
    /// Counts a deal by what each seat won in it, and its points.
    void add_deal(const WinParts& wins, const std::vector<std::int64_t>& points);
    /// Adds whole deals.
    void add(const DealTally& others);
    /// See `numbers_of`: the number of deals first; all but how they went (`outcomes`), which has
    /// no fixed shape.
    template <class Self, class Visit>
    static void each_number(Self& self, const Visit& visit) {
        visit(self.deals_);
        each_number_of(self.all_points_, visit);
    }

    std::size_t players() const { return points_.size(); }
    std::size_t games_a_deal() const { return games_a_deal_; }
    std::int64_t deals() const { return deals_; }
    std::int64_t games() const { return deals_ * static_cast<std::int64_t>(games_a_deal_); }

    /// What seats won of a deal, and how many deals went so.
    const std::map<WinParts, std::int64_t>& outcomes() const { return all_wins_; }
    /// Counts that so many deals went so; their number and points are among the numbers.
    void add_outcome(const WinParts& wins, std::int64_t deals) { all_wins_[wins] += deals; }

    /// A number made of each deal's wins and how often it came up, in ascending order. As wins are
    /// counted in parts, so is the number; its value is given as a mean of the deal's games.
    std::vector<Seen> values(const std::function<std::int64_t(const WinParts&)>& of) const;

    /// A seat's share of the games, a shared win as its part. There must be deals.
    double win_rate(std::size_t seat) const;
    /// How many times as far a seat's share of wins scatters as that of independent games would:
    /// its variance over theirs (L. Kish's design effect). Below 1 when pairing helps; 1 in a plain
    /// run. As a few deals tell little of it, two that scatter like independent games are added to
    /// them.
    double design_effect(std::size_t seat) const;
    /// The variance of a seat's share, by how it scatters from deal to deal.
    double win_variance(std::size_t seat) const;
    /// The Wilson interval of a seat's share, of as many independent games as tell as much.
    Interval win_interval(std::size_t seat) const;
    /// The mean of the seats' effects, by which a chi-square over wins is to be divided
    /// (first-order correction of J. N. K. Rao, A. J. Scott, 1981).
    double mean_design_effect() const;
    /// A seat's points in a game, and the normal interval of their mean.
    double mean_points(std::size_t seat) const;
    Interval points_interval(std::size_t seat) const;

  private:
    void end_game();

    std::size_t games_a_deal_;
    std::int64_t deals_ = 0;
    std::map<WinParts, std::int64_t> all_wins_; ///< how many deals went so
    std::vector<Moments> all_points_;           ///< by seat, of deals
    std::size_t games_begun_ = 0;               ///< of the deal that is being played
    WinParts wins_;                             ///< and its wins
    std::vector<std::int64_t> points_;          ///< and its points
};

} // namespace pampas::balance
