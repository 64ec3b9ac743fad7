#pragma once

#include "analysis/generation/board.h"

namespace pampas::generation {

/// How many spaces of each kind but pampas, which is the rest, a map has.
struct Demand {
    int markets = 0;
    int waters = 0;
    int land = 0;

    int sum() const { return markets + waters + land; }
    /// That of a kind: markets, waters, or land of any terrain.
    int& of(map::Space space) {
        return space == map::Space::Market ? markets : space == map::Space::Water ? waters : land;
    }
    friend bool operator==(const Demand&, const Demand&) = default;
};

/// Orbits that are not given a kind yet, by their size.
struct FreeOrbits {
    int turns = 1;  ///< spaces of a whole orbit
    int whole = 0;  ///< orbits of so many
    int single = 0; ///< spaces that stay in their place

    /// All orbits of a board.
    explicit FreeOrbits(const Board& board);
    void take(std::size_t size) { --(static_cast<int>(size) == turns ? whole : single); }
};

/// Whether kinds can be given to some of these orbits so that there are exactly as many spaces of
/// each as this.
bool can_be_met(const Demand& demand, const FreeOrbits& orbits);

/// The numbers of spaces that a request asks for, where it leaves them open those of published maps
/// for a board of this size, or the nearest that the symmetry, the client and the targets allow.
/// Throws `InputError` when what is asked for cannot be together, with what stands against what.
Demand demand_for(const Request& request, const Board& board);

/// Throws `InputError` when a target cannot be reached whatever the map: with which other target it
/// does not go together, or with what about the board.
void require_possible(const Request& request, const Board& board, const Demand& demand);

} // namespace pampas::generation
