#pragma once

#include "analysis/graph/betweenness.h"
#include "analysis/graph/blockers.h"
#include "analysis/graph/gaps.h"
#include "analysis/graph/market_paths.h"
#include "analysis/graph/openings.h"
#include "analysis/graph/regions.h"
#include "analysis/graph/symmetries.h"

#include <stop_token>
#include <vector>

namespace pampas::graph {

/// All measures of a map that need no games (analysis#definitions).
struct Analysis {
    map::Map map;
    map::Counts counts{};
    std::vector<std::size_t> pampas_regions; ///< sizes, largest first
    /// Regions of pampas and land together; sizes, largest first.
    std::vector<std::size_t> playable_regions;
    PathsOfMarkets markets;
    std::vector<Blockers> blockers; ///< by market
    std::vector<hex::Coordinate> chokepoints;
    std::vector<Betweenness> betweenness;
    std::vector<LandChains> land_chains;
    Openings openings;
    SeatOpenings seats; ///< for the largest number of players of the map, five if it gives none
    Gaps gaps;
    std::vector<Symmetry> symmetries;

    friend bool operator==(const Analysis&, const Analysis&) = default;
};

/// Measures a map, legal or not. Throws `Stopped` (stop.h) soon after a stop is requested.
/// Betweenness takes nearly all the time.
Analysis analyze(const map::Map& map, const BetweennessControl& control = {});

/// Like `analyze`, but without `betweenness`, which costs more than all other measures together;
/// fast enough after each edit.
Analysis quick_analysis(const map::Map& map, const std::stop_token& stop = {});

/// The same result, faster if the map differs in few spaces from that of `before`, which must have
/// the same grid: measures that still hold are reused.
Analysis quick_analysis(const map::Map& map, const Analysis& before,
                        const std::stop_token& stop = {});

} // namespace pampas::graph
