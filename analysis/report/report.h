#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"
#include "analysis/report/experiments/restriction.h"
#include "analysis/report/games/examples.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/ground/html_map.h"
#include "analysis/report/map/analysis.h"
#include "analysis/wording/verdicts.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace pampas::report {

/// Everything about a map: whether a client accepts it, what it offers, and the results of games on
/// it.
struct Report {
    const map::Map& map;
    const graph::Analysis& analysis;
    Validation validation;
    /// All players of a table are of one kind; no two tables have the same kind and number of
    /// players.
    std::vector<GamesSummary> tables;
    std::optional<RestrictionReport> restrictions = {}; ///< nothing: no restricted play
    wording::Advice advice = {};         ///< what to do where the verdict is undecided
    std::vector<LinkedGames> games = {}; ///< example games of each table; empty: there are none
};

/// What is bad about the map and the games on it, worst first.
std::vector<findings::Finding> report_findings(const Report& report);

/// A self-contained page; `picture` shows the map.
Html report_html(const Report& report, const MapPicture& picture);

/// The same for people, as text: the verdict of each table, what to do next and what stands out; in
/// detail also every measure and the games of each table.
Text report_text(const Report& report, Detail detail = Detail::All);

/// `{"map", "news", "validation", "analysis", "games": [...], "restrict"}`, each as its own command
/// prints it; the last only if there is one.
nlohmann::ordered_json report_json(const Report& report);

} // namespace pampas::report
