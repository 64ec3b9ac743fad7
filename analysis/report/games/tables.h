#pragma once

#include "analysis/report/games/summary.h"
#include "analysis/report/ground/table.h"
#include "analysis/report/ground/text.h"

#include <cstddef>
#include <span>
#include <vector>

/// The tables of the results of games.
namespace pampas::report {

/// The categories of scoring (numbers in `rules::category_names`) in which anybody scored.
std::vector<std::size_t> scored_categories(const GamesSummary& summary);

/// Wins and points of each seat, and what its points come from; in detail also how far they
/// scatter.
Table seats_table(const GamesSummary& summary, Detail detail);

/// For the seats, the winners and the others: pesos, and points of both scorings.
Table earnings_table(const GamesSummary& summary);

/// What a scoring would give the winners and the others in the course of a game.
Table course_table(const GamesSummary& summary);

/// How often leaders after the interim scoring win. Somebody must have led alone.
Table leads_table(const GamesSummary& summary);

/// Who comes to each market and how often these players win.
Table markets_table(const GamesSummary& summary);

/// The verdict of each table, its gap and the length of its games; there must be a table.
Table verdicts_table(std::span<const GamesSummary> tables);

/// The gap among players of each strength, weakest first. They must have played.
Table strength_table(const GamesSummary& summary);

/// `10 to 19`, or `50 or more`.
std::string lead_name(balance::LeadRange range);

/// The mean round over `games`, of which `rounds` is the sum; without a game `-`, or on a page
/// `never`.
Cell mean_round(std::int64_t rounds, std::int64_t games);

} // namespace pampas::report
