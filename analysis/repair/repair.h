#pragma once

#include "analysis/design/trial.h"
#include "analysis/repair/goal.h"
#include "analysis/repair/moves.h"
#include "engine/rules/ruleset.h"

namespace pampas::repair {

/// What to repair, and how hard to try.
struct RepairPlan {
    design::TrialPlan trial; ///< who plays; its seed is that of the search, too
    Goal goal;
    Limits limits;
    bool pesos = false; ///< seats may have extra pesos; then for one number of players
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
    std::size_t candidates = 96;                        ///< maps that are tried in each round
    std::size_t games = design::race_games.usual;       ///< that separate them, about
    /// Of each proposal and number of players, by other deals.
    std::size_t confirming_games = design::confirming_games(games);
};

/// A map with some changes.
struct Proposal {
    Variant variant{};
    std::size_t changes = 0;            ///< spaces that are not as they were
    double distance = 0;                ///< of the goal, where it is not of games
    design::Fairnesses fairnesses = {}; ///< for each number of players
    std::size_t games = 0;              ///< by which
};

/// What came of a search.
struct Repair {
    Proposal before{};                 ///< the map as it is
    bool is_reached = false;           ///< the goal, by the map as it is: nothing was searched
    std::vector<Proposal> proposals{}; ///< by number of changes, each better than those with fewer
    /// The number of the proposal that reaches the goal with the fewest changes, otherwise the one
    /// that comes nearest to it; nothing without any.
    std::optional<std::size_t> best = {};
    std::size_t games = 0;    ///< played in all
    bool interrupted = false; ///< these are the best so far
};

/// The most games that it plays.
std::size_t most_games(const RepairPlan& plan);

/// Plays the map as it is; unless that reaches the goal, searches small changes that do: a swap
/// more each round, drawn where winners and single seats were to be found in games, raced on common
/// deals (design::race), the best three of which go on; what is best for each number of changes is
/// confirmed on fresh deals, unless it is stopped before; `End::Search` confirms what was found by
/// then. The same plan gives the same result on any number of threads, unless it is stopped. Throws
/// `InputError` when the map cannot be played, when the goal is a number of spaces that the limits
/// do not allow, and when there is no symmetry to keep.
Repair repair(const map::Map& map, const rules::Ruleset& rules, const RepairPlan& plan,
              const simulation::RunControl& control = {});

} // namespace pampas::repair
