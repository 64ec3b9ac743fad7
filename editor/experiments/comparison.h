#pragma once

#include "analysis/report/comparison/comparison.h"
#include "analysis/report/comparison/rows.h"
#include "engine/map/map.h"
#include "engine/rules/ruleset.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace pampas::experiments {

/// One of two maps to be compared, and the rules it is played by.
struct MapAndRules {
    map::Map map;
    rules::Ruleset rules;
};

/// Two maps on which the same deals are to be played.
struct ComparisonRequest {
    MapAndRules one;
    MapAndRules other;
    int players = 4;
    balance::Experiment experiment;
    std::size_t games = 1000; ///< on each map; rounded up to whole deals, two at least
    double tolerance = 0.05;  ///< of the verdicts
};

/// How many games are played on each map.
std::size_t games_on_each(const ComparisonRequest& request);

/// Plays them and takes the figures of both maps. `control` is told of the games on each map as of
/// one. Throws `InputError` for unknown bots or a wrong number of players, and
/// `simulation::Abandoned`.
report::MapComparison compare(const ComparisonRequest& request,
                              const simulation::RunControl& control = {});

/// The page of two maps under these names; of games on them too where `games` is not null.
std::string comparison_page(const std::array<std::string, 2>& names,
                            const std::array<const map::Map*, 2>& maps,
                            const std::vector<report::BoardRow>& board,
                            const report::MapComparison* games);

} // namespace pampas::experiments
