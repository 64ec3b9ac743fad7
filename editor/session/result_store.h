#pragma once

#include "analysis/balance/series.h"
#include "analysis/report/games/summary.h"
#include "editor/session/origin.h"
#include "engine/map/map.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pampas::session {

/// A revision of a map in a library.
struct RevisionReference {
    std::filesystem::path library;
    library::Revision revision;
    std::shared_ptr<const map::Map> map;
};

/// Games that are over, to be kept with the map in its library.
struct StoredResult {
    std::shared_ptr<const map::Map> map; ///< they were played on
    std::shared_ptr<const report::GamesSummary> summary;
    std::optional<int> revision = {}; ///< number of the map's; none until they are kept
    std::string played = {};          ///< when, in UTC; empty until they are kept
};

/// The results of games on the open map: those its library keeps, and those it will keep once it
/// has the map they were played on.
class ResultStore {
  public:
    /// Another map is open. Takes its results from its library. Throws `InputError` when that
    /// cannot be read, and then has none.
    void open(const Origin& origin, const map::Map& map);
    /// The open map is kept here now, in this state: its library gets results that waited for it.
    /// Throws `InputError` when it does not take them; they wait on.
    void moved(const Origin& origin, const map::Map& map);
    /// The revision that a map has the board of, if it is the one that is open.
    std::optional<RevisionReference> revision_of(const map::Map& map) const;

    /// Puts a result before all others. Its library keeps it with
    /// `reference`, the revision from before the games, or the one the map has by now. Throws as
    /// `moved`.
    void add(StoredResult result, const std::optional<RevisionReference>& reference);

    /// The last first.
    const std::vector<StoredResult>& results() const { return results_; }

  private:
    void load(const InLibrary& origin);

    std::optional<RevisionReference> revision_;
    std::vector<StoredResult> results_;
};

/// A state of the open map, and the games on it: the first deals of a series.
struct PlayedState {
    std::shared_ptr<const map::Map> map;
    std::shared_ptr<const balance::PlayedRange> played; ///< one deal or more
};

/// States that the open map went through while the same deals were played on it, so that each can
/// be compared with the one before, and goes on where it was when an undo brings it back.
class PlayedStates {
  public:
    /// How many states are kept: the last ones on which enough was played.
    static constexpr std::size_t most_states = 12;
    /// A state with fewer deals counts as changed again before it was examined.
    static constexpr std::size_t enough_deals = 25;

    /// Stores the state that the map is in, with the games on it.
    void keep(PlayedState state);
    /// Stores more games on a former state of the map, if it is still kept.
    void go_on(const PlayedState& state);
    void forget() { states_.clear(); }

    /// The state that has the board of a map, or null.
    const PlayedState* of(const map::Map& map) const;
    /// What a map is to be compared with: the last other state on which enough was played,
    /// otherwise the one on which most was; null if there is none.
    const PlayedState* before(const map::Map& map) const;

  private:
    std::vector<PlayedState> states_; ///< the last first
};

} // namespace pampas::session
