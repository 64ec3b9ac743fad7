#pragma once

#include "analysis/report/restriction/restriction.h"
#include "engine/map/map.h"
#include "engine/rules/ruleset.h"

#include <string>
#include <vector>

namespace pampas::experiments {

/// Games in which one greedy player does without something.
struct RestrictionRequest {
    map::Map map;
    rules::Ruleset rules;
    int players = 4;
    balance::Experiment experiment;
    std::size_t games = 1000; ///< with each restriction, rounded up to whole deals
    /// What is done without (`balance::restriction_named`); none: what usually is, and the markets
    /// that pay most.
    std::vector<std::string> without = {};
};

/// How many games that plays.
std::size_t restricted_games(const RestrictionRequest& request);

/// Plays them by greedy players, with paired deals; when stopped early, what was played counts.
/// Throws `InputError` for unknown restrictions, and as `balance::play_restricted`.
report::RestrictionReport play_restricted(const RestrictionRequest& request,
                                          const simulation::RunControl& control = {});

} // namespace pampas::experiments
