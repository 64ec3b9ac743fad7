#pragma once

#include "analysis/balance/change.h"
#include "analysis/balance/series.h"
#include "analysis/report/games/summary.h"
#include "editor/session/result_store.h"
#include "engine/map/map.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// Games to play.
struct SimulationRequest {
    std::shared_ptr<const map::Map> map;
    balance::GameRequest game;
    balance::SeriesPlan plan;
    /// The part of them that was played before; null: nothing.
    std::shared_ptr<const balance::PlayedRange> begun = {};
    /// The state of the map before, and the same deals played on it.
    std::optional<session::PlayedState> before = {};
    /// Whether to find out what the change did. Then deals that were not played before the change
    /// are played there, too, and games go on until the effect is known, even after the plan's
    /// goals are reached.
    bool finds_change = false;
};

/// The effect of a change of the map.
struct FoundChange {
    std::vector<balance::SeatChange> seats;
    std::int64_t deals = 0; ///< that were played before it and after it
};

/// What the games of a request came to.
struct PlayedGames {
    /// Of the games so far; none before the first.
    std::shared_ptr<const report::GamesSummary> summary = {};
    std::shared_ptr<const balance::PlayedRange> games = {}; ///< the same, to go on from
    /// The state before the change; more may have been played on it.
    std::optional<session::PlayedState> before = {};
    std::shared_ptr<const FoundChange> change = {}; ///< none without games before it
};

/// Plays the games of a request. `show` is called several times a second with what they came to so
/// far. Throws `InputError` and `simulation::Abandoned`.
PlayedGames play_games(const SimulationRequest& request, const simulation::RunControl& control,
                       const std::function<void(PlayedGames)>& show);

} // namespace pampas::desktop
