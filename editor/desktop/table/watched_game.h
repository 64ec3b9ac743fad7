#pragma once

#include "analysis/wording/moves.h"
#include "engine/map/map.h"
#include "engine/rules/state.h"
#include "engine/simulation/playback.h"

#include <string>
#include <vector>

namespace pampas::desktop {

/// A game that is over, to look at action by action.
class WatchedGame {
  public:
    using Opened = simulation::OpenedGame<rules::Game>;

    explicit WatchedGame(Opened opened);

    const wording::Playback& playback() const { return opened_.playback; }
    /// The players by seat.
    const std::vector<std::string>& bots() const { return opened_.bots; }
    const simulation::Notes& notes() const { return opened_.notes; }
    int players() const { return opened_.game->players(); }
    /// The map that was played on, its land decided.
    const map::Map& map() const { return map_; }

  private:
    Opened opened_;
    map::Map map_;
};

} // namespace pampas::desktop
