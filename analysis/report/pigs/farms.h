#pragma once

#include "analysis/balance/series.h"
#include "analysis/balance/verdict.h"
#include "analysis/pigs/series.h"
#include "analysis/report/experiments/ladder.h"
#include "analysis/report/ground/html.h"
#include "analysis/report/ground/text.h"
#include "engine/pigs/edition.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reports on games of Happy Pigs.
namespace pampas::report {

/// Games of an edition, how they were played, and their results.
struct FarmsReport {
    pigs::Edition edition;
    pigs::Variants variants;
    int players = 0;
    balance::SeriesPlan plan; ///< with a bot for each seat
    pigs::FarmSeries series;  ///< of at least one game

    /// The verdict, where every bot plays on every seat, or all bots are the same.
    std::optional<balance::Fairness> fairness() const;
};

/// Wins and dollars of each seat, with the accounts that the dollars come from.
Table farm_seats_table(const FarmsReport& report);
/// How often each task was chosen, shared and done, and what it brought.
Table tasks_table(const FarmsReport& report);
/// What winners do that others do not.
Table winners_table(const FarmsReport& report);
/// The season cards by what the winners gained in their turns, most first.
Table cards_table(const FarmsReport& report);

/// What the figures rest on that the rules do not say; empty if nothing.
std::string assumptions_sentence(const pigs::Edition& edition);
nlohmann::ordered_json assumptions_json(const pigs::Edition& edition);

/// The JSON of a ladder, with what it rests on.
nlohmann::ordered_json ladder_json(const Ladder& ladder, const pigs::Edition& edition);

/// The report as text, as a page, and as JSON (contract of `simulate`, with `assumed`).
Text farms_text(const FarmsReport& report, Detail detail);
Html farms_page(const FarmsReport& report);
nlohmann::ordered_json farms_json(const FarmsReport& report);

} // namespace pampas::report
