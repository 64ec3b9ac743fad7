#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/experiment.h"
#include "analysis/balance/intervals.h"
#include "engine/rules/state.h"
#include "engine/simulation/run.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::balance {

/// One observation: a value for each figure.
using Observation = std::vector<double>;

/// A figure of two things observed under the same circumstances.
struct Difference {
    double one = 0; ///< means
    double other = 0;
    double difference = 0; ///< `other` minus `one`
    Interval interval;     ///< of this difference alone; infinite for a single observation
    /// Of Student's paired t-test: the probability of a difference at least this large if there is
    /// none.
    double p_value = 1;
    /// The p-value adjusted for testing several figures (S. Holm 1979): if no figure truly differs,
    /// the smallest is at most 0.05 in 5 % of comparisons, however the figures depend on each
    /// other.
    double adjusted = 1;
};

/// Whether the difference is significant after adjustment for several figures.
bool is_real(const Difference& difference);

/// The differences of all figures. Observations i of `one` and `other` form a pair with common
/// circumstances; pairs are independent. Both must have the same number of observations, at least
/// one.
std::vector<Difference> differences(std::span<const Observation> one,
                                    std::span<const Observation> other);

/// The variance of paired differences relative to that of unpaired ones, averaged over the figures
/// that vary at all. 1 means that pairing is of no use, 0.5 that half as many observations suffice.
double scatter_ratio(std::span<const Observation> one, std::span<const Observation> other);

/// A figure of a game used to compare maps.
struct GameFigure {
    std::string key;        ///< in JSON: `wins_seat_1`
    std::string words;      ///< for display, with the unit
    std::string_view label; ///< its key in the glossary
    int decimals = 1;       ///< decimals to display
};

/// The figures of games with this many players: wins and points of each seat, points by category,
/// length, markets, spaces.
std::vector<GameFigure> game_figures(int players);

/// The games to play on both maps.
struct ComparisonPlan {
    Experiment experiment;
    std::size_t deals = 250;
};

/// Games played on one map.
struct PlayedDeals {
    /// One per deal, in the order of `game_figures`: means over its games.
    std::vector<Observation> figures;
    DealTally tally;
};

/// The results of the same deals on two maps.
struct Comparison {
    PlayedDeals one;
    PlayedDeals other;
    /// Whether every deal has the same cards on both maps. False if the rulesets differ, or the
    /// numbers of spaces whose terrain is drawn first.
    bool has_common_cards = true;
};

/// Plays the same deals on two maps for the same number of players; at least one deal. When stopped
/// early, the result holds the first deals. `control` counts a game on both maps as one. Throws
/// `simulation::Abandoned`.
Comparison compare_games(const rules::Game& one, const rules::Game& other,
                         const ComparisonPlan& plan, const simulation::RunControl& control = {});

} // namespace pampas::balance
