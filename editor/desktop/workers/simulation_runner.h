#pragma once

#include "analysis/balance/change.h"
#include "analysis/balance/series.h"
#include "analysis/report/games/summary.h"
#include "editor/desktop/workers/games_runner.h"
#include "editor/session/played_states.h"
#include "engine/map/map.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// Games somebody wants to be played.
struct SimulationRequest {
    std::shared_ptr<const map::Map> map;
    std::string ruleset; ///< its name
    int players = 2;
    balance::SeriesPlan plan;
    /// What was played of them before; null for nothing.
    std::shared_ptr<const balance::PlayedRange> begun = {};
    /// What the map was before, and the same deals played there.
    std::optional<session::PlayedState> before = {};
    /// Whether to find out as well what the change did: deals that were not played before it are
    /// played there, too, and games go on until that is known, though the plan's goals are reached.
    bool finds_change = false;
};

/// What a change of the map did.
struct FoundChange {
    std::vector<balance::SeatChange> seats;
    std::int64_t deals = 0; ///< that were played before it and after it
};

/// How far the games of a request have come.
struct SimulationProgress : RunProgress {
    /// Of the games so far; none before the first.
    std::shared_ptr<const report::GamesSummary> summary = {};
    std::shared_ptr<const balance::PlayedRange> games = {}; ///< the same, to go on from
    /// There, too, more may have been played.
    std::optional<session::PlayedState> before = {};
    std::shared_ptr<const FoundChange> change = {}; ///< none without games before it
};

/// Has games played on a map.
class SimulationRunner : public GamesRunner<SimulationRequest, SimulationProgress> {
  public:
    explicit SimulationRunner(Listener listener);
};

} // namespace pampas::desktop
