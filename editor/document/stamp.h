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
        hex::Axial by; ///< offset from the space by which the piece is held
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
/// The same, held by this space.
Stamp stamp_of(const map::Map& map, const Selection& selection, hex::Coordinate held_by);

/// The piece rotated clockwise by this many sixths of a turn; negative: the other way.
Stamp turned(const Stamp& stamp, int sixths);
/// The piece with left and right, or top and bottom, exchanged.
Stamp mirrored_x(const Stamp& stamp);
Stamp mirrored_y(const Stamp& stamp);

/// The piece without its spaces of a kind.
Stamp without(Stamp stamp, map::Space space);

/// One of these functions, or a similar one.
using StampMotion = std::function<Stamp(const Stamp&)>;

/// A piece that the user holds, to put down.
struct Held {
    Stamp stamp;
    Selection moved_from = {}; ///< becomes pampas then; empty: the piece is a copy

    friend bool operator==(const Held&, const Held&) = default;
};

/// A space that gets a kind.
struct PlacedSpace {
    hex::Coordinate at;
    map::Space space{};

    friend bool operator==(const PlacedSpace&, const PlacedSpace&) = default;
};

/// The spaces that the piece covers if it is put down at `at`, as far as they are on the grid. On a
/// grid of the other axis it is rotated by a quarter turn.
std::vector<PlacedSpace> placed(const Stamp& stamp, const hex::Grid& grid, hex::Coordinate at);

/// The piece as JSON text, for the clipboard and for files.
std::string write_stamp(const Stamp& stamp);
/// Reads what `write_stamp` wrote. Throws `InputError` for anything else.
Stamp read_stamp(std::string_view text);
/// The same; also reads a whole map in JSON as a piece.
Stamp read_piece(std::string_view text);

} // namespace pampas::document
