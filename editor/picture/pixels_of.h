#pragma once

#include "editor/picture/cairo.h"
#include "editor/picture/export.h"

namespace pampas::picture {

/// What was drawn on an ARGB32 image.
Pixels pixels_of(cairo_surface_t* surface);

} // namespace pampas::picture
