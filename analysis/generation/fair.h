#pragma once

#include "analysis/design/trial.h"
#include "analysis/generation/search.h"
#include "engine/rules/ruleset.h"

namespace pampas::generation {

/// How to make seats win equally often, and how hard to try.
struct FairPlan {
    design::TrialPlan trial; ///< who plays, by which deals
    rules::Ruleset rules = rules::usual_ruleset();
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
    std::size_t games =
        design::race_games.usual; ///< that the best are picked out with, for each map
    /// Of each map and number of players, by other deals.
    std::size_t confirming_games = design::confirming_games(games);
};

/// As many maps as a request for those to be fair ought to begin with.
std::size_t maps_to_begin_with(const Request& request);

/// The most games that it plays with so many maps to begin with.
std::size_t most_games(const Request& request, const FairPlan& plan, std::size_t maps);

/// Of maps that fulfil the request the fairest, and changed: they race on common deals
/// (design::race), in families whose members have one of the maps as their forebear; the best of a
/// family have children (`mutated`), which fulfil the request as well, and race again. The best are
/// played once more by fresh deals. Gives as many as the request asks for that differ from each
/// other, the fairest first, or fewer; and how many games it took. The same plan gives the same
/// maps on any number of threads, unless it is stopped; then those are the best so far, and
/// `End::Search` confirms them.
/// Throws `InputError` when a map cannot be played by the rules.
Found made_fair(const Request& request, std::vector<Candidate> maps, const FairPlan& plan,
                const simulation::RunControl& control = {});

} // namespace pampas::generation
