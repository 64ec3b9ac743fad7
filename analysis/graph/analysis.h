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

/// What a map offers before a card is dealt: every measure (analysis#definitions).
struct Analysis {
    map::Map map;
    map::Counts counts{};
    std::vector<std::size_t> pampas_regions;   ///< sizes, largest first
    std::vector<std::size_t> playable_regions; ///< of pampas and land together
    PathsOfMarkets markets;
    std::vector<Blockers> blockers; ///< by market
    std::vector<hex::Coordinate> chokepoints;
    std::vector<Betweenness> betweenness;
    std::vector<LandChains> land_chains;
    Openings openings;
    SeatOpenings seats; ///< of the largest table the map is made for, five if it says nothing
    Gaps gaps;
    std::vector<Symmetry> symmetries;

    friend bool operator==(const Analysis&, const Analysis&) = default;
};

/// Takes every measure of the map, legal or not. Throws `Stopped` (stop.h) soon after it is asked
/// to stop. Nearly all the time goes on betweenness.
Analysis analyze(const map::Map& map, const BetweennessControl& control = {});

/// The same without `betweenness`, which costs more than all others together: what can be shown
/// anew after each edit.
Analysis quick_analysis(const map::Map& map, const std::stop_token& stop = {});

/// The same, sooner where the map differs in few spaces from that of `before`, which has the same
/// grid: what is known of the one and holds for the other is taken over.
Analysis quick_analysis(const map::Map& map, const Analysis& before,
                        const std::stop_token& stop = {});

} // namespace pampas::graph
