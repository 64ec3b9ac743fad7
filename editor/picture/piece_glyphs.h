#pragma once

#include "editor/picture/glyphs.h"

#include <cairo.h>

namespace pampas::picture {

/// Draws a glyph of a piece at the context's origin, the centre of its space, within its hex. The
/// middle of a land or animal tile has the main colour of its seat.
void draw_piece(cairo_t* cairo, Glyph piece, const Scale& scale);

} // namespace pampas::picture
