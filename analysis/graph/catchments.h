#pragma once

#include "analysis/graph/market_paths.h"

/// Which markets lie nearest (no figure of reports; what catchments and herd distances are drawn
/// from).
///
/// Definition: a space's catchment is the markets at the least distance from it, measured as
/// `distances_to` does. Cost: one search over pampas a market.
namespace pampas::graph {

/// What a space has of all markets.
struct Catchment {
    Distance distance;                ///< to the nearest market
    std::vector<std::size_t> markets; ///< which are that near, as numbers in reading order
    double accessibility = 0.0;       ///< mean over all markets of 1 / distance
};

/// For every space by offset; empty ones for other spaces than pampas and land.
std::vector<Catchment> catchments(const map::Map& map);

} // namespace pampas::graph
