#pragma once

#include "engine/map/map.h"
#include "engine/simulation/run_control.h"

#include <algorithm>
#include <thread>
#include <vector>

/// Where herds get in each other's way (analysis#definitions: `betweenness`).
namespace pampas::graph {

/// The betweenness of one pampas space.
struct Betweenness {
    hex::Coordinate at;
    /// Sum over all unordered pairs of other pampas spaces of the share of their shortest paths
    /// that pass through `at`. Not normalised.
    double value = 0.0;

    friend bool operator==(const Betweenness&, const Betweenness&) = default;
};

/// Control of the computation.
struct BetweennessControl {
    simulation::RunControl run = {}; ///< counts pampas spaces
    /// Maximum number of threads; does not affect the values.
    std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
};

/// The betweenness of every pampas space, in reading order. Source: U. Brandes, A faster algorithm
/// for betweenness centrality, Journal of Mathematical Sociology 25 (2001); Boost's implementation
/// is single-threaded. Cost: quadratic in the pampas spaces: one search from each over its region.
/// Throws `Stopped` (stop.h) soon after a stop is requested.
std::vector<Betweenness> betweenness(const map::Map& map, const BetweennessControl& control = {});

} // namespace pampas::graph
