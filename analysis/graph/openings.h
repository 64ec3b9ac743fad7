#pragma once

#include "analysis/graph/spaces.h"

#include <optional>
#include <vector>

namespace pampas::graph {

/// A way to reach a market in two actions: a land tile, then an animal tile beside it at a market
/// (R5.1, R5.4).
struct Opening {
    hex::Coordinate land;
    hex::Coordinate pampas;    ///< adjacent to `land` and to a market
    bool beside_water = false; ///< whether one of the two spaces is adjacent to water

    friend bool operator==(const Opening&, const Opening&) = default;
};

/// The openings of a map (analysis#definitions).
///
/// The pairs form a bipartite graph of land and pampas. Its maximum matching is found by
/// `boost::edmonds_maximum_cardinality_matching`: Boost has no bipartite algorithm, and the cost is
/// negligible (measured in openings.cpp).
struct Openings {
    /// All openings, ordered by land, then by pampas, in reading order.
    std::vector<Opening> pairs;
    /// A maximum set of openings that share no space, in the order of `pairs`: this many players
    /// can open in two actions.
    std::vector<Opening> simultaneous;
    /// The same for openings beside water only.
    std::vector<Opening> simultaneous_with_water;
    /// Number of land spaces with an opening.
    int market_in_two = 0;
    /// Number of land spaces with an opening beside water.
    int with_water = 0;

    friend bool operator==(const Openings&, const Openings&) = default;
};

/// The openings of a map.
Openings openings(const map::Map& map);

/// How a group of players can open towards markets when each uses his own spaces.
///
/// Two actions are an `Opening`. Three are a land tile, a tile on an adjacent pampas space and an
/// animal tile beside that at a market; the middle tile is an animal of the same species (R5.4) or
/// land (R5.2). Players leave each other as much room as possible: first as many as possible open
/// in two actions, then as many of the others as possible in three.
///
/// This is a minimum-cost flow from land to market over spaces that hold one player each. No path
/// is longer than three spaces, because a middle space at a market would itself give an opening in
/// two actions; so the flow finds the exact maximum (Itai, Perl and Shiloach, "The complexity of
/// finding maximum disjoint paths with length constraints", 1982).
struct SeatOpenings {
    int players = 0;
    /// Players who open in two actions.
    int in_two = 0;
    /// Players who could open in two actions beside water, if all of them tried that.
    int in_two_with_water = 0;
    /// Of the others, players who open in three actions.
    int in_three = 0;

    /// Actions until the player who is number `seat` (from 0) to reach a market does so: 2 or 3,
    /// empty if more than three.
    std::optional<int> actions(int seat) const;

    friend bool operator==(const SeatOpenings&, const SeatOpenings&) = default;
};

/// The openings of `players` >= 0 players on `map`, whose openings are `openings`.
SeatOpenings seat_openings(const map::Map& map, const Openings& openings, int players);

} // namespace pampas::graph
