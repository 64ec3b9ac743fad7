#pragma once

#include "analysis/balance/series.h"
#include "analysis/report/games/summary.h"
#include "editor/desktop/workers/games_runner.h"
#include "engine/map/map.h"

#include <memory>
#include <string>

namespace pampas::desktop {

/// Games somebody wants to be played.
struct SimulationRequest {
    std::shared_ptr<const map::Map> map;
    std::string ruleset; ///< its name
    int players = 2;
    balance::SeriesPlan plan;
};

/// How far the games of a request have come.
struct SimulationProgress : RunProgress {
    /// Of the games so far; none before the first.
    std::shared_ptr<const report::GamesSummary> summary;
};

/// Has games played on a map.
class SimulationRunner : public GamesRunner<SimulationRequest, SimulationProgress> {
  public:
    explicit SimulationRunner(Listener listener);
};

} // namespace pampas::desktop
