#pragma once

#include "analysis/findings/finding.h"
#include "analysis/report/games/summary.h"

#include <span>
#include <vector>

/// What findings of games are made of; of use to their files only.
namespace pampas::report {

/// What is bad about games that were played: seats that are not fair, markets that nobody comes
/// to or that decide, a lead that cannot be caught, a board hardly used. At each table sit players
/// of one kind, so that its games show what seats are worth.
std::vector<findings::Finding> games_findings(std::span<const GamesSummary> tables);

using findings::Draft;
using findings::Severity;

/// Games of players of one kind.
struct PlayedTable {
    const GamesSummary& games;
    std::span<const GamesSummary> all; ///< every table, this one too
};

/// Looks for something bad in the games of a table.
using GamesCheck = findings::Check<PlayedTable>;

/// The checks, in the order of their findings: those of each table, and those for which the
/// tables with most players are enough.
std::span<const GamesCheck> checks_of_each_table();
std::span<const GamesCheck> checks_of_largest_tables();

} // namespace pampas::report
