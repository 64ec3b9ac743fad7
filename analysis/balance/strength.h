#pragma once

#include "analysis/balance/intervals.h"
#include "engine/simulation/match.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

namespace pampas::balance {

/// Who came first in a game, who second and so on: players by number. Those who share a place stand
/// together. A player may sit on several seats.
using Finish = std::vector<std::vector<std::size_t>>;

/// The finish of a game that is over: the winners, then the others by their points. `table` says
/// which player sat on each seat.
template <simulation::GameState State>
Finish finish_of(const State& state, std::span<const std::size_t> table) {
    const std::vector<int> winners = state.winners();
    const auto key = [&](int seat) {
        return std::pair(std::ranges::count(winners, seat) == 0, -state.points(seat));
    };
    std::vector<int> seats(table.size());
    std::iota(seats.begin(), seats.end(), 0);
    std::ranges::stable_sort(seats, {}, key);
    Finish finish;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool is_winner = !key(seats[i]).first;
        const bool shares = i > 0 && (key(seats[i]) == key(seats[i - 1]) ||
                                      (is_winner && !key(seats[i - 1]).first));
        if (!shares) {
            finish.emplace_back();
        }
        finish.back().push_back(table[static_cast<std::size_t>(seats[i])]);
    }
    return finish;
}

/// How strong a player is beside another one, the reference, as the logarithm of the odds to beat
/// him: 0 is as strong, ln 3 wins three of four.
struct Strength {
    double value = 0;
    Interval interval;
};

/// The chance to win a game of two of one who is stronger by so much.
double win_chance(double strength);

/// How strong `players` players are beside the one numbered `reference`, by the finishes of games,
/// of two or of more: the model of R. Plackett and R. D. Luce, which for two is that of R. A.
/// Bradley and M. E. Terry. Each place goes to one of those still without one, with a chance in
/// proportion to exp(strength). A shared place counts as its orders in equal parts. `deals` are
/// independent of each other; games of a deal need not be.
///
/// So that one who wins always has a strength too, everyone also wins and loses a made-up game
/// against a player of strength 0 in the middle. Intervals count them as games that were played:
/// somebody who won 1000 of 1000 games may lose one in 300. The reference's interval is 0 to 0.
std::vector<Strength> strengths(std::span<const std::vector<Finish>> deals, std::size_t players,
                                std::size_t reference);

} // namespace pampas::balance
