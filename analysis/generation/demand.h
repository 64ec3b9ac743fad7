#pragma once

#include "analysis/generation/board.h"

namespace pampas::generation {

/// The number of spaces of each kind; the rest is pampas.
struct Demand {
    int markets = 0;
    int waters = 0;
    int land = 0;

    /// The number of spaces other than pampas.
    int sum() const { return markets + waters + land; }
    /// The number for a kind: markets, waters, or land of any terrain.
    int& of(map::Space space) {
        return space == map::Space::Market ? markets : space == map::Space::Water ? waters : land;
    }
    friend bool operator==(const Demand&, const Demand&) = default;
};

/// Orbits without a kind yet, by size.
struct FreeOrbits {
    int turns = 1;  ///< size of an orbit in general position
    int whole = 0;  ///< orbits of that size
    int single = 0; ///< orbits of a single, fixed space

    /// All orbits of a board.
    explicit FreeOrbits(const Board& board);
    /// Removes an orbit of this size.
    void take(std::size_t size) { --(static_cast<int>(size) == turns ? whole : single); }
};

/// Whether kinds can be assigned to some of these orbits so that the numbers of spaces match
/// exactly.
bool can_be_met(const Demand& demand, const FreeOrbits& orbits);

/// The numbers of spaces for a request. Numbers left open come from published maps, scaled to this
/// board, or are the nearest that symmetry, client and targets allow. Throws `InputError` naming
/// the conflict when the request is contradictory.
Demand demand_for(const Request& request, const Board& board);

/// Throws `InputError` when no map can reach a target, naming the other target or the property of
/// the board that it conflicts with.
void require_possible(const Request& request, const Board& board, const Demand& demand);

} // namespace pampas::generation
