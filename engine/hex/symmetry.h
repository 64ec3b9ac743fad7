#pragma once

#include "engine/hex/geometry.h"
#include "engine/hex/grid.h"

#include <vector>

namespace pampas::hex {

/// Which motions around a centre a board is to look the same after: turns by a half, thirds or
/// sixths, mirrors, and what they make together.
struct Symmetry {
    int turns = 1;         ///< how many of them make a whole one: 1, 2, 3 or 6
    bool mirror_x = false; ///< left and right exchanged
    bool mirror_y = false; ///< top and bottom exchanged

    friend constexpr bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// A turn or mirror of the lattice around a point, on the differences from it: `q` and `r` become
/// `q * qq + r * qr` and `q * rq + r * rr`.
struct LatticeMotion {
    int qq = 1;
    int qr = 0;
    int rq = 0;
    int rr = 1;

    friend constexpr bool operator==(const LatticeMotion&, const LatticeMotion&) = default;

    constexpr Axial operator()(Axial by) const {
        return {by.q * qq + by.r * qr, by.q * rq + by.r * rr};
    }
};

/// A turn by so many sixths, clockwise as the grid is seen; negative: the other way.
LatticeMotion turn(StaggerAxis axis, int sixths);
/// Left and right, or top and bottom, exchanged.
LatticeMotion mirror_x(StaggerAxis axis);
LatticeMotion mirror_y(StaggerAxis axis);
/// First one, then the other.
LatticeMotion after(const LatticeMotion& first, const LatticeMotion& then);

/// Every motion of a symmetry, the one that leaves all in its place first: 1, 2, 3, 4, 6 or 12.
std::vector<LatticeMotion> motions(const Symmetry& symmetry, StaggerAxis axis);

/// The middle of a space, a side or a corner, in sixths of axial coordinates: there all of them are
/// whole.
struct LatticePoint {
    Axial sixths;

    friend constexpr bool operator==(LatticePoint, LatticePoint) = default;
};

/// Around where a symmetry is, or can be.
class Symmetric {
  public:
    /// Around the point nearest to `near` (geometry.h) that the symmetry can have as its centre: a
    /// middle of a space, of a side between two, or a corner.
    Symmetric(const Grid& grid, const Symmetry& symmetry, Point near);

    const Grid& grid() const { return grid_; }
    const Symmetry& symmetry() const { return symmetry_; }
    Point centre() const;
    /// Where the motions carry a space, itself first, each once, on the grid or not.
    std::vector<Coordinate> orbit(Coordinate at) const;
    /// Where the motions carry spaces, as far as that is on the grid; each once, in reading order.
    std::vector<Coordinate> images(const std::vector<Coordinate>& spaces) const;
    /// Along which ways through the centre the mirrors lie, each of length 1; none: no mirrors.
    std::vector<Point> axes() const;

    friend bool operator==(const Symmetric&, const Symmetric&) = default;

  private:
    bool fits(LatticePoint centre) const;
    Axial carried(const LatticeMotion& motion, Axial at) const;

    Grid grid_;
    Symmetry symmetry_;
    std::vector<LatticeMotion> motions_;
    LatticePoint centre_;
};

/// Around each point of a space that the symmetry can have as its centre: its middle, then corners
/// and sides, clockwise.
std::vector<Symmetric> around(const Grid& grid, const Symmetry& symmetry, Coordinate at);

} // namespace pampas::hex
