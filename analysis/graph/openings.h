#pragma once

#include "analysis/graph/spaces.h"

#include <optional>
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

/// What a table of players finds when all of them open towards markets, each on spaces of his own.
///
/// Two actions are an `Opening`. Three are a land tile, a tile on a pampas space beside it and an
/// animal tile beside that at a market: the middle one is an animal of the same species (R5.4) or a
/// land tile (R5.2). Players leave each other as much as they can: as many as possible open in two
/// actions, and of the others as many as possible in three.
///
/// That is a flow of least cost from land to market over spaces that hold one player each. No way
/// is longer than three spaces, because a middle space that were itself at a market would make an
/// opening in two actions; so the flow finds the largest number exactly (Itai, Perl and Shiloach,
/// "The complexity of finding maximum disjoint paths with length constraints", 1982).
struct SeatOpenings {
    int players = 0;
    /// How many open in two actions.
    int in_two = 0;
    /// How many could open in two actions beside water, if all of those tried.
    int in_two_with_water = 0;
    /// How many of the others open in three actions.
    int in_three = 0;

    /// How many actions the player costs who comes to a market as number `seat`, counted from 0:
    /// 2 or 3, nothing when it takes more than three.
    std::optional<int> actions(int seat) const;

    friend bool operator==(const SeatOpenings&, const SeatOpenings&) = default;
};

/// `openings` are those of `map`; `players` is at least 0.
SeatOpenings seat_openings(const map::Map& map, const Openings& openings, int players);

} // namespace pampas::graph
