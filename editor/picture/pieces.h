#pragma once

#include "editor/picture/glyphs.h"
#include "engine/hex/grid.h"
#include "engine/rules/position.h"

#include <span>
#include <vector>

namespace pampas::picture {

/// What lies on a space in a game.
struct Piece {
    hex::Coordinate at;
    Glyph tile = 0; ///< of a seat, or of water
    bool has_hacienda = false;
    bool has_chip = false;

    friend auto operator<=>(const Piece&, const Piece&) = default;
};

/// What lies on a board: in reading order, at most one piece on each space.
using Pieces = std::vector<Piece>;

/// What lies on the board in a position. `waters` are the water tiles of its game
/// (`rules::waters_laid`): the position knows only which spaces they cover.
Pieces pieces_of(const rules::Position& position, std::span<const rules::PlaceNumber> waters);

/// The spaces that look different with these pieces, in reading order.
std::vector<hex::Coordinate> differing(const Pieces& one, const Pieces& other);

} // namespace pampas::picture
