#pragma once

#include "engine/hex/geometry.h"
#include "engine/hex/grid.h"

#include <optional>
#include <vector>

namespace pampas::hex {

/// The motions around a centre that preserve a board: rotations by halves, thirds or sixths,
/// mirrors, and combinations of them.
struct Symmetry {
    int turns = 1;         ///< the number of rotations in a full turn: 1, 2, 3 or 6
    bool mirror_x = false; ///< swaps left and right
    bool mirror_y = false; ///< swaps top and bottom

    friend constexpr bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// A rotation or mirror of the lattice around a point, in coordinates relative to it: `q` and `r`
/// become `q * qq + r * qr` and `q * rq + r * rr`.
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

/// The rotation by `sixths` of a full turn, clockwise on the screen; counterclockwise if negative.
LatticeMotion turn(StaggerAxis axis, int sixths);
/// The mirrors that swap left and right, and top and bottom.
LatticeMotion mirror_x(StaggerAxis axis);
LatticeMotion mirror_y(StaggerAxis axis);
/// The composition: `first`, then `then`.
LatticeMotion after(const LatticeMotion& first, const LatticeMotion& then);

/// All motions of a symmetry, the identity first: 1, 2, 3, 4, 6 or 12.
std::vector<LatticeMotion> motions(const Symmetry& symmetry, StaggerAxis axis);

/// The centre of a space or side, or a corner, in sixths of axial coordinates, which makes all of
/// them integers.
struct LatticePoint {
    Axial sixths;

    friend constexpr bool operator==(LatticePoint, LatticePoint) = default;
};

/// A symmetry with its centre on a grid.
class Symmetric {
  public:
    /// Its centre is the point nearest to `close_to` (geometry.h) that suits the symmetry: the
    /// centre of a space or side, or a corner.
    Symmetric(const Grid& grid, const Symmetry& symmetry, Point close_to);

    const Grid& grid() const { return grid_; }
    const Symmetry& symmetry() const { return symmetry_; }
    /// The centre in the plane (geometry.h).
    Point centre() const;
    /// The images of a space without duplicates, itself first, on the grid or not.
    std::vector<Coordinate> orbit(Coordinate at) const;
    /// The images of spaces that are on the grid, without duplicates, in reading order.
    std::vector<Coordinate> images(const std::vector<Coordinate>& spaces) const;
    /// Whether all images of a space are on the grid.
    bool closes_at(Coordinate at) const;
    /// The spaces of the grid that have an image off the grid, in reading order.
    std::vector<Coordinate> without_image() const;
    /// The directions of the mirror axes as unit vectors.
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

/// The symmetry around the point nearest to the middle of a grid.
Symmetric around_middle(const Grid& grid, const Symmetry& symmetry);

/// The size nearest to that of a grid, with the same stagger, on which all images of all spaces
/// under a symmetry around the middle are on the grid; nothing if there is none within a few rows
/// and columns.
std::optional<Grid> nearest_closing(const Grid& grid, const Symmetry& symmetry);

/// The symmetry around each suitable centre at a space: its centre, then corners and sides,
/// clockwise.
std::vector<Symmetric> around(const Grid& grid, const Symmetry& symmetry, Coordinate at);

} // namespace pampas::hex
