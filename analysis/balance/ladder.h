#pragma once

#include "analysis/balance/experiment.h"
#include "analysis/balance/intervals.h"
#include "engine/rules/state.h"
#include "engine/simulation/match.h"
#include "engine/simulation/run.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
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

/// Which bots play each other, and how often.
struct LadderPlan {
    static constexpr Bounded<std::size_t> games_bounds{1, 100'000, 100}; ///< of every two bots

    Experiment experiment;                     ///< its bots are those of the ladder, each once
    bool has_pairs = true;                     ///< whether there are tables of two
    int players = rules::players_bounds.usual; ///< at mixed tables; with 2 there are none
    std::size_t rounds = 1;
};

/// Who sits where at a table: bots of the plan by number.
using Seating = std::vector<std::size_t>;

/// The tables of a round: every two bots at one of two, then mixed ones. At these every bot takes
/// as many seats, and none sits with itself where there are enough others; who sits with whom, in
/// which order, is drawn from seed and number of the round.
std::vector<Seating> ladder_tables(const LadderPlan& plan, std::size_t round);

/// How many games a whole ladder has.
std::size_t ladder_games(const LadderPlan& plan);

/// The games of one deal at a table.
struct TableGames {
    Seating bots;
    std::vector<Finish> finishes;

    std::size_t games() const { return finishes.size(); }
};

/// The games of a round. Its tables of two have the same deal, and so have its mixed ones. So games
/// of a round are not independent, those of different rounds are.
using LadderRound = std::vector<TableGames>;

/// Plays the rounds, at least one table. The same plan gives the same games on any number of
/// threads. When stopped early these are the first ones, the last round may lack tables.
/// Throws `InputError` for unknown bots and when the ruleset is not for so many players.
std::vector<LadderRound> play_ladder(const map::Map& map, const rules::Ruleset& rules,
                                     const LadderPlan& plan,
                                     const simulation::RunControl& control = {});

/// What two bots made of their games against each other.
struct PairResult {
    std::size_t one = 0;
    std::size_t other = 0;
    std::int64_t games = 0;
    double win_rate = 0; ///< of `one`, a shared win counting half
    Interval interval;
};

/// The results of bots, which have numbers. Strengths are relative to that of one of them.
struct LadderResult {
    std::int64_t games_of_two = 0;
    std::int64_t mixed_games = 0;
    std::vector<Strength> all;      ///< by all games
    std::vector<Strength> of_two;   ///< by games of two alone; empty if there were none
    std::vector<Strength> of_mixed; ///< by the others alone; empty if there were none
    std::vector<PairResult> pairs;  ///< those that played
    /// Wins at mixed tables for each seat taken; nothing for bots that sat at none.
    std::vector<std::optional<double>> per_seat;
};

/// Sums up a ladder of so many bots, of at least one game.
LadderResult ladder_result(const std::vector<LadderRound>& rounds, std::size_t bots,
                           std::size_t reference);

} // namespace pampas::balance
