#pragma once

#include "analysis/balance/comparison.h"
#include "analysis/graph/analysis.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <string>

namespace pampas::report {

/// One of two maps that are compared.
struct ComparedMap {
    std::string name;
    std::string ruleset; ///< name
    graph::Analysis analysis;
};

/// Two maps side by side: what their boards offer, and what games came to.
struct MapComparison {
    std::array<ComparedMap, 2> maps;
    balance::ComparisonPlan plan;
    balance::Comparison games;
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
    bool interrupted = false; ///< fewer games than asked for, at the user's wish
    double seconds = 0;
};

/// All figures and differences as JSON.
nlohmann::ordered_json map_comparison_json(const MapComparison& comparison);

/// The same for people, with what can be relied on and what not. Control characters in names are
/// escaped.
std::string map_comparison_text(const MapComparison& comparison);

} // namespace pampas::report
