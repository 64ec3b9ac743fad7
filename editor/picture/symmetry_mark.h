#pragma once

#include "editor/picture/view.h"
#include "engine/hex/symmetry.h"

#include <cairo.h>

namespace pampas::picture {

/// Draws the centre of a symmetry, in the shape that crystallography has for its turns, and the
/// axes of its mirrors over all of the board. `pixel`: what a thin line is wide.
void draw_symmetry(cairo_t* cairo, const hex::Symmetric& symmetric, const View& view, double pixel);

} // namespace pampas::picture
