#pragma once

#include "analysis/balance/series.h"
#include "analysis/report/games/behind.h"
#include "editor/desktop/context/open_maps.h"
#include "engine/map/map.h"
#include "engine/rules/state.h"
#include "engine/simulation/playback.h"
#include "engine/simulation/run_control.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace pampas::desktop {

/// Results of games, to list the games behind their figures.
struct ListedGames {
    std::shared_ptr<const report::GamesSummary> summary;
    report::GamesFigure figure = {}; ///< whose games are listed first
    /// The same results with digests, for results without. Called on another thread; throws
    /// `InputError`.
    std::function<report::GamesSummary(const simulation::RunControl&)> digested;
};

/// The open map that games of results were played on.
struct PlayedOn {
    std::shared_ptr<const map::Map> map; ///< as it was then
    MapId open = 0;                      ///< where it may be another by now
    /// The games, if they are at hand; null otherwise.
    std::shared_ptr<const balance::PlayedRange> games = {};
};

/// Where games to look at come from.
struct GameSource {
    using Opened = simulation::OpenedGame<rules::Game>;

    std::string title;     ///< whose games these are: `Windmill, 4 learned players`
    std::size_t games = 1; ///< how many there are
    /// Opens a game by its index. Throws `InputError`, or `simulation::Contradiction` if a record
    /// is wrong. Called on another thread if `is_slow`.
    std::function<Opened(std::size_t index)> open;
    std::optional<ListedGames> listed = {}; ///< for games that have results
    std::optional<PlayedOn> on = {};        ///< the same, if their map is open
    /// Keeps notes on a game, by its index. Throws `InputError`. Empty: notes cannot be kept.
    std::function<void(std::size_t index, const simulation::Notes& notes)> keep_notes = {};
    bool is_slow = false; ///< whether opening a game takes longer than a user notices
};

} // namespace pampas::desktop
