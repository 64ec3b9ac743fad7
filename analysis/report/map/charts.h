#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/report/ground/html.h"

/// Charts of a map's figures, each; none where there is nothing to show.
namespace pampas::report {

/// How accessible each market is, the hardest first.
Html accessibility_chart(const graph::PathsOfMarkets& markets);

/// How far the markets are from each other.
Html market_distances_chart(const graph::PathsOfMarkets& markets);

/// The land regions of each terrain.
Html land_regions_chart(const std::vector<graph::LandChains>& land_chains);

/// How far land regions are from the nearest land, market and water.
Html gaps_chart(const graph::Gaps& gaps);

/// Where the figures of a map lie among those of published ones.
Html published_chart(const graph::Analysis& analysis);

} // namespace pampas::report
