#pragma once

#include "editor/picture/layout.h"
#include "editor/picture/painter.h"

namespace pampas::picture {

/// Paints a picture with its title: what lies in the clip of `cairo`, whose origin is `top` pixels
/// below the picture's upper edge. Throws as `Painter::paint` does.
void paint(cairo_t* cairo, Painter& painter, const map::Map& map, const ExportOptions& options,
           const Layout& layout, int top = 0);

} // namespace pampas::picture
