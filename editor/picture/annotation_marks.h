#pragma once

#include "editor/picture/view.h"
#include "engine/map/map.h"

#include <cairo.h>

namespace pampas::picture {

/// Marks the spaces in the clip of `cairo` that have a note, in their upper right, and those that
/// are locked, at the bottom: small, so that the map stays what is looked at.
void draw_annotations(cairo_t* cairo, const map::Map& map, const View& view);

} // namespace pampas::picture
