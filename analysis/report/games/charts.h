#pragma once

#include "analysis/report/games/examples.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/ground/html.h"

#include <span>
#include <string>

/// The charts of the results of games. Those of one table take a `variant`, which tells its charts
/// on a page from those of other tables, and link to its example games where there are pages.
namespace pampas::report {

/// How often each seat wins at each table, compared with an equal share. `games` has those of each
/// table.
Html seats_chart(std::span<const GamesSummary> tables, std::span<const LinkedGames> games);

/// Points of players, winners and others, by category.
Html points_chart(const GamesSummary& table, const LinkedGames& games, const std::string& variant);

/// Where the pesos of players, winners and others come from.
Html income_chart(const GamesSummary& table, const std::string& variant);

/// The points that a scoring would give winners and others in the course of a game, by category.
Html course_chart(const GamesSummary& table, const std::string& variant);

/// How often the leader after the interim scoring wins, by the size of the lead.
Html lead_chart(const GamesSummary& table, const std::string& variant);

/// How often players who reach a market win, and players who do not.
Html market_wins_chart(const GamesSummary& table, const LinkedGames& games,
                       const std::string& variant);

/// How often each seat reaches each market.
Html market_reach_chart(const GamesSummary& table, const LinkedGames& games,
                        const std::string& variant);

} // namespace pampas::report
