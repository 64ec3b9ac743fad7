#pragma once

#include "analysis/balance/comparison.h"
#include "analysis/report/ground/text.h"
#include "engine/pigs/edition.h"

#include <nlohmann/json_fwd.hpp>

#include <array>

namespace pampas::report {

/// The same deals with two editions.
struct EditionComparison {
    std::array<pigs::Edition, 2> editions;
    int players = 0;
    balance::ComparisonPlan plan; ///< with a bot for each seat
    balance::Comparison games;
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
    bool interrupted = false;
    double seconds = 0;
};

/// Verdicts on both editions, and every figure of their games with its difference.
Text edition_comparison_text(const EditionComparison& comparison);
nlohmann::ordered_json edition_comparison_json(const EditionComparison& comparison);

} // namespace pampas::report
