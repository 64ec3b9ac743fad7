#pragma once

#include "analysis/graph/regions.h"
#include "analysis/graph/spaces.h"
#include "analysis/legality/legality.h"

namespace pampas::legality {

using graph::is_pampas;
using graph::is_playable;
using graph::touches;

/// A map to check, with data shared by several checks.
struct Survey {
    /// Both must outlive the survey.
    Survey(const map::Map& surveyed, const Client& asked);

    /// The number of spaces of a kind.
    int count(map::Space space) const { return counts[static_cast<std::size_t>(space)]; }

    const map::Map& map;
    const Client& client;
    map::Counts counts;
    std::vector<hex::Coordinate> markets; ///< in reading order
    std::vector<hex::Coordinate> waters;  ///< in reading order
    graph::Regions pampas;
    graph::Regions playable;     ///< regions of pampas and land together
    std::vector<bool> grazeable; ///< by region of `pampas`: whether it touches land
};

/// A check of legality that may suggest cures.
struct Check : findings::Check<Survey> {
    /// Changes that may fix a finding, the best first; null if there is no obvious one.
    std::vector<Cure> (*cures)(const Survey&, const Finding&) = nullptr;
};

using findings::Draft;

/// All checks, in the order of the table in `analysis/README.md`.
std::span<const Check> all_checks();

} // namespace pampas::legality
