#pragma once

#include "analysis/generation/request.h"
#include "engine/chance/stream.h"
#include "engine/hex/grid.h"

#include <cstddef>
#include <string>
#include <vector>

namespace pampas::generation {

/// Spaces that a symmetry carries to each other: what the one is, all are.
using Orbit = std::vector<hex::Coordinate>;

/// The spaces of a map to generate, by orbits. Without a symmetry each space is an orbit.
class Board {
  public:
    /// The board that is asked for. Throws `InputError` when its symmetry does not carry it onto
    /// itself, with what would do.
    explicit Board(const BoardRequest& request);

    const hex::Grid& grid() const { return grid_; }
    Shape shape() const { return shape_; }
    std::optional<graph::SymmetryMotion> symmetry() const { return symmetry_; }
    /// How many spaces it has.
    std::size_t size() const { return size_; }
    const std::vector<Orbit>& orbits() const { return orbits_; }
    /// The orbits with a space adjacent to one of this orbit, itself among them if its own are.
    const std::vector<std::size_t>& beside(std::size_t orbit) const { return beside_[orbit]; }
    /// How many spaces an orbit has that is in no special place.
    std::size_t turns() const { return turns_; }

    /// Nothing but pampas, and void around it.
    map::Map blank() const;
    /// For people: `19 x 20 spaces, stagger axis y`.
    std::string words() const;

  private:
    Board(const hex::Grid& grid, Shape shape, std::optional<graph::SymmetryMotion> symmetry);
    static hex::Grid grid_for(const BoardRequest& request);
    void find_orbits();
    void find_neighbours();

    hex::Grid grid_;
    Shape shape_;
    std::optional<graph::SymmetryMotion> symmetry_;
    std::size_t size_ = 0;
    std::size_t turns_ = 1;
    std::vector<Orbit> orbits_; ///< none when the symmetry does not carry the board onto itself
    std::vector<std::vector<std::size_t>> beside_;
};

/// A map with a few changes drawn at random: markets and waters that move, patches of land that end
/// elsewhere. How many spaces there are of each kind, each terrain one of them, and the symmetry
/// stay as they are: spaces of two orbits are exchanged. `map` is one of the board.
map::Map mutated(const map::Map& map, const Board& board, chance::Stream& stream);

} // namespace pampas::generation
