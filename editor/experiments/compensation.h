#pragma once

#include "analysis/report/compensation/compensation.h"
#include "engine/map/map.h"

#include <string>

namespace pampas::experiments {

/// Seats that pesos are to make even.
struct CompensationRequest {
    map::Map map;
    rules::Ruleset rules;
    design::CompensationPlan plan;
};

/// The plan to find pesos by so many games and to confirm them on half as many, with them and
/// without.
design::CompensationPlan compensation_plan(balance::Experiment experiment, int players,
                                           std::size_t games, double tolerance);

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
