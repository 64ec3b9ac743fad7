#pragma once

#include "editor/desktop/context/open_maps.h"
#include "editor/desktop/context/signal.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace pampas::desktop {

/// The work that runs on open maps, such as games and searches: which panel shows it, and how much
/// of it is done.
class RunningWork {
  public:
    /// Says how much of the work of the panel with this id on a map is done, from 0 to 1; empty:
    /// nothing runs.
    void set(MapId map, std::string_view panel, std::optional<double> share);
    /// All work on a map has ended.
    void forget(MapId map);
    /// How much of it is done; empty if nothing runs.
    std::optional<double> share(MapId map, std::string_view panel) const;
    /// The least share of all that runs on a map; empty if nothing runs.
    std::optional<double> share(MapId map) const;

    /// The work of a panel on a map.
    using Place = std::pair<MapId, std::string>;
    /// All that runs, by map.
    const std::map<Place, double>& all() const { return shares_; }

    /// `all` has changed.
    Signal<> changed;

  private:
    std::map<Place, double> shares_;
};

} // namespace pampas::desktop
