#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/verdict.h"
#include "analysis/report/ground/table.h"

#include <span>
#include <string>
#include <vector>

namespace pampas::report {

/// Games of which a chart shows how often each seat won.
struct SeatsOfDeals {
    std::string name; ///< of the games
    const balance::DealTally& deals;
};

/// A seat's share of wins.
struct SeatShare {
    double rate = 0;
    balance::Interval interval{};
    double points = 0;     ///< mean of a game
    std::string game = {}; ///< address of a page with a game that the seat won; empty: none
};

/// The seats of games, as the chart shows them.
struct ChartedSeats {
    std::string name;              ///< of the games
    std::vector<SeatShare> shares; ///< by seat
    double tolerance;              ///< tolerance of the verdict
};

/// How good a verdict is.
VerdictStyle style_of(balance::Verdict verdict);

/// How often each seat wins, compared with an equal share; games with different names stand below
/// each other.
Html seats_chart(std::span<const ChartedSeats> games);
/// `tolerance` is that of the verdicts.
Html seats_chart(std::span<const SeatsOfDeals> games, double tolerance);

/// A verdict, its gap and the interval of the gap.
std::vector<Cell> fairness_cells(const balance::Fairness& fairness);

/// Whether seats are fair in these games, in figures.
Table verdicts_table(std::span<const SeatsOfDeals> games, double tolerance);

} // namespace pampas::report
