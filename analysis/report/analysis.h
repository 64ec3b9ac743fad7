#pragma once

#include "analysis/graph/betweenness.h"
#include "analysis/graph/blockers.h"
#include "analysis/graph/gaps.h"
#include "analysis/graph/market_paths.h"
#include "analysis/graph/openings.h"
#include "analysis/graph/regions.h"
#include "analysis/graph/seat_openings.h"
#include "analysis/graph/symmetries.h"

#include <string>
#include <vector>

namespace pampas::report {

/// What a map offers before a card is dealt: every measure of contract 6.
struct Analysis {
    std::string map; ///< its name
    map::Counts counts{};
    std::vector<std::size_t> pampas_regions;   ///< sizes, largest first
    std::vector<std::size_t> playable_regions; ///< of pampas and land together
    graph::PathsOfMarkets markets;
    std::vector<graph::Blockers> blockers; ///< by market
    std::vector<hex::Coordinate> chokepoints;
    std::vector<graph::Betweenness> betweenness;
    std::vector<graph::LandChains> land_chains;
    graph::Openings openings;
    graph::SeatOpenings seats; ///< of the largest table, five players
    graph::Gaps gaps;
    std::vector<graph::Symmetry> symmetries;
};

/// Takes every measure of the map, legal or not.
Analysis analyze(const map::Map& map);

/// The JSON of contract 6.
std::string analysis_json(const Analysis& analysis);

/// A page for people, worst news first. Control characters in names are escaped.
std::string analysis_text(const Analysis& analysis);

} // namespace pampas::report
