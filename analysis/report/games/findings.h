#pragma once

#include "analysis/findings/finding.h"
#include "analysis/report/games/summary.h"

#include <span>
#include <string_view>
#include <vector>

/// Findings about games, and parts of them for their own source files only.
namespace pampas::report {

/// What is bad about games that were played: seats that are not fair, markets that nobody comes to
/// or that decide games, a lead that can hardly be caught, a board that is hardly used. All players
/// of a table are of one kind, so that its games show what seats are worth.
std::vector<findings::Finding> games_findings(std::span<const GamesSummary> tables);

/// The code of the finding that says the verdict.
inline constexpr std::string_view biased_seats = "biased-seats";

using findings::Draft;
using findings::Severity;

/// Games of players of one kind.
struct PlayedTable {
    const GamesSummary& games;
    std::span<const GamesSummary> all; ///< every table, this one too
};

/// Looks for something bad in the games of a table.
using GamesCheck = findings::Check<PlayedTable>;

/// The checks, in the order of their findings: those of each table, and those of the tables with
/// most players only.
std::span<const GamesCheck> checks_of_each_table();
std::span<const GamesCheck> checks_of_largest_tables();

} // namespace pampas::report
