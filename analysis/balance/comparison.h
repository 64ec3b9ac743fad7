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

/// What was observed of each of some figures.
using Observation = std::vector<double>;

/// A figure of two things, each observed under the same circumstances.
struct Difference {
    double one = 0; ///< means
    double other = 0;
    double difference = 0; ///< of `other` over `one`
    Interval interval;     ///< of the difference alone, without limits when it was seen only once
    /// The chance that figures which are the same differ as far: Student's paired test.
    double p_value = 1;
    /// The same if none of all figures differs in truth and one looks for the one that seems to (S.
    /// Holm 1979): at most 0.05 in 5 % of such comparisons, whatever the figures have to do with
    /// each other.
    double adjusted = 1;
};

/// Whether it is known that there is a difference, with so many looked at.
bool is_real(const Difference& difference);

/// The differences of all figures. Observation i of `one` and of `other` have their circumstances
/// in common; each pair is independent of the others. At least one, as many of either.
std::vector<Difference> differences(std::span<const Observation> one,
                                    std::span<const Observation> other);

/// How far differences scatter beside those of observations that have nothing in common: the mean
/// of all figures that scatter. 1 when the common circumstances are of no use, 0.5 when half as
/// many observations do.
double scatter_ratio(std::span<const Observation> one, std::span<const Observation> other);

/// A figure of a game by which maps are compared.
struct GameFigure {
    std::string key;        ///< in JSON: `wins_seat_1`
    std::string words;      ///< for people, with the unit
    std::string_view label; ///< in the glossary
    int decimals = 1;       ///< that are shown
};

/// The figures of games of so many players: wins and points of each seat, points by category,
/// length, markets, spaces.
std::vector<GameFigure> game_figures(int players);

/// Which games are played on both of two maps.
struct ComparisonPlan {
    Experiment experiment;
    std::size_t deals = 250;
};

/// Games on a map.
struct PlayedDeals {
    std::vector<Observation>
        figures; ///< of each deal, as `game_figures` lists them: means of a game
    DealTally tally;
};

/// The same deals played on two maps.
struct Comparison {
    PlayedDeals one;
    PlayedDeals other;
    /// Whether all deals have the same cards on both: they do unless rulesets differ or so do the
    /// numbers of spaces whose terrain chance decides first.
    bool has_common_cards = true;
};

/// Plays the same deals on two maps, for the same number of players; at least one. When stopped
/// early these are the first ones. `control` counts a game on both maps as one.
/// Throws `simulation::Abandoned`.
Comparison compare_games(const rules::Game& one, const rules::Game& other,
                         const ComparisonPlan& plan, const simulation::RunControl& control = {});

} // namespace pampas::balance
