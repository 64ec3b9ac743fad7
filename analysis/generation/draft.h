#pragma once

#include "analysis/generation/demand.h"
#include "engine/chance/stream.h"

#include <optional>
#include <vector>

namespace pampas::generation {

/// A map under construction, orbit by orbit; starts as pampas. Only accepts spaces that keep the
/// demand reachable. Its land is undecided.
class Sketch {
  public:
    /// `demand` must be feasible on the board. `board` must outlive the sketch.
    Sketch(const Board& board, const Demand& demand)
        : board_(board), left_(demand), free_(board),
          kinds_(board.orbits().size(), map::Space::Pampas) {}

    const Board& board() const { return board_; }
    /// The kind of an orbit.
    map::Space at(std::size_t orbit) const { return kinds_[orbit]; }
    /// The number of spaces of a kind still to be put.
    int left(map::Space space) const { return Demand(left_).of(space); }

    /// Whether `put` may give the orbit this kind.
    bool can_put(std::size_t orbit, map::Space space) const;
    /// Gives the orbit this kind; `can_put` must hold.
    void put(std::size_t orbit, map::Space space);
    /// Every orbit that can become this kind.
    std::vector<std::size_t> places(map::Space space) const;
    /// The number of orbits beside this one that are of a kind.
    int beside(std::size_t orbit, map::Space space) const;
    /// Steps to the nearest space of this kind, or to another space of the same orbit; at most
    /// `most`.
    int steps_to(std::size_t orbit, map::Space space, int most) const;
    map::Map map() const;

  private:
    /// Steps from one space of an orbit to the nearest other space of it.
    int steps_within(std::size_t orbit) const;

    const Board& board_;
    Demand left_;
    FreeOrbits free_;
    std::vector<map::Space> kinds_;
};

/// A random map in the manner of designers: markets apart from each other, scattered ponds, land in
/// patches. Numbers of spaces, symmetry and even terrains are exact; the map may be illegal.
/// `demand` must be feasible on the board.
map::Map draft(const Board& board, const Demand& demand, chance::Stream& stream);

} // namespace pampas::generation
