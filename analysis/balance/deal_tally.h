#pragma once

#include "analysis/balance/intervals.h"
#include "analysis/balance/player_sums.h"
#include "analysis/balance/win_rate.h"
#include "engine/simulation/run.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// Wins and points of each seat, deal by deal. One deal is one observation, since the games of a
/// paired deal depend on each other. Without pairing each game is a deal. Sums are integers, so
/// merging the tallies of several threads gives the same result in any order.
class DealTally {
  public:
    DealTally(int players, std::size_t games_per_deal);

    /// Counts a finished game; `wins` by seat. The games of a deal must follow one another.
    template <simulation::GameState State>
    void add(const State& state, const WinParts& wins) {
        for (std::size_t seat = 0; seat < points_.size(); ++seat) {
            wins_[seat] += wins[seat];
            points_[seat] += state.points(static_cast<int>(seat));
        }
        end_game();
    }
    /// Counts a whole deal; wins and points by seat, summed over its games.
    void add_deal(const WinParts& wins, const std::vector<std::int64_t>& points);
    /// Adds a tally of whole deals.
    void add(const DealTally& others);
    /// See `numbers_of`. The number of deals comes first; `outcomes` is missing because it has no
    /// fixed shape.
    static auto parts(auto& self) { return std::tie(self.deals_, self.all_points_); }

    std::size_t players() const { return points_.size(); }
    /// The number of games of each deal.
    std::size_t games_per_deal() const { return games_per_deal_; }
    /// Deals and games counted.
    std::int64_t deals() const { return deals_; }
    std::int64_t games() const { return deals_ * static_cast<std::int64_t>(games_per_deal_); }

    /// The number of deals for each outcome: the wins by seat.
    const std::map<WinParts, std::int64_t>& outcomes() const { return all_wins_; }
    /// Adds `deals` deals of this outcome. Their number and points are added separately
    /// (`numbers_of`).
    void add_outcome(const WinParts& wins, std::int64_t deals) { all_wins_[wins] += deals; }

    /// The values of `of` over all deals with their frequencies, ascending. `of` computes in parts
    /// of a win for a whole deal; the values are wins per game.
    std::vector<Seen> values(const std::function<std::int64_t(const WinParts&)>& of) const;

    /// A seat's share of all wins; shared wins count in part. Needs at least one deal.
    double win_rate(std::size_t seat) const;
    /// The variance of a seat's share of wins relative to that of as many independent games (L.
    /// Kish's design effect). Below 1 when pairing helps; 1 without pairing. Two artificial deals
    /// that vary like independent games are added, as few deals give a poor estimate.
    double design_effect(std::size_t seat) const;
    /// The variance of a seat's share, estimated between deals.
    double win_variance(std::size_t seat) const;
    /// The Wilson interval of a seat's share, for the effective number of independent games.
    Interval win_interval(std::size_t seat) const;
    /// The mean of the seats' design effects: the divisor of a chi-square over wins (first-order
    /// correction of J. N. K. Rao, A. J. Scott, 1981).
    double mean_design_effect() const;
    /// A seat's mean points per game, and the normal interval of that mean.
    double mean_points(std::size_t seat) const;
    Interval points_interval(std::size_t seat) const;

  private:
    void end_game();

    std::size_t games_per_deal_;
    std::int64_t deals_ = 0;
    std::map<WinParts, std::int64_t> all_wins_; ///< number of deals by outcome
    std::vector<Moments> all_points_;           ///< by seat, per deal
    std::size_t games_begun_ = 0;               ///< counted in the current deal
    WinParts wins_;                             ///< of the current deal
    std::vector<std::int64_t> points_;          ///< of the current deal
};

/// Wins, in parts of a win, and points by seat for each of some consecutive deals. Takes six bytes
/// per seat and deal, and keeps only deals numbered below `most_deals`: 3.6 MB for six players.
class DealResults {
  public:
    static constexpr std::size_t most_deals = 100'000;

    /// Starts with zeros for every deal.
    explicit DealResults(int players, simulation::DealRange deals = {});

    /// The deals kept.
    simulation::DealRange deals() const;
    std::size_t players() const { return players_; }
    /// Counts a game of `deal`, if that is kept; wins and points by seat. Threads may call this
    /// concurrently for different deals.
    void add(std::size_t deal, const WinParts& wins, std::span<const std::int64_t> points);
    /// Drops deal `end` and all that follow.
    void cut(std::size_t end);
    /// Appends the deals that follow directly.
    void append(const DealResults& next);

    /// Sums over all games of a deal, by seat. `deal` must be one of `deals()`.
    std::span<const std::uint16_t> wins(std::size_t deal) const;
    std::span<const std::int32_t> points(std::size_t deal) const;

    friend bool operator==(const DealResults&, const DealResults&) = default;

  private:
    std::size_t players_;
    std::size_t first_;
    std::vector<std::uint16_t> wins_; ///< by deal, then seat
    std::vector<std::int32_t> points_;
};

} // namespace pampas::balance
