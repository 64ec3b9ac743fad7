#pragma once

#include "analysis/balance/series.h"
#include "engine/map/map.h"

#include <memory>
#include <vector>

namespace pampas::session {

/// A state of the open map, and the games on it: the first deals of a series.
struct PlayedState {
    std::shared_ptr<const map::Map> map;
    std::shared_ptr<const balance::PlayedRange> played; ///< one deal or more
};

/// States that the open map went through while the same deals were played on it, so that each can
/// be compared with the one before, and goes on where it was when an undo brings it back.
class PlayedStates {
  public:
    /// So many states are kept: the last ones on which enough was played.
    static constexpr std::size_t most_states = 12;
    /// With fewer deals than this a state was hardly looked at before it was changed again.
    static constexpr std::size_t enough_deals = 25;

    /// The map is in this state, on which so much was played.
    void keep(PlayedState state);
    /// More was played on a state that is not the map's any more, if it is still kept.
    void go_on(const PlayedState& state);
    void forget() { states_.clear(); }

    /// The state that has the board of a map, or null.
    const PlayedState* of(const map::Map& map) const;
    /// What a map is to be compared with: the last other state on which enough was played, or else
    /// the one on which most was; null if there is none.
    const PlayedState* before(const map::Map& map) const;

  private:
    std::vector<PlayedState> states_; ///< the last first
};

} // namespace pampas::session
