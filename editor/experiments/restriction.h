#pragma once

#include "analysis/report/restriction/restriction.h"

#include <string>
#include <vector>

namespace pampas::experiments {

/// Games in which one player does without something.
struct RestrictionRequest {
    static constexpr Bounded<std::size_t> games_bounds{1, 10'000'000, 1000};

    balance::PlayedMap on;
    balance::Experiment experiment = balance::usual_experiment();
    std::size_t games = games_bounds.usual; ///< with each restriction, rounded up to whole deals
    /// What is done without (`balance::restriction_named`); none: what usually is, and the markets
    /// that pay most.
    std::vector<std::string> without = {};
};

/// How many games that plays.
std::size_t restricted_games(const RestrictionRequest& request);

/// Plays them by the usual bots, with paired deals; when stopped early, what was played counts.
/// Throws `InputError` for unknown restrictions, and as `balance::play_restricted`.
report::RestrictionReport play_restricted(const RestrictionRequest& request,
                                          const simulation::RunControl& control = {});

} // namespace pampas::experiments
