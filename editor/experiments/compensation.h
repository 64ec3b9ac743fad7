#pragma once

#include "analysis/report/compensation/compensation.h"
#include "engine/map/map.h"

#include <string>

namespace pampas::experiments {

/// Seats that pesos are to make even.
struct CompensationRequest {
    balance::PlayedMap on;
    balance::Experiment experiment = balance::usual_experiment();
    /// By which pesos are found; half as many confirm them, with them and without.
    std::size_t games = design::CompensationPlan::games_bounds.usual;
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts

    /// Throws `InputError` for unknown bots and for a wrong number of them.
    design::CompensationPlan plan() const;
};

/// Finds the pesos. Throws as `design::compensate`.
report::CompensationReport compensate(const CompensationRequest& request,
                                      const simulation::RunControl& control = {});

/// The ruleset with the pesos found, under a name that tells so.
rules::Ruleset compensated(const report::CompensationReport& report);

/// The page of what was found for a map.
std::string compensation_page(const report::CompensationReport& report, const map::Map& map);

/// The bytes of a file that rulesets are read from.
std::string ruleset_file(const rules::Ruleset& rules);

} // namespace pampas::experiments
