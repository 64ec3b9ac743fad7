#pragma once

#include "engine/map/map.h"

#include <stop_token>
#include <vector>

/// Where herds get in each other's way (analysis#definitions: `betweenness`).
namespace pampas::graph {

struct Betweenness {
    hex::Coordinate at;
    /// The sum over all unordered pairs of other pampas spaces of the share of the shortest paths
    /// between the two that lead through `at`. Not normalised.
    double value = 0.0;
};

/// The betweenness of every pampas space, in reading order. Source: U. Brandes, A faster algorithm
/// for betweenness centrality, Journal of Mathematical Sociology 25 (2001), as
/// `boost::brandes_betweenness_centrality`. Cost: quadratic in the pampas spaces: one search from
/// each over its region. Throws `Stopped` (stop.h) soon after `stop` asks for it.
std::vector<Betweenness> betweenness(const map::Map& map, const std::stop_token& stop = {});

} // namespace pampas::graph
