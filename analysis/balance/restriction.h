#pragma once

#include "analysis/balance/experiment.h"
#include "analysis/balance/intervals.h"
#include "engine/players/evaluation_context.h"
#include "engine/rules/state.h"
#include "engine/simulation/run.h"

#include <string>
#include <vector>

namespace pampas::balance {

/// Something one player of a game must do without.
struct Restriction {
    std::string without; ///< in the form `restriction_named` accepts
    players::Ban ban;
};

/// Parses `harvest`, `haciendas`, `water`, a species, `market [c,r]` or `market K8`. Throws
/// `InputError` for anything else and for a space of the board that is no market.
Restriction restriction_named(const std::string& without, const rules::Board& board);

/// Every category and species, and the markets that paid most in games without restrictions, which
/// are played for this.
std::vector<Restriction> usual_restrictions(const rules::Game& game, const Experiment& experiment,
                                            const simulation::RunControl& control = {});
/// The number of games `usual_restrictions` plays, and the number of restrictions it returns.
std::size_t games_for_usual_restrictions(const rules::Game& game);
std::size_t count_of_usual_restrictions(const rules::Game& game);

/// The cost of a restriction: one player obeys it, the others play freely; over each deal he sits
/// on every seat once (after A. Jaffe and others, "Evaluating competitive game balance with
/// restricted play", 2012).
struct RestrictedPlay {
    Restriction restriction;
    std::size_t games = 0;
    double win_rate = 0; ///< of the restricted player
    double cost = 0;     ///< equal share minus `win_rate`
    /// Of the cost. Simultaneous for all restrictions tried together (Bonferroni; Student's
    /// distribution over deals).
    Interval interval{};
};

/// Plays the same `deals` > 1 paired deals with each restriction. When stopped early, the deals
/// played so far count, at least two for each restriction if there are any. Sorted by falling cost.
/// Throws `simulation::Abandoned`.
std::vector<RestrictedPlay> play_restricted(const rules::Game& game, const Experiment& experiment,
                                            const std::vector<Restriction>& restrictions,
                                            std::size_t deals,
                                            const simulation::RunControl& control = {});

} // namespace pampas::balance
