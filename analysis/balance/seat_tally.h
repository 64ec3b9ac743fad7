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

/// Counts what players earn.
class IncomeTally {
  public:
    /// The figures of `sums`.
    enum Figure : std::size_t {
        Markets,     ///< pesos that markets paid
        Harvests,    ///< pesos that harvests brought
        ChipsTaken,  ///< harvests with a chip taken from a chain (R6.4)
        figure_count ///< how many figures there are
    };

    explicit IncomeTally(int players) : sums_(players, figure_count) {}

    /// Counts an action that led to `state`.
    void see(const rules::State& state, const rules::Action& action, const rules::Outcome& outcome);
    /// Counts a game that is over, in which each seat won so much.
    void end(const WinParts& wins);
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.sums_); }

    const PlayerSums& sums() const { return sums_; }

  private:
    PlayerSums sums_;
    /// Of the game being played, by seat.
    std::array<std::array<std::int64_t, figure_count>, rules::max_players> game_{};
};

/// What one seat made of the games played.
struct SeatFigures {
    std::int64_t wins = 0; ///< in parts (`whole_win`)
    Moments points;
    std::vector<std::int64_t> categories; ///< points by category, added up

    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.wins, self.points, self.categories); }
};

/// What all seats made of the games played. Works for any game that lists points by category. Only
/// whole numbers are added: tallies of several threads come to the same whatever thread played
/// what.
class SeatTally {
  public:
    SeatTally(int players, std::size_t categories);

    /// Counts a game that is over, in which each seat won so much. `state.category_points(seat)`
    /// lists a seat's points by category.
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

    std::int64_t games() const { return rounds_.count(); }
    const std::vector<SeatFigures>& seats() const { return seats_; }
    const Moments& rounds() const { return rounds_; }

    /// Wins of a seat, a shared one as its share.
    double wins(std::size_t seat) const;
    /// The interval of its share of the games: the Wilson interval. There must be games.
    /// `design_effect` is 1 for independent games; otherwise it says how many times as far the
    /// share scatters: so many games are worth as much as one (the effective number of trials).
    Interval win_interval(std::size_t seat, double design_effect = 1) const;
    /// Whether seats win equally often (chi-square over wins). `design_effect` as above.
    ChiSquare fairness(double design_effect = 1) const;
    /// A seat's mean points in a category.
    double category_mean(std::size_t seat, std::size_t category) const;

  private:
    std::vector<SeatFigures> seats_;
    Moments rounds_;
};

} // namespace pampas::balance
