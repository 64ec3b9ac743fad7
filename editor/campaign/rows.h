#pragma once

#include "analysis/report/experiments/campaign.h"
#include "analysis/report/games/summary.h"
#include "editor/campaign/plan.h"
#include "engine/formats/json_value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pampas::campaign {

/// What `results.csv` and the page tell of a table's games, whatever the game.
struct TableResult {
    report::CampaignTable shown; ///< on the page; without its report
    std::uint64_t seed = 0;
    std::vector<double> points{}; ///< mean of a game, by seat; in Happy Pigs, dollars
    // Where the games show what seats are worth; `best` and `worst` only where it is known.
    std::optional<double> p_value{};
    std::optional<double> likely_gap{};
    std::optional<std::size_t> best{};
    std::optional<std::size_t> worst{};
    // On maps only.
    std::optional<double> markets_used{};
    std::optional<double> lead_changes{};
};

/// The result of games on a map.
TableResult result_of(const GamesAtTable& table, const report::GamesSummary& summary);
/// The result of games by an edition, from the report of the study.
TableResult result_of(const Study& study, const formats::JsonValue::Json& report);

/// A row of a table (RFC 4180).
std::string csv_row(const std::vector<std::string>& fields);

/// The columns of `results.csv` (editor/campaign#results).
std::vector<std::string> result_columns(const Campaign& campaign);

/// The row of a table.
std::vector<std::string> result_fields(const Campaign& campaign, const Subject& subject,
                                       const Players& players, const TableResult& result);

} // namespace pampas::campaign
