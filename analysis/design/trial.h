#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/experiment.h"
#include "analysis/balance/series.h"
#include "analysis/balance/verdict.h"
#include "engine/rules/state.h"
#include "engine/simulation/run.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace pampas::design {

/// Number of games for separating maps in a search for the fairest.
inline constexpr Bounded<std::size_t> race_games{1, 10'000'000, 6'000};

/// The number of games that confirm a result found with `games` games.
constexpr std::size_t confirming_games(std::size_t games) {
    return std::max<std::size_t>(games / 3, 1);
}

/// How to try maps; all play the same deals.
struct TrialPlan {
    std::vector<int> players{
        rules::players_bounds.usual}; ///< numbers of players, distinct and at least 2
    balance::Experiment experiment = balance::usual_experiment();
    /// Play only so many rounds of each game, if that many; the learned chances of the seats
    /// (`review::ChanceJudge`) then count as their wins.
    std::optional<int> rounds = {};
};

/// A map on trial, with the results of its deals so far for each number of players.
class Trial {
  public:
    /// Throws `InputError` when the ruleset does not allow a number of players of the plan.
    Trial(const map::Map& map, const rules::Ruleset& rules, const TrialPlan& plan);

    /// Games and tallies, in the order of the plan's numbers of players.
    const std::vector<std::unique_ptr<const rules::Game>>& games() const { return games_; }
    const std::vector<balance::DealTally>& tallies() const { return tallies_; }
    /// The number of deals played for each number of players.
    std::size_t deals() const { return static_cast<std::size_t>(tallies_.front().deals()); }

    /// Games played, summed over all numbers of players.
    std::size_t games_played() const;

    /// Adds a deal of the plan's number of players with index `table`; wins and points by seat.
    void add(std::size_t table, const balance::WinParts& wins,
             const std::vector<std::int64_t>& points) {
        tallies_[table].add_deal(wins, points);
    }

  private:
    std::vector<std::unique_ptr<const rules::Game>> games_;
    std::vector<balance::DealTally> tallies_;
};

/// Pointers to the trials, which must outlive them.
std::vector<Trial*> pointers_to(std::vector<Trial>& trials);

/// The plan with other deals, determined by its seed and `stream`.
TrialPlan on_stream(TrialPlan plan, std::uint64_t stream);

/// The games that a deal counts as. The first rounds of all its games count as one: they take about
/// as long.
std::size_t games_of_deal(const TrialPlan& plan, int players);
/// For all numbers of players of the plan.
std::size_t games_of_deal(const TrialPlan& plan);

/// The number of deals that give at least `games` games for each number of players.
std::size_t deals_for(const TrialPlan& plan, std::size_t games);

/// Plays the next `deals` deals of all trials, which must have played equally many. The result does
/// not depend on the number of threads. When stopped early, adds nothing and returns false. Throws
/// `simulation::Abandoned`.
bool play_deals(std::span<Trial* const> trials, std::size_t deals, const TrialPlan& plan,
                const simulation::RunControl& control = {});

/// Like `play_deals`, but in small steps: when stopped early, the deals finished by all trials are
/// added. Returns false if stopped.
bool play_in_step(std::span<Trial* const> trials, std::size_t deals, const TrialPlan& plan,
                  const simulation::RunControl& control = {});

/// Fairness figures for each number of players.
using Fairnesses = std::vector<balance::Fairness>;

/// The figures of a trial with at least one deal. `tolerance` is that of the verdicts.
Fairnesses fairnesses(const Trial& trial, double tolerance);

/// What games say about a map.
struct Judgement {
    Fairnesses fairnesses; ///< for each number of players
    std::size_t games = 0;
};

/// How many games a verdict may take for each number of players, given those that confirm a result;
/// by default as many as in every other command.
constexpr std::size_t games_for_verdict(std::size_t confirming_games) {
    return 10 * confirming_games;
}

/// Plays a map until its verdicts are known, or for `most_games` with each number of players: the
/// same games as `balance::play_series` until a verdict. If stopped, judges by the games played, at
/// least one. Throws `InputError` when the ruleset does not allow a number of players, and
/// `simulation::Abandoned`.
Judgement judged(const map::Map& map, const rules::Ruleset& rules, const TrialPlan& plan,
                 double tolerance, std::size_t most_games,
                 const simulation::RunControl& control = {});

/// Whether the seats are shown to be fair for every number of players.
bool are_fair(const Fairnesses& fairnesses);

/// The entry with the widest gap between seats. There must be one.
const balance::Fairness& widest(const Fairnesses& fairnesses);

} // namespace pampas::design
