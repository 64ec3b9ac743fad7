#pragma once

#include <cairo.h>

#include <string>

namespace pampas::picture {

/// How high the strip is that a title has above a picture of this width, in pixels.
double title_strip(double width);

/// Writes a title, UTF-8, into the middle of the strip above a picture of this width; a long one
/// smaller.
void draw_title(cairo_t* cairo, const std::string& title, double width);

} // namespace pampas::picture
