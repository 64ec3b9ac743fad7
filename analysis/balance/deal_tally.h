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
    static auto parts(auto& self) { return std::tie(self.deals_, self.all_points_); }

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
    /// run. A few deals say little about it, so two that scatter like independent games are added
    /// to them.
    double design_effect(std::size_t seat) const;
    /// The variance of a seat's share, by how it scatters from deal to deal.
    double win_variance(std::size_t seat) const;
    /// The Wilson interval of a seat's share, of the number of independent games that are worth as
    /// much.
    Interval win_interval(std::size_t seat) const;
    /// The mean of the seats' effects: the divisor of a chi-square over wins
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

/// What each seat made of each of some deals in a row: wins, in parts of a win, and points. Six
/// bytes a seat and deal, and no deal whose number is `most_deals` or more: 3.6 MB for six players.
class DealResults {
  public:
    static constexpr std::size_t most_deals = 100'000;

    /// Of deals of which nothing is played yet.
    explicit DealResults(int players, simulation::DealRange deals = {});

    /// The deals that are kept.
    simulation::DealRange deals() const;
    std::size_t players() const { return players_; }
    /// Counts a game of a deal, if that is kept, in which each seat won so much and made so many
    /// points. Several threads may count games of different deals.
    void add(std::size_t deal, const WinParts& wins, std::span<const std::int64_t> points);
    /// Forgets this deal, if it is among them, and those that follow.
    void cut(std::size_t end);
    /// Adds the deals that come next.
    void append(const DealResults& next);

    /// By seat, of all games of one of `deals`.
    std::span<const std::uint16_t> wins(std::size_t deal) const;
    std::span<const std::int32_t> points(std::size_t deal) const;

    friend bool operator==(const DealResults&, const DealResults&) = default;

  private:
    std::size_t players_;
    std::size_t first_;
    std::vector<std::uint16_t> wins_; ///< deal by deal
    std::vector<std::int32_t> points_;
};

} // namespace pampas::balance
