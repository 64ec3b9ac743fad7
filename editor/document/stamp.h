#pragma once

#include "editor/document/selection.h"
#include "engine/hex/symmetry.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::document {

/// A piece of a map that can be put down elsewhere.
struct Stamp {
    struct Cell {
        hex::Axial by; ///< from the space where it is put down
        map::Space space{};

        friend bool operator==(const Cell&, const Cell&) = default;
    };

    hex::StaggerAxis axis = hex::StaggerAxis::Y; ///< of the map it was taken from
    std::vector<Cell> cells;

    friend bool operator==(const Stamp&, const Stamp&) = default;
};

/// The space of a selection, which is not empty, that is nearest to its middle.
hex::Coordinate middle_of(const hex::Grid& grid, const Selection& selection);

/// A piece of the map, held by the middle of the selection, which is not empty.
Stamp stamp_of(const map::Map& map, const Selection& selection);
/// The same, held by another space.
Stamp stamp_of(const map::Map& map, const Selection& selection, hex::Coordinate held_by);

/// The piece turned by so many sixths, clockwise; negative: the other way.
Stamp turned(const Stamp& stamp, int sixths);
/// The piece with left and right, or top and bottom, exchanged.
Stamp mirrored_x(const Stamp& stamp);
Stamp mirrored_y(const Stamp& stamp);

/// One of these functions, or a similar one.
using StampMotion = std::function<Stamp(const Stamp&)>;

/// A piece at hand, to be put down.
struct Held {
    Stamp stamp;
    Selection moved_from = {}; ///< becomes pampas then; none: the piece is a copy

    friend bool operator==(const Held&, const Held&) = default;
};

/// A space that gets a kind.
struct PlacedSpace {
    hex::Coordinate at;
    map::Space space{};

    friend bool operator==(const PlacedSpace&, const PlacedSpace&) = default;
};

/// What the piece comes to lie on when it is put down at `at`, as far as that is on the grid. On a
/// grid of the other axis it lies turned by a quarter.
std::vector<PlacedSpace> placed(const Stamp& stamp, const hex::Grid& grid, hex::Coordinate at);

/// The piece as JSON text, for the clipboard and for files.
std::string write_stamp(const Stamp& stamp);
/// Throws `InputError` for what `write_stamp` does not write.
Stamp read_stamp(std::string_view text);
/// The same, or the whole of a map in JSON, as a piece.
Stamp read_piece(std::string_view text);

} // namespace pampas::document
