#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/report/ground/html.h"

#include <span>
#include <string>

namespace pampas::report {

/// Games of which a chart tells how often each seat won.
struct SeatsOfDeals {
    std::string name; ///< of the games
    const balance::DealTally& deals;
};

/// How often each seat wins, against an equal share; games of another name below each other.
/// `tolerance` is that of the verdicts.
Html seats_chart(std::span<const SeatsOfDeals> games, double tolerance);

/// Whether seats win alike in them, by figures.
Html verdicts_table(std::span<const SeatsOfDeals> games, double tolerance);

} // namespace pampas::report
