#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/verdict.h"
#include "analysis/report/ground/html.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>

namespace pampas::report {

/// Games of which a chart tells how often each seat won.
struct SeatsOfDeals {
    std::string name; ///< of the games
    const balance::DealTally& deals;
};

/// A seat's share of wins.
struct SeatShare {
    std::size_t seat;
    std::size_t players;
    double rate;
    balance::Interval interval;
    double points; ///< mean of a game
};

/// What the chart `seats` draws of one; `games` names them, and `place` is theirs among all.
nlohmann::ordered_json seat_share_json(const std::string& games, std::size_t place,
                                       const SeatShare& share, double tolerance);

/// How good the news is.
Tone tone_of(balance::Verdict verdict);

/// How often each seat wins, against an equal share; games of another name below each other.
/// `tolerance` is that of the verdicts.
Html seats_chart(std::span<const SeatsOfDeals> games, double tolerance);

/// Whether seats win alike in them, by figures.
Html verdicts_table(std::span<const SeatsOfDeals> games, double tolerance);

} // namespace pampas::report
