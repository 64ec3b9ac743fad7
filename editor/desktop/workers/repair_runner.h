#pragma once

#include "analysis/report/repair/repair.h"
#include "editor/desktop/workers/games_runner.h"
#include "engine/map/map.h"

#include <memory>
#include <optional>
#include <string>

namespace pampas::desktop {

/// A map that is to be made better.
struct RepairRequest {
    map::Map map;
    rules::Ruleset rules;
    repair::RepairPlan plan;
    std::stop_token enough = {}; ///< as in `repair::RepairListener`
};

/// How far a search for repairs has come.
struct RepairProgress : RunProgress {
    /// The best map so far.
    struct Reached {
        std::size_t changes = 0;
        double gap = 0;
    };

    std::optional<Reached> reached = {};
    /// What was found, when it is over without an error.
    std::shared_ptr<const report::RepairReport> report = {};
};

/// Searches small changes that make maps better.
class RepairRunner : public GamesRunner<RepairRequest, RepairProgress> {
  public:
    explicit RepairRunner(Listener listener);
};

} // namespace pampas::desktop
