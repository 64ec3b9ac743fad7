#include "editor/picture/marked_thumbnail.h"

#include "editor/picture/layout.h"
#include "editor/picture/painter.h"
#include "editor/picture/pixels_of.h"

namespace pampas::picture {
namespace {

constexpr Style alone{.background = transparent};

/// Lays a colour over all that is painted.
void veil_over(cairo_t* cairo, const Colour& veil) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_ATOP);
    set_colour(cairo, veil);
    cairo_paint(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
}

} // namespace

Pixels marked_thumbnail(const map::Map& map, std::span<const hex::Coordinate> marked, int max_width,
                        int max_height, const Highlight& mark, const Colour& veil) {
    const Layout layout = layout_within(map, max_width, max_height);
    const Surface surface = image(layout.width, layout.height);
    const Context cairo = context(surface.get());
    Painter painter(Target::Vectors);
    painter.paint(cairo.get(), map, layout.view, alone);
    veil_over(cairo.get(), veil);
    cairo_save(cairo.get());
    add_hexagons(cairo.get(), map.grid(), layout.view, marked);
    cairo_clip(cairo.get());
    painter.paint(cairo.get(), map, layout.view, alone);
    cairo_restore(cairo.get());
    outline(cairo.get(), map.grid(), layout.view, marked, mark);
    return pixels_of(surface.get());
}

} // namespace pampas::picture
