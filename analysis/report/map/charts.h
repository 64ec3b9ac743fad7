#pragma once

#include "analysis/graph/analysis.h"

#include <string>

/// Charts of a map's figures, each as HTML; none where there is nothing to show.
namespace pampas::report {

/// How accessible each market is, the hardest first.
std::string accessibility_chart(const graph::PathsOfMarkets& markets);

/// How far the markets are from each other.
std::string market_distances_chart(const graph::PathsOfMarkets& markets);

/// The land regions of each terrain.
std::string land_regions_chart(const std::vector<graph::LandChains>& land_chains);

/// How far land regions are from the nearest land, market and water.
std::string gaps_chart(const graph::Gaps& gaps);

} // namespace pampas::report
