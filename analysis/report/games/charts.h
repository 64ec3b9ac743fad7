#pragma once

#include "analysis/report/games/summary.h"
#include "analysis/report/ground/html.h"

#include <span>
#include <string>

/// Charts of games that were played, each; none where there is nothing to show. `variant`
/// ends their ids (`HtmlChart`).
namespace pampas::report {

/// How often each seat wins at each table, against an equal share.
Html seats_chart(std::span<const GamesSummary> tables);

/// Points of players, winners and others, by category.
Html points_chart(const GamesSummary& table, const std::string& variant);

/// Where the pesos of players, winners and others come from.
Html income_chart(const GamesSummary& table, const std::string& variant);

/// What a scoring would give winners and others in the course of a game, by category.
Html course_chart(const GamesSummary& table, const std::string& variant);

/// How often the leader after the interim scoring wins, by how far he leads.
Html lead_chart(const GamesSummary& table, const std::string& variant);

/// How often players win who come to a market, and those who do not.
Html market_wins_chart(const GamesSummary& table, const std::string& variant);

/// How often each seat comes to each market.
Html market_reach_chart(const GamesSummary& table, const std::string& variant);

} // namespace pampas::report
