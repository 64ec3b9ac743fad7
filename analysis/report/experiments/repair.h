#pragma once

#include "analysis/repair/repair.h"
#include "analysis/report/ground/text.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

/// Reports on the repair of a map.
namespace pampas::report {

/// What was found for a map.
struct RepairReport {
    std::string map; ///< name
    repair::RepairPlan plan;
    repair::Repair found;
    bool is_cut = false; ///< it ran out of time
};

/// As in `pampas repair --format json` (analysis/report#repair).
nlohmann::ordered_json repair_json(const RepairReport& report);

/// For people: the map as it is, then each proposal with what it changes.
Text repair_text(const RepairReport& report);

/// `gap 38.2 points (35.1 to 41.0), biased`: for the number of players with the widest gap.
std::string gap_words(const repair::Proposal& proposal);

/// The changes, a sentence each: `C7: forest becomes water`.
std::vector<std::string> changes_words(const map::Map& before, const repair::Variant& after);

/// Why there is no proposal, where there is none.
std::string nothing_words(const RepairReport& report);

/// `Goal: seats that are shown to be fair, with a gap below 5 percentage points.`
std::string goal_sentence(const repair::RepairPlan& plan);

/// Whether a map reaches the goal, and by which figures: `reached: gap 2.1 percentage points (0.0
/// to 4.8), fair`.
std::string standing_words(const RepairReport& report, const repair::Proposal& proposal);

/// What stronger players say, a line each: `4 search:learned players: gap 3.1 percentage points
/// (0.0 to 12.4), undecided`.
std::vector<std::string> strength_words(const repair::Proposal& proposal);

/// What the best proposal is.
std::string best_sentence(const RepairReport& report);

/// Why the search ended early; empty if it did not.
std::string end_words(const RepairReport& report);

} // namespace pampas::report
