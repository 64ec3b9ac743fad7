#include "editor/picture/thumbnail.h"

#include "editor/picture/export.h"
#include "editor/picture/layout.h"
#include "editor/picture/painter.h"
#include "editor/picture/pixels_of.h"
#include "editor/picture/png_writer.h"
#include "editor/picture/whole_picture.h"

#include <algorithm>
#include <cmath>

namespace pampas::picture {
namespace {

/// Smaller hexes, in pixels, hide each other: they are painted larger and scaled down.
constexpr double least_side = 2;

Surface painted(const map::Map& map, const Layout& layout, const Style& style,
                const overlays::Overlay& overlay) {
    Surface surface = image(layout.width, layout.height);
    Painter().paint(context(surface.get()).get(), map, layout.view, style, overlay);
    return surface;
}

Surface scaled_down(cairo_surface_t* large, const Layout& layout, int factor) {
    Surface surface = image(layout.width, layout.height);
    const Context cairo = context(surface.get());
    cairo_scale(cairo.get(), 1.0 / factor, 1.0 / factor);
    cairo_set_source_surface(cairo.get(), large, 0, 0);
    cairo_pattern_set_extend(cairo_get_source(cairo.get()), CAIRO_EXTEND_PAD);
    cairo_set_operator(cairo.get(), CAIRO_OPERATOR_SOURCE);
    cairo_paint(cairo.get());
    return surface;
}

Surface painted_small(const map::Map& map, const Layout& layout, const Style& style,
                      const overlays::Overlay& overlay) {
    const int factor = static_cast<int>(std::ceil(least_side / layout.view.side));
    if (factor <= 1) {
        return painted(map, layout, style, overlay);
    }
    const View& view = layout.view;
    const Layout large{factor * layout.width,
                       factor * layout.height,
                       {factor * view.side, {factor * view.origin.x, factor * view.origin.y}}};
    return scaled_down(painted(map, large, style, overlay).get(), layout, factor);
}

} // namespace

Pixels thumbnail(const map::Map& map, int max_width, int max_height, const Style& style,
                 const overlays::Overlay& overlay) {
    const Layout layout = layout_within(map, max_width, max_height);
    const Surface surface = painted_small(map, layout, style, overlay);
    return pixels_of(surface.get());
}

std::string thumbnail_png(const map::Map& map, int max_width, int max_height, const Style& style) {
    const Layout layout = layout_within(map, max_width, max_height);
    PngWriter writer(layout.width, layout.height, style.background.alpha < 1);
    writer.append(painted_small(map, layout, style, {}).get(), layout.height);
    return writer.finish();
}

Pixels preview(const map::Map& map, const ExportOptions& options, int max_width, int max_height) {
    const Layout layout = layout_for(map, options);
    const double scale =
        std::min({1.0, 1.0 * max_width / layout.width, 1.0 * max_height / layout.height});
    const auto scaled = [scale](int length) {
        return std::max(1, static_cast<int>(std::lround(scale * length)));
    };
    const Surface surface = image(scaled(layout.width), scaled(layout.height));
    const Context cairo = context(surface.get());
    cairo_scale(cairo.get(), scale, scale);
    Painter painter(Target::Vectors);
    paint(cairo.get(), painter, map, options, layout);
    return pixels_of(surface.get());
}

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
