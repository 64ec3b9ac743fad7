#pragma once

#include "analysis/repair/repair.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace pampas::report {

/// What was found for a map.
struct RepairReport {
    std::string map; ///< name
    repair::RepairPlan plan;
    repair::Repair found;
    bool is_cut = false; ///< its time was over
};

/// As in `pampas repair --format json` (analysis/report#repair).
nlohmann::ordered_json repair_json(const RepairReport& report);

/// For people: the map as it is, then each proposal with what it changes.
std::string repair_text(const RepairReport& report);

} // namespace pampas::report
