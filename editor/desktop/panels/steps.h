#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/report/games/summary.h"
#include "editor/desktop/context/context.h"

#include <memory>
#include <vector>

/// What measures and games say about the current map, and what to do about it.
namespace pampas::desktop {

/// The weak spots in the measures of the current map, worst first. Each offers to lay over the map
/// what shows it, where an overlay does. `context` outlives the result.
std::vector<NextStep> steps_of_measures(Context& context, const graph::Analysis& analysis);

/// What games came to, verdict first, with what to do next. Without games (`summary` is null), or
/// with games on another state of the map (not `fresh`), it is to play some. `context` outlives
/// the result.
std::vector<NextStep> steps_of_games(Context& context,
                                     const std::shared_ptr<const report::GamesSummary>& summary,
                                     bool fresh);

} // namespace pampas::desktop
