#pragma once

#include <cairo.h>

namespace pampas::picture {

/// Chooses the font of pictures, DejaVu Sans, which the programs carry with them: pictures are the
/// same wherever they are made, also where no font is installed.
void choose_font(cairo_t* cairo, double size, bool bold);

} // namespace pampas::picture
