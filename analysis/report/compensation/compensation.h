#pragma once

#include "analysis/design/compensation.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace pampas::report {

/// Pesos that were found to make seats win alike, and how.
struct CompensationReport {
    std::string map; ///< name
    rules::Ruleset rules;
    design::CompensationPlan plan;
    design::Compensation found;
    double seconds = 0;
};

/// What was found, seat by seat, as JSON.
nlohmann::ordered_json compensation_json(const CompensationReport& report);

/// The same for people. Control characters in names are escaped.
std::string compensation_text(const CompensationReport& report);

} // namespace pampas::report
