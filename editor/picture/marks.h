#pragma once

#include "editor/picture/view.h"
#include "engine/hex/symmetry.h"
#include "engine/map/map.h"

#include <cairo.h>

namespace pampas::picture {
/// Marks the spaces in the clip of `cairo` that have a note, in their upper right, and those that
/// are locked, at the bottom: small, so that the map stays what is looked at.
void draw_annotations(cairo_t* cairo, const map::Map& map, const View& view);

/// Draws the centre of a symmetry, in the shape that crystallography has for its turns, and the
/// axes of its mirrors over all of the board. `pixel`: what a thin line is wide.
void draw_symmetry(cairo_t* cairo, const hex::Symmetric& symmetric, const View& view, double pixel);

} // namespace pampas::picture
