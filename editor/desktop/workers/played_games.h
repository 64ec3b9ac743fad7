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
    /// Games of these played earlier; null if there are none.
    std::shared_ptr<const balance::PlayedRange> begun = {};
    /// The map before the change, with the same deals played on it; `played` may be null: none yet.
    std::optional<session::PlayedState> before = {};
    /// Whether to measure the effect of the change. Deals missing on the map before the change are
    /// then played there too, and games continue until the effect is known, even after the plan's
    /// goals are reached.
    bool finds_change = false;
    /// When the effect counts as known: at this half-width of the intervals of the differences in
    /// shares of wins. 0: never, so that all deals are played on both maps.
    double known_within = 0.02;
};

/// The measured effect of a map change.
struct FoundChange {
    std::vector<balance::SeatChange> seats;
    std::int64_t deals = 0; ///< deals played both before and after the change
};

/// The results of a request.
struct PlayedGames {
    /// Summary of the games so far; null before the first.
    std::shared_ptr<const report::GamesSummary> summary = {};
    std::shared_ptr<const balance::PlayedRange> games = {}; ///< the same games, for continuing
    /// The map before the change, with possibly more deals played on it.
    std::optional<session::PlayedState> before = {};
    std::shared_ptr<const FoundChange> change = {}; ///< null without games before the change
};

/// Plays the games of a request. `show` is called several times a second with the results so far.
/// Throws `InputError` and `simulation::Abandoned`.
PlayedGames play_games(const SimulationRequest& request, const simulation::RunControl& control,
                       const std::function<void(PlayedGames)>& show);

} // namespace pampas::desktop
