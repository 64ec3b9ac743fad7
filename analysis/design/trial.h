#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/experiment.h"
#include "analysis/balance/verdict.h"
#include "engine/rules/state.h"
#include "engine/simulation/run.h"

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

namespace pampas::design {

/// How many games separate maps in a search for the fairest.
inline constexpr Bounded<std::size_t> race_games{1, 10'000'000, 12'000};

/// How many games confirm what was found by so many.
constexpr std::size_t confirming_games(std::size_t games) {
    return std::max<std::size_t>(games / 6, 1);
}

/// How maps are tried, all of them by the same deals.
struct TrialPlan {
    std::vector<int> players{
        rules::players_bounds.usual}; ///< numbers of players; each at least 2, and each once
    balance::Experiment experiment = balance::usual_experiment();
};

/// A map that is tried: what its seats made of the deals that were played on it so far, for each
/// number of players.
class Trial {
  public:
    /// Throws `InputError` when the ruleset is not for so many players.
    Trial(const map::Map& map, const rules::Ruleset& rules, const TrialPlan& plan);

    /// By number of players, in the order of the plan.
    const std::vector<std::unique_ptr<const rules::Game>>& games() const { return games_; }
    const std::vector<balance::DealTally>& tallies() const { return tallies_; }
    /// How many deals were played for each number of players.
    std::size_t deals() const { return static_cast<std::size_t>(tallies_.front().deals()); }

    /// Of all numbers of players together.
    std::size_t games_played() const;

    /// What was won in a deal for a number of players, and its points, by seat.
    void add(std::size_t table, const balance::WinParts& wins,
             const std::vector<std::int64_t>& points) {
        tallies_[table].add_deal(wins, points);
    }

  private:
    std::vector<std::unique_ptr<const rules::Game>> games_;
    std::vector<balance::DealTally> tallies_;
};

std::vector<Trial*> pointers_to(std::vector<Trial>& trials);

/// The same players with other deals, which depend on the seed and on `stream`.
TrialPlan on_stream(TrialPlan plan, std::uint64_t stream);

/// How many deals are at least so many games for each number of players.
std::size_t deals_for(const TrialPlan& plan, std::size_t games);

/// Plays the next deals of all these trials, so many of each, which have been played as many. What
/// comes of it is the same on any number of threads. When stopped early nothing is added; whether
/// it was not. Throws `simulation::Abandoned`.
bool play_deals(std::span<Trial* const> trials, std::size_t deals, const TrialPlan& plan,
                const simulation::RunControl& control = {});

/// The same, a few deals at a time: when stopped early, those of all trials that were done are
/// added. Whether it was not.
bool play_in_step(std::span<Trial* const> trials, std::size_t deals, const TrialPlan& plan,
                  const simulation::RunControl& control = {});

/// What games come to, for each number of players.
using Fairnesses = std::vector<balance::Fairness>;

/// Of a trial with at least one deal. `tolerance` is that of the verdicts.
Fairnesses fairnesses(const Trial& trial, double tolerance);

/// The widest gap between seats, of all numbers of players. There is one.
const balance::Fairness& widest(const Fairnesses& fairnesses);

} // namespace pampas::design
