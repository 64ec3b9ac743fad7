#pragma once

#include "analysis/design/trial.h"
#include "analysis/generation/search.h"
#include "engine/rules/ruleset.h"

namespace pampas::generation {

/// How to make seats win equally often, and the effort.
struct FairPlan {
    design::TrialPlan trial; ///< who plays which deals
    rules::Ruleset rules = rules::usual_ruleset();
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
    std::size_t games = design::race_games.usual;       ///< for each map, to select the best
    /// For each map and number of players, on fresh deals.
    std::size_t confirming_games = design::confirming_games(games);
    /// Whether each map is played until a verdict in the end; otherwise the confirming games judge.
    bool until_verdict = true;
};

/// The number of maps to start with for a request of fair maps.
std::size_t maps_to_begin_with(const Request& request);

/// The maximum number of games of `made_fair` starting with `maps` maps.
std::size_t most_games(const Request& request, const FairPlan& plan, std::size_t maps);

/// Selects and mutates maps that fulfil the request to find the fairest. The maps race on common
/// deals (`design::race`); the best found families, whose best members have children (`mutated`)
/// that fulfil the request as well and race again. The best are confirmed on fresh deals. Returns
/// at most as many maps as requested, pairwise different, the fairest first, and the number of
/// games. The same plan gives the same maps on any number of threads, unless it is stopped; then
/// the result is the best so far, and `End::Search` confirms it. Throws `InputError` when the rules
/// do not allow playing a map.
Found made_fair(const Request& request, std::vector<Candidate> maps, const FairPlan& plan,
                const simulation::RunControl& control = {});

} // namespace pampas::generation
