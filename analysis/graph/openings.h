#pragma once

#include "analysis/graph/space_graph.h"

#include <vector>

namespace pampas::graph {

/// A way to a market in two actions: a land tile, and an animal tile beside it at a market (R5.1,
/// R5.4).
struct Opening {
    hex::Coordinate land;
    hex::Coordinate pampas;    ///< adjacent to `land` and to a market
    bool beside_water = false; ///< one of the two spaces is adjacent to water

    friend bool operator==(const Opening&, const Opening&) = default;
};

/// The openings of a map (analysis#definitions).
///
/// The pairs make a bipartite graph of land and pampas; its maximum matching is found by
/// `boost::edmonds_maximum_cardinality_matching`. Boost has no algorithm for bipartite graphs
/// alone, and this one costs (figures in openings.cpp) next to nothing.
struct Openings {
    /// Every opening, by its land and then by its pampas in reading order.
    std::vector<Opening> pairs;
    /// As many openings as share no space: one largest choice, in the order of `pairs`. So many
    /// players can open in two actions.
    std::vector<Opening> simultaneous;
    /// The same for openings beside water only.
    std::vector<Opening> simultaneous_with_water;
    /// How many land spaces have an opening.
    int market_in_two = 0;
    /// How many land spaces have an opening beside water.
    int with_water = 0;

    friend bool operator==(const Openings&, const Openings&) = default;
};

Openings openings(const map::Map& map);

} // namespace pampas::graph
