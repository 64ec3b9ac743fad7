#pragma once

#include "analysis/generation/request.h"
#include "engine/chance/stream.h"
#include "engine/hex/grid.h"

#include <cstddef>
#include <string>
#include <vector>

namespace pampas::generation {

/// Spaces that a symmetry maps to each other; all have the same kind.
using Orbit = std::vector<hex::Coordinate>;

/// The spaces of a map to generate, grouped into orbits. Without a symmetry each space is an orbit.
class Board {
  public:
    /// The requested board. Throws `InputError`, suggesting boards that fit, when the symmetry does
    /// not map the board onto itself.
    explicit Board(const BoardRequest& request);

    const hex::Grid& grid() const { return grid_; }
    Shape shape() const { return shape_; }
    std::optional<graph::SymmetryMotion> symmetry() const { return symmetry_; }
    /// The number of spaces.
    std::size_t size() const { return size_; }
    const std::vector<Orbit>& orbits() const { return orbits_; }
    /// Orbits with a space adjacent to one of this orbit; includes itself if its own spaces are
    /// adjacent.
    const std::vector<std::size_t>& beside(std::size_t orbit) const { return beside_[orbit]; }
    /// The size of an orbit in general position.
    std::size_t turns() const { return turns_; }

    /// A map of only pampas, with void around the board.
    map::Map blank() const;
    /// Display text: `19 x 20 spaces, stagger axis y`.
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
    std::vector<Orbit> orbits_; ///< empty when the symmetry does not map the board onto itself
    std::vector<std::vector<std::size_t>> beside_;
};

/// A copy with a few random changes: markets and waters that move, patches of land with other
/// edges. Spaces of two orbits are swapped, so the number of spaces of each kind and terrain and
/// the symmetry are kept. `map` must fit `board`.
map::Map mutated(const map::Map& map, const Board& board, chance::Stream& stream);

} // namespace pampas::generation
