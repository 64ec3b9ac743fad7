#pragma once

#include "analysis/balance/change.h"
#include "analysis/balance/series.h"
#include "analysis/report/games/summary.h"
#include "editor/session/played_states.h"
#include "engine/map/map.h"

#include <functional>
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

/// What the games of a request have come to.
struct PlayedGames {
    /// Of the games so far; none before the first.
    std::shared_ptr<const report::GamesSummary> summary = {};
    std::shared_ptr<const balance::PlayedRange> games = {}; ///< the same, to go on from
    /// There, too, more may have been played.
    std::optional<session::PlayedState> before = {};
    std::shared_ptr<const FoundChange> change = {}; ///< none without games before it
};

/// Plays the games of a request; `show` is called with what they have come to several times a
/// second. Throws `InputError`, and `simulation::Abandoned`.
PlayedGames play_games(const SimulationRequest& request, const simulation::RunControl& control,
                       const std::function<void(PlayedGames)>& show);

} // namespace pampas::desktop
