#pragma once

#include "editor/desktop/workers/games_runner.h"
#include "editor/experiments/comparison.h"

#include <memory>

namespace pampas::desktop {

/// How far games on two maps have come, counted on each.
struct ComparisonProgress : RunProgress {
    /// What they came to; none before they are over.
    std::shared_ptr<const report::MapComparison> comparison;
};

/// Has the same deals played on two maps.
class ComparisonRunner : public GamesRunner<experiments::ComparisonRequest, ComparisonProgress> {
  public:
    explicit ComparisonRunner(Listener listener);
};

} // namespace pampas::desktop
