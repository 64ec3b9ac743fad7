#pragma once

#include "engine/map/map.h"
#include "engine/simulation/run_control.h"

#include <algorithm>
#include <thread>
#include <vector>

/// Where herds get in each other's way (analysis#definitions: `betweenness`).
namespace pampas::graph {

struct Betweenness {
    hex::Coordinate at;
    /// The sum over all unordered pairs of other pampas spaces of the share of the shortest paths
    /// between the two that lead through `at`. Not normalised.
    double value = 0.0;

    friend bool operator==(const Betweenness&, const Betweenness&) = default;
};

/// How the work is done.
struct BetweennessControl {
    simulation::RunControl run = {}; ///< its steps are the pampas spaces
    /// At most; the values are the same on any number.
    std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
};

/// The betweenness of every pampas space, in reading order. Source: U. Brandes, A faster algorithm
/// for betweenness centrality, Journal of Mathematical Sociology 25 (2001); Boost's own keeps to
/// one thread. Cost: quadratic in the pampas spaces: one search from each over its region. Throws
/// `Stopped` (stop.h) soon after it is asked to stop.
std::vector<Betweenness> betweenness(const map::Map& map, const BetweennessControl& control = {});

} // namespace pampas::graph
