#pragma once

#include "editor/picture/layout.h"
#include "editor/picture/painter.h"

#include <cairo.h>

#include <string>

namespace pampas::picture {
/// Paints a picture with its title: what lies in the clip of `cairo`, whose origin is `top` pixels
/// below the picture's upper edge. Throws as `Painter::paint` does.
void paint(cairo_t* cairo, Painter& painter, const map::Map& map, const ExportOptions& options,
           const Layout& layout, int top = 0);

/// How high the strip is that a title has above a picture of this width, in pixels.
double title_strip(double width);

/// Writes a title, UTF-8, into the middle of the strip above a picture of this width; a long one
/// smaller.
void draw_title(cairo_t* cairo, const std::string& title, double width);

} // namespace pampas::picture
