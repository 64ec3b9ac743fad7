#pragma once

#include "analysis/graph/regions.h"
#include "analysis/graph/spaces.h"
#include "analysis/legality/legality.h"

namespace pampas::legality {

using graph::is_pampas;
using graph::is_playable;
using graph::touches;

/// A map about to be checked, with what several checks ask for.
struct Survey {
    Survey(const map::Map& surveyed, const Client& asked);

    int count(map::Space space) const { return counts[static_cast<std::size_t>(space)]; }

    const map::Map& map;
    const Client& client;
    map::Counts counts;
    std::vector<hex::Coordinate> markets; ///< in reading order
    std::vector<hex::Coordinate> waters;  ///< in reading order
    graph::Regions pampas;
    graph::Regions playable;     ///< of pampas and land together
    std::vector<bool> grazeable; ///< for each region of pampas, whether it touches land
};

/// Looks for one thing, and knows what may mend it.
struct Check : findings::Check<Survey> {
    /// Changes that may mend a finding, the best first; none: there is nothing obvious to do.
    std::vector<Cure> (*cures)(const Survey&, const Finding&) = nullptr;
};

using findings::Draft;

/// Every check, in the order of their table in `analysis/README.md`.
std::span<const Check> all_checks();

} // namespace pampas::legality
