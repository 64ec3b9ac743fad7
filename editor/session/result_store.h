#pragma once

#include "analysis/report/games/summary.h"
#include "editor/session/origin.h"

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

} // namespace pampas::session
