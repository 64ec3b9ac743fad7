#pragma once

#include "analysis/report/games/examples.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/ground/html_map.h"
#include "analysis/wording/verdicts.h"

#include <span>
#include <string>
#include <vector>

/// What games say about a map, as parts of a page (html.h). All players of a table are of one kind;
/// no two tables have the same number of players of the same kind.
namespace pampas::report {

/// At how many tables seats are fair, as a verdict; empty without a table.
Html winners_verdict(std::span<const GamesSummary> tables);

/// Who wins at each table, in words, a chart and a table, and what to do where the verdict is
/// undecided. There must be a table. `games` are the example games of each table: the chart links
/// each seat to a typical win.
Html winners_section(std::span<const GamesSummary> tables, const wording::Advice& advice,
                     std::span<const LinkedGames> games);

/// For each table: points, income, the course of the game, the lead, markets, and links to its
/// example games. The reader chooses one; on paper they follow each other.
Html why_section(std::span<const GamesSummary> tables, std::span<const LinkedGames> games);

/// A short name of each table in letters, digits and `-`, all different: `4-greedy`.
std::vector<std::string> ids_of(std::span<const GamesSummary> tables);

/// The overlays of each table's games; those of the table with the widest gap are printed.
std::vector<MapViewGroup> games_views(std::span<const GamesSummary> tables);

} // namespace pampas::report
