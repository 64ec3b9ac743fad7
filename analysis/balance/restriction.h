#pragma once

#include "analysis/balance/experiment.h"
#include "analysis/balance/intervals.h"
#include "engine/players/evaluation_context.h"
#include "engine/rules/state.h"
#include "engine/simulation/run.h"

#include <string>
#include <vector>

namespace pampas::balance {

/// Something that one player of a game does without.
struct Restriction {
    std::string without; ///< as `restriction_named` takes it
    players::Ban ban;
};

/// `harvest`, `haciendas`, `water`, a species, `market [c,r]` or `market K8`. Throws `InputError`
/// for anything else, and for a space of the board that is no market.
Restriction restriction_named(const std::string& without, const rules::Board& board);

/// Every category and species, and the markets that paid most in games without restrictions.
std::vector<Restriction> usual_restrictions(const rules::Game& game, const Experiment& experiment,
                                            const simulation::RunControl& control = {});
/// How many games that plays, and how many restrictions it finds.
std::size_t games_for_usual_restrictions(const rules::Game& game);
std::size_t count_of_usual_restrictions(const rules::Game& game);

/// What doing without it costs: one greedy player keeps the ban, the others do as they like; in
/// each deal he sits on every seat once (after A. Jaffe and others, "Evaluating competitive game
/// balance with restricted play", 2012).
struct RestrictedPlay {
    Restriction restriction;
    std::size_t games = 0;
    double win_rate = 0; ///< of the restricted player
    double cost = 0;     ///< an equal share less that
    /// Holds the cost; all those of restrictions that were tried together at once in 95 % of runs
    /// (Bonferroni; Student's distribution over deals).
    Interval interval{};
};

/// Plays `deals` > 1 paired deals with each restriction, the same deals for all. When stopped early
/// those that were played count, of each at least two if there are any. Dearest first. Throws
/// `simulation::Abandoned`.
std::vector<RestrictedPlay> play_restricted(const rules::Game& game, const Experiment& experiment,
                                            const std::vector<Restriction>& restrictions,
                                            std::size_t deals,
                                            const simulation::RunControl& control = {});

} // namespace pampas::balance
