#pragma once

#include "analysis/design/trial.h"
#include "analysis/repair/goal.h"
#include "analysis/repair/moves.h"
#include "engine/rules/ruleset.h"

#include <functional>

namespace pampas::repair {

/// What to repair, and the effort.
struct RepairPlan {
    design::TrialPlan trial; ///< how to play; its seed is also that of the search
    Goal goal;
    Limits limits;
    bool pesos = false; ///< whether to give extra pesos too; needs a single number of players
    /// Whether players of every greater strength (`players::bots_by_strength`) also judge the map
    /// and each proposal, in at most a quarter of the confirming games.
    bool by_strength = false;
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
    std::size_t candidates = 96;                        ///< maps tried in each round
    /// Approximate number that separates the candidates.
    std::size_t games = design::race_games.usual;
    /// For each proposal and number of players, on fresh deals.
    std::size_t confirming_games = design::confirming_games(games);
};

/// A map with some changes.
struct Proposal {
    Variant variant{};
    std::size_t changes = 0;            ///< spaces that differ from the original map
    double distance = 0;                ///< from a goal that needs no games
    std::optional<double> figure = {};  ///< what the goal is about, if not the gap
    bool is_reached = false;            ///< whether it is shown to reach the goal
    design::Fairnesses fairnesses = {}; ///< for each number of players
    std::size_t games = 0;              ///< games behind `fairnesses`
    /// What stronger players say, weakest first, for the number of players with the widest gap;
    /// empty if not asked for, or for want of time.
    std::vector<balance::AtStrength> by_strength = {};
};

/// The result of a repair.
struct Repair {
    Proposal before{}; ///< the original map; if it reaches the goal, nothing was searched
    /// By rising number of changes, each better than those with fewer.
    std::vector<Proposal> proposals{};
    /// The index of the proposal that reaches the goal with the fewest changes, otherwise of the
    /// one closest to it; empty without proposals.
    std::optional<std::size_t> best = {};
    bool is_begun = false;    ///< whether a change was tried, by games if the goal needs them
    std::size_t games = 0;    ///< games played in total
    bool interrupted = false; ///< whether it was stopped; proposals are then the best so far

    /// Whether the original map or the best proposal reaches the goal.
    bool is_reached() const { return best ? proposals[*best].is_reached : before.is_reached; }
    /// The map that is nearest to the goal: the best proposal or, without one, the original map. A
    /// changed map has a name of its own.
    map::Map nearest() const;
};

/// Takes what was found so far.
using Listener = std::function<void(const Repair&)>;

/// The maximum number of games of a repair.
std::size_t most_games(const RepairPlan& plan);

/// Plays the original map and, unless that reaches the goal, searches for small changes that do.
/// The goal of an even gap is reached when games show that the seats are fair, for every number of
/// players. Whatever the goal, a gap within the tolerance stays so, and no other becomes wider by
/// more than half of it.
///
/// Each round adds a swap, drawn where winners and single seats differ in games, and races the maps
/// on common deals, by the first rounds of games if learned players play
/// (`design::Contest::raced_ahead`); the best three continue. The best for each number of changes
/// are confirmed on fresh deals, and judged by stronger players if the plan asks for these;
/// `End::Search` skips to the confirming games. The same plan gives the same result
/// on any number of threads, unless it is stopped.
///
/// A repair for an even gap tells `listener` the original map once it is judged and, after each
/// round, the best changes so far by the games of the search alone. Throws `InputError` when the
/// map cannot be played, when the goal is a number of spaces outside the limits, and when there is
/// no symmetry to keep.
Repair repair(const map::Map& map, const rules::Ruleset& rules, const RepairPlan& plan,
              const simulation::RunControl& control = {}, const Listener& listener = {});

} // namespace pampas::repair
