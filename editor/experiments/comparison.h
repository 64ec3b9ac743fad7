#pragma once

#include "analysis/report/comparison/comparison.h"
#include "engine/map/map.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace pampas::experiments {

/// Two maps on which the same deals are to be played.
struct ComparisonRequest {
    static constexpr Bounded<std::size_t> games_bounds{1, 10'000'000, 1000};

    balance::PlayedMap one;
    balance::PlayedMap other; ///< by as many players as the first
    balance::Experiment experiment = balance::usual_experiment();
    std::size_t games = games_bounds.usual; ///< on each map; in whole deals, two at least
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
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
                            const std::array<const map::Map*, 2>& maps, const report::Table& board,
                            const report::MapComparison* games);

} // namespace pampas::experiments
