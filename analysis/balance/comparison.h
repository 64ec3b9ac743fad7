#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/differences.h"
#include "analysis/balance/experiment.h"
#include "engine/rules/state.h"
#include "engine/simulation/run.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::balance {

/// A figure of a game by which maps are compared.
struct GameFigure {
    std::string key;        ///< in JSON: `wins_seat_1`
    std::string words;      ///< for people, with the unit
    std::string_view label; ///< in the glossary
    int decimals = 1;       ///< to which it is told
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
/// early these are the first ones. `control` is told of the games on each map as of one.
/// Throws `simulation::Abandoned`.
Comparison compare_games(const rules::Game& one, const rules::Game& other,
                         const ComparisonPlan& plan, const simulation::RunControl& control = {});

} // namespace pampas::balance
