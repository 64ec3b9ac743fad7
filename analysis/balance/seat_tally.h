#pragma once

#include "analysis/balance/intervals.h"
#include "analysis/balance/player_sums.h"
#include "analysis/balance/win_rate.h"
#include "engine/rules/state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// Counts the pesos and harvest chips players gain.
class IncomeTally {
  public:
    /// Indices of the figures in `sums`.
    enum Figure : std::size_t {
        Markets,     ///< pesos paid by markets
        Harvests,    ///< pesos from harvests
        ChipsTaken,  ///< harvests with a chip taken from a chain (R6.4)
        figure_count ///< the number of figures
    };

    explicit IncomeTally(int players) : sums_(players, figure_count) {}

    /// Counts an action that led to `state`.
    void see(const rules::State& state, const rules::Action& action, const rules::Outcome& outcome);
    /// Counts a finished game; `wins` by seat.
    void end(const WinParts& wins);
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.sums_); }

    /// The figures by seat; see `Figure`.
    const PlayerSums& sums() const { return sums_; }

  private:
    PlayerSums sums_;
    /// Of the current game, by seat.
    std::array<std::array<std::int64_t, figure_count>, rules::max_players> game_{};
};

/// Results of one seat.
struct SeatFigures {
    std::int64_t wins = 0; ///< in parts of a win (`whole_win`)
    Moments points;
    std::vector<std::int64_t> categories; ///< sums of points by category

    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.wins, self.points, self.categories); }
};

/// Results of all seats. Works for any game that lists points by category. Sums are integers, so
/// merging the tallies of several threads gives the same result in any order.
class SeatTally {
  public:
    SeatTally(int players, std::size_t categories);

    /// Counts a finished game; `wins` by seat.
    template <simulation::GameState State>
    void add(const State& state, const WinParts& wins) {
        for (int seat = 0; seat < state.players(); ++seat) {
            SeatFigures& figures = seats_[static_cast<std::size_t>(seat)];
            figures.wins += wins[static_cast<std::size_t>(seat)];
            figures.points.add(state.points(seat));
            auto sum = figures.categories.begin();
            for (const int points : state.category_points(seat)) {
                *sum++ += points;
            }
        }
        rounds_.add(state.round());
    }
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.seats_, self.rounds_); }

    /// The number of games counted.
    std::int64_t games() const { return rounds_.count(); }
    /// Indexed by seat.
    const std::vector<SeatFigures>& seats() const { return seats_; }
    /// Rounds per game.
    const Moments& rounds() const { return rounds_; }

    /// Wins of a seat; shared wins count in part.
    double wins(std::size_t seat) const;
    /// The Wilson interval of a seat's share of wins. Needs at least one game. `design_effect` is
    /// the variance of the share relative to independent games, 1 for these; it divides the number
    /// of games to give the effective number of trials.
    Interval win_interval(std::size_t seat, double design_effect = 1) const;
    /// Tests whether seats win equally often (chi-square over wins). `design_effect` as above.
    ChiSquare fairness(double design_effect = 1) const;
    /// A seat's mean points in a category.
    double category_mean(std::size_t seat, std::size_t category) const;

  private:
    std::vector<SeatFigures> seats_;
    Moments rounds_;
};

} // namespace pampas::balance
