#pragma once

#include "editor/picture/seats.h"
#include "engine/map/map.h"

#include <cairo.h>

namespace pampas::picture {

/// Parts of the picture of a kind of space, one on top of another (`art/README.md`).
enum class Layer {
    Ground, ///< covers the hex and may reach beyond it
    Small,  ///< on top of it if a hex is small: one bold shape
    Large,  ///< on top of it otherwise
    Ink,    ///< all of it in lines, on white
};

/// The side of a hex in the units of the art.
inline constexpr double art_side = 100;

/// Draws a layer of the art of a kind of space around the context's origin, in its units; nothing
/// for void. `compile_art` writes it from the files in `art/`.
void draw(cairo_t* cairo, map::Space kind, Layer layer);

/// The pieces that have art: animals, and what stands or lies on tiles. The animals are in the
/// order of `rules::Species`.
enum class PieceArt { Cattle, Horse, Pig, Sheep, Hacienda, Chip };

/// Draws the art of a piece in the same units, with the colours of its seat.
void draw(cairo_t* cairo, PieceArt piece, const SeatColours& seat);

} // namespace pampas::picture
