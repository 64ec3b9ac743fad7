#pragma once

#include "analysis/generation/demand.h"
#include "engine/chance/stream.h"

#include <optional>
#include <vector>

namespace pampas::generation {

/// A map that is being made, orbit by orbit: pampas where nothing was put yet. Nothing can be put
/// that would leave the demand beyond reach. Its land is undecided.
class Sketch {
  public:
    /// `demand` is one that the board can meet.
    Sketch(const Board& board, const Demand& demand)
        : board_(board), left_(demand), free_(board),
          kinds_(board.orbits().size(), map::Space::Pampas) {}

    const Board& board() const { return board_; }
    map::Space at(std::size_t orbit) const { return kinds_[orbit]; }
    /// How many spaces of a kind are still to be put.
    int left(map::Space space) const { return Demand(left_).of(space); }

    bool can_put(std::size_t orbit, map::Space space) const;
    void put(std::size_t orbit, map::Space space);
    /// Every orbit that can become of this kind.
    std::vector<std::size_t> places(map::Space space) const;
    /// How many of the orbits beside this one are of a kind.
    int beside(std::size_t orbit, map::Space space) const;
    /// Steps to the nearest space of this kind, or to another of the orbit itself; `most` when
    /// there is none that near.
    int steps_to(std::size_t orbit, map::Space space, int most) const;
    map::Map map() const;

  private:
    /// Steps from one space of an orbit to the nearest other one.
    int steps_within(std::size_t orbit) const;

    const Board& board_;
    Demand left_;
    FreeOrbits free_;
    std::vector<map::Space> kinds_;
};

/// A map drawn at random as designers might paint one: markets apart from each other, ponds here
/// and there, land in patches. Numbers, symmetry and evenness of terrains are exact; it may be
/// illegal. `demand` is one that the board can meet.
map::Map draft(const Board& board, const Demand& demand, chance::Stream& stream);

} // namespace pampas::generation
