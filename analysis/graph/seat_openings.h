#pragma once

#include "analysis/graph/openings.h"

#include <optional>

namespace pampas::graph {

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
