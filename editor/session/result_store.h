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

/// The revision of a map that is kept at `origin` in this state; nothing outside libraries.
std::optional<RevisionReference> revision_at(const Origin& origin, const map::Map& map);

/// The result of games on a map, to keep with the map in its library.
struct StoredResult {
    std::shared_ptr<const map::Map> map; ///< that the games were played on
    std::shared_ptr<const report::GamesSummary> summary;
    std::optional<int> revision = {}; ///< number of the map's revision; nothing until kept
    std::string played = {};          ///< when, in UTC; empty until kept
};

/// The results of games on the open map: those its library keeps, and those it will keep once it
/// has the map they were played on.
class ResultStore {
  public:
    /// Another map is open: loads its results from its library. Throws `InputError` if the library
    /// cannot be read, and then has no results.
    void open(const Origin& origin, const map::Map& map);
    /// The open map is now kept at `origin`, in this state: its library gets the results that
    /// waited for it. Throws `InputError` if that fails; the results keep waiting.
    void moved(const Origin& origin, const map::Map& map);
    /// The revision of the open map, if `map` has its board.
    std::optional<RevisionReference> revision_of(const map::Map& map) const;

    /// Puts a result before all others. The library keeps it with `reference`, the revision before
    /// the games, or with the one that has the map now. Throws as `moved` does.
    void add(StoredResult result, const std::optional<RevisionReference>& reference);

    /// All results, the latest first.
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

/// States of the open map, with the same deals played on each, so that a state can be compared with
/// the one before, and its games can go on when an undo brings it back.
class PlayedStates {
  public:
    /// How many states it keeps: the latest ones with enough deals.
    static constexpr std::size_t most_states = 12;
    /// A state with fewer deals counts as one that the user changed before examining it.
    static constexpr std::size_t enough_deals = 25;

    /// Stores the state that the map is in, with the games on it.
    void keep(PlayedState state);
    /// Stores more games on an earlier state of the map, if it is still kept.
    void go_on(const PlayedState& state);
    void forget() { states_.clear(); }

    /// The state that has the board of a map, or null.
    const PlayedState* of(const map::Map& map) const;
    /// The state to compare a map with: the latest other state with enough deals, otherwise the one
    /// with the most deals; null if there is none.
    const PlayedState* before(const map::Map& map) const;

  private:
    std::vector<PlayedState> states_; ///< the latest first
};

} // namespace pampas::session
