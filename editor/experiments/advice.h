#pragma once

#include "analysis/report/compensation/compensation.h"
#include "analysis/report/games/summary.h"
#include "analysis/wording/verdicts.h"

#include <span>

/// What readers of a report can do next by Pampas: its commands, options and buttons.
namespace pampas::experiments {

/// Where games at some of the tables do not tell the verdict.
wording::Advice advice_on(std::span<const report::GamesSummary> tables);

/// On pesos that such a plan finds.
report::CompensationAdvice advice_on(const design::CompensationPlan& plan);

/// To find pesos by more games, in the window that finds them.
std::string more_games_for_pesos();

} // namespace pampas::experiments
