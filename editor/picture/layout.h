#pragma once

#include "editor/picture/export.h"
#include "editor/picture/painter.h"
#include "editor/picture/view.h"

namespace pampas::picture {

/// A whole picture: its size in pixels and where the map lies on it.
struct Layout {
    int width = 1;
    int height = 1;
    View view;
    int title_height = 0; ///< of the strip above the map that has the title
};

/// The layout that shows the whole board without void around it, with equal margins; for a map that
/// is all void, the whole grid. Throws `InputError` if a side is longer than `max_pixels` or the
/// options give no valid size.
Layout layout_for(const map::Map& map, const ExportOptions& options);

/// The largest layout of that kind that fits into `max_width` times `max_height` pixels, each at
/// least 1.
Layout layout_within(const map::Map& map, int max_width, int max_height);

/// The bytes of a PNG file with this layout. Throws `InputError` when out of memory.
std::string png(const map::Map& map, const ExportOptions& options, const Layout& layout);

/// Paints the part of a picture, with its title, in the clip of `cairo`, whose origin is `top`
/// pixels below the picture's upper edge. Throws as `Painter::paint` does.
void paint(cairo_t* cairo, Painter& painter, const map::Map& map, const ExportOptions& options,
           const Layout& layout, int top = 0);

} // namespace pampas::picture
