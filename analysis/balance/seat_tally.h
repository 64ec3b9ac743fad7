#pragma once

#include "analysis/balance/intervals.h"
#include "engine/simulation/game.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pampas::balance {

/// What one seat made of the games played.
struct SeatFigures {
    /// A win that is shared counts as an equal share: this many parts divide evenly among up to
    /// six.
    static constexpr std::int64_t win_parts = 60;

    std::int64_t wins = 0; ///< in parts
    Moments points;
    std::vector<std::int64_t> categories; ///< points by category, added up
};

/// What all seats made of the games played, of any game that tells its points by category. Only
/// whole numbers are added: tallies of several threads come to the same whatever thread played
/// what.
class SeatTally {
  public:
    SeatTally(int players, std::size_t categories);

    /// Counts a game that is over. `state.category_points(seat)` lists a seat's points by category.
    template <simulation::GameState State>
    void add(const State& state) {
        const std::vector<int> winners = state.winners();
        for (const int seat : winners) {
            seats_[static_cast<std::size_t>(seat)].wins +=
                SeatFigures::win_parts / static_cast<std::int64_t>(winners.size());
        }
        for (int seat = 0; seat < state.players(); ++seat) {
            SeatFigures& figures = seats_[static_cast<std::size_t>(seat)];
            figures.points.add(state.points(seat));
            auto sum = figures.categories.begin();
            for (const int points : state.category_points(seat)) {
                *sum++ += points;
            }
        }
        rounds_.add(state.round());
    }
    void add(const SeatTally& others);

    std::int64_t games() const { return rounds_.count(); }
    const std::vector<SeatFigures>& seats() const { return seats_; }
    const Moments& rounds() const { return rounds_; }

    /// Wins of a seat, a shared one as its share.
    double wins(std::size_t seat) const;
    /// The interval of its share of the games: the Wilson interval. There must be games. `effect`
    /// is 1 for independent games, else how many times as far the share scatters: so many games
    /// tell as much as one (the effective number of trials).
    Interval win_interval(std::size_t seat, double effect = 1) const;
    /// Whether seats win alike (chi-square over wins). `effect` as above.
    ChiSquare fairness(double effect = 1) const;
    /// A seat's mean points in a category.
    double category_mean(std::size_t seat, std::size_t category) const;

  private:
    std::vector<SeatFigures> seats_;
    Moments rounds_;
};

} // namespace pampas::balance
