#pragma once

#include "analysis/balance/experiment.h"
#include "analysis/balance/intervals.h"
#include "engine/rules/state.h"
#include "engine/simulation/match.h"
#include "engine/simulation/run.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// The places of a game from first to last, each with the players who share it. A player may appear
/// several times when sitting on several seats.
using Finish = std::vector<std::vector<std::size_t>>;

/// Whether a seat gave up, in games where seats can.
template <simulation::GameState State>
bool has_given_up(const State& state, int seat) {
    if constexpr (requires { state.has_given_up(seat); }) {
        return state.has_given_up(seat);
    }
    return false;
}

/// The finish of a finished game: the winners, then the others by points, then those who gave up.
/// `table` maps seats to players.
template <simulation::GameState State>
Finish finish_of(const State& state, std::span<const std::size_t> table) {
    const std::vector<int> winners = state.winners();
    const auto key = [&](int seat) {
        return std::tuple(std::ranges::count(winners, seat) == 0, has_given_up(state, seat),
                          -state.points(seat));
    };
    std::vector<int> seats(table.size());
    std::iota(seats.begin(), seats.end(), 0);
    std::ranges::stable_sort(seats, {}, key);
    Finish finish;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool is_winner = !std::get<0>(key(seats[i]));
        const bool shares = i > 0 && (key(seats[i]) == key(seats[i - 1]) ||
                                      (is_winner && !std::get<0>(key(seats[i - 1]))));
        if (!shares) {
            finish.emplace_back();
        }
        finish.back().push_back(table[static_cast<std::size_t>(seats[i])]);
    }
    return finish;
}

/// A player's strength relative to a reference player, as log odds of winning: 0 is equal, ln 3
/// wins three of four games.
struct Strength {
    double value = 0;
    Interval interval;
};

/// The probability of winning a two-player game with this advantage in strength.
double win_chance(double strength);

/// Strengths of `players` players relative to player `reference`, estimated from finishes of games
/// with two or more players by the model of R. Plackett and R. D. Luce (for two, that of R. A.
/// Bradley and M. E. Terry). Each place goes to one of the remaining players with a probability
/// proportional to exp(strength). A shared place counts as all its orders with equal weight.
/// `deals` are independent of each other; games of a deal need not be.
///
/// To keep strengths finite for players who always win, everyone also wins and loses one artificial
/// game against a player of strength 0. Intervals count these games as played: a player who won
/// 1000 of 1000 games may lose one in 300. The reference's interval is 0 to 0.
std::vector<Strength> strengths(std::span<const std::vector<Finish>> deals, std::size_t players,
                                std::size_t reference);

/// Which bots play each other and how often.
struct LadderPlan {
    static constexpr Bounded<std::size_t> games_bounds{1, 100'000, 100}; ///< per pair of bots

    Experiment experiment;                     ///< its bots are the ladder's, each listed once
    bool has_pairs = true;                     ///< whether to play tables of two
    int players = rules::players_bounds.usual; ///< at mixed tables; 2 means no mixed tables
    std::size_t rounds = 1;
};

/// Throws `InputError` if these bots cannot play a ladder: fewer than two, or the same one twice.
void require_different(const std::vector<std::string>& bots);

/// The index of the bot that others are compared with: the one that is asked for, else `usual` if
/// it plays, as others are neither far above nor far below it, else the first. Throws `InputError`
/// if the one asked for does not play.
std::size_t reference_among(const std::vector<std::string>& bots,
                            const std::optional<std::string>& asked_for, const std::string& usual);

/// The bots at a table by seat, as indices into the plan's bots.
using Seating = std::vector<std::size_t>;

/// The tables of a round: one of two for every pair of bots, then the mixed ones. At mixed tables
/// every bot takes equally many seats and meets no copy of itself if there are enough bots; the
/// seating is drawn from the seed and the number of the round.
std::vector<Seating> ladder_tables(const LadderPlan& plan, std::size_t round);

/// The number of games of a whole ladder.
std::size_t ladder_games(const LadderPlan& plan);

/// The games of one deal at a table.
struct TableGames {
    Seating bots;
    std::vector<Finish> finishes;

    /// The number of games.
    std::size_t games() const { return finishes.size(); }
};

/// The games of a round. All its tables of two share a deal, and so do its mixed tables. Games of
/// one round therefore depend on each other; rounds are independent.
using LadderRound = std::vector<TableGames>;

/// Plays the games of a deal at a table; threads call it concurrently.
using TablePlayer = std::function<TableGames(const Seating& bots, std::size_t deal)>;

/// Plays the rounds of any game, at least one table. The same plan gives the same games on any
/// number of threads. When stopped early, the result holds the first games; the last round may lack
/// tables. Throws what `play` does.
std::vector<LadderRound> play_ladder(const LadderPlan& plan, const TablePlayer& play,
                                     const simulation::RunControl& control = {});

/// Keeps the finishes of the games at a table. Watches the games of a deal, in which the bots go
/// round.
class TableWatcher {
  public:
    explicit TableWatcher(const Seating& bots) : table_{bots, {}}, sitting_(bots) {}

    void begin(std::size_t, const auto&) {}
    void see(const auto&, int, const auto&, const auto&) {}
    void end(const auto& state) {
        table_.finishes.push_back(finish_of(state, sitting_));
        std::ranges::rotate(sitting_, sitting_.begin() + 1);
    }

    const TableGames& table() const { return table_; }

  private:
    TableGames table_;
    Seating sitting_; ///< of the next game
};

/// Plays the rounds on a map. Throws `InputError` for unknown bots and when the ruleset does not
/// allow the number of players.
std::vector<LadderRound> play_ladder(const map::Map& map, const rules::Ruleset& rules,
                                     const LadderPlan& plan,
                                     const simulation::RunControl& control = {});

/// Results of the games between two bots.
struct PairResult {
    std::size_t one = 0;
    std::size_t other = 0;
    std::int64_t games = 0;
    double win_rate = 0; ///< of `one`; shared wins count half
    Interval interval;
};

/// The results of all bots, by index. Strengths are relative to one of them.
struct LadderResult {
    std::int64_t games_of_two = 0;
    std::int64_t mixed_games = 0;
    std::vector<Strength> all;      ///< from all games
    std::vector<Strength> of_two;   ///< from games of two only; empty without such games
    std::vector<Strength> of_mixed; ///< from mixed games only; empty without such games
    std::vector<PairResult> pairs;  ///< only pairs that played
    /// Wins per seat taken at mixed tables; empty for bots that sat at none.
    std::vector<std::optional<double>> per_seat;
};

/// Summarizes a ladder of `bots` bots with at least one game.
LadderResult ladder_result(const std::vector<LadderRound>& rounds, std::size_t bots,
                           std::size_t reference);

} // namespace pampas::balance
