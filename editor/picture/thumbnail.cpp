#include "editor/picture/export.h"
#include "editor/picture/painter.h"
#include "editor/picture/sheet.h"

#include <cmath>
#include <cstring>

namespace pampas::picture {

namespace {

/// Smaller hexes, in pixels, hide each other: they are painted larger and scaled down.
constexpr double least_side = 2;

Surface painted(const map::Map& map, const Sheet& sheet, const Style& style) {
    Surface surface = image(sheet.width, sheet.height);
    Painter().paint(context(surface.get()).get(), map, sheet.view, style);
    return surface;
}

Surface scaled_down(cairo_surface_t* large, const Sheet& sheet, int factor) {
    Surface surface = image(sheet.width, sheet.height);
    const Context cairo = context(surface.get());
    cairo_scale(cairo.get(), 1.0 / factor, 1.0 / factor);
    cairo_set_source_surface(cairo.get(), large, 0, 0);
    cairo_pattern_set_extend(cairo_get_source(cairo.get()), CAIRO_EXTEND_PAD);
    cairo_set_operator(cairo.get(), CAIRO_OPERATOR_SOURCE);
    cairo_paint(cairo.get());
    return surface;
}

Surface painted_small(const map::Map& map, const Sheet& sheet, const Style& style) {
    const int factor = static_cast<int>(std::ceil(least_side / sheet.view.side));
    if (factor <= 1) {
        return painted(map, sheet, style);
    }
    const Sheet large{factor * sheet.width, factor * sheet.height,
                      fitted(map.grid(), factor * sheet.width, factor * sheet.height)};
    return scaled_down(painted(map, large, style).get(), sheet, factor);
}

} // namespace

Pixels thumbnail(const map::Map& map, int max_width, int max_height, const Style& style) {
    const Sheet sheet = sheet_within(map.grid(), max_width, max_height);
    const Surface surface = painted_small(map, sheet, style);
    cairo_surface_flush(surface.get());
    Pixels result{sheet.width, sheet.height, {}};
    const auto width = static_cast<std::size_t>(sheet.width);
    const auto height = static_cast<std::size_t>(sheet.height);
    result.argb.resize(width * height);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
    const unsigned char* bytes = cairo_image_surface_get_data(surface.get());
    for (std::size_t row = 0; row < height; ++row) {
        std::memcpy(result.argb.data() + row * width, bytes + row * stride, 4 * width);
    }
    return result;
}

} // namespace pampas::picture
