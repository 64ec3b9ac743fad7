#include "editor/picture/export.h"

#include "editor/picture/cairo.h"
#include "editor/picture/layout.h"
#include "editor/picture/painter.h"
#include "editor/picture/png_writer.h"
#include "engine/language/tr.h"

#include <cairo-svg.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace pampas::picture {

std::span<const Kind> kinds() {
    static constexpr std::array all{
        Kind{"png", ".png", tr_later("Picture"), png},
        Kind{"svg", ".svg", tr_later("Vector drawing, sharp at any size"), svg}};
    return all;
}

const Kind* kind_named(std::string_view name) {
    const auto found = std::ranges::find(kinds(), name, &Kind::name);
    return found == kinds().end() ? nullptr : &*found;
}

namespace {

/// Pictures are painted and packed in strips of this many rows, so that memory does not grow with
/// them.
constexpr int strip_height = 128;

/// Smaller hexes, in pixels, would hide each other: they are painted larger and scaled down.
constexpr double least_side = 2;

Surface painted(const map::Map& map, const ExportOptions& options, const Layout& layout) {
    Surface surface = image(layout.width, layout.height);
    Painter painter;
    paint(context(surface.get()).get(), painter, map, options, layout);
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

bool is_small(const Layout& layout) {
    return layout.view.side < least_side;
}

Surface painted_small(const map::Map& map, const ExportOptions& options, const Layout& layout) {
    if (!is_small(layout)) {
        return painted(map, options, layout);
    }
    const int factor = static_cast<int>(std::ceil(least_side / layout.view.side));
    const View& view = layout.view;
    const Layout large{factor * layout.width,
                       factor * layout.height,
                       {factor * view.side, {factor * view.origin.x, factor * view.origin.y}}};
    return scaled_down(painted(map, options, large).get(), layout, factor);
}

/// The bytes of a PNG file, painted at once.
std::string small_png(const map::Map& map, const ExportOptions& options, const Layout& layout) {
    PngWriter writer(layout.width, layout.height, options.style.background.alpha < 1);
    writer.append(painted_small(map, options, layout).get(), layout.height);
    return writer.finish();
}

constexpr Style alone{.background = transparent};

/// Lays a colour over everything painted.
void veil_over(cairo_t* cairo, const Colour& veil) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_ATOP);
    set_colour(cairo, veil);
    cairo_paint(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
}

/// A word and the digits after it; either may be empty.
struct Numbered {
    std::string_view word;
    std::string_view number;
};

Numbered numbered_at_the_begin_of(std::string_view text) {
    const std::string_view word =
        text.substr(0, text.find_first_not_of("abcdefghijklmnopqrstuvwxyz"));
    text.remove_prefix(word.size());
    return {word, text.substr(0, text.find_first_not_of("0123456789"))};
}

/// Numbers what a drawing defines (`clip7`, `surface12`) from 0 on. Cairo counts on from drawing to
/// drawing, so that the same map would have other bytes.
std::string renumbered(std::string_view svg) {
    std::map<std::string, std::size_t> numbers;
    std::string result;
    result.reserve(svg.size());
    for (std::size_t mark = svg.find_first_of("\"#"); mark != std::string_view::npos;
         mark = svg.find_first_of("\"#")) {
        result += svg.substr(0, mark + 1);
        svg.remove_prefix(mark + 1);
        const auto [word, number] = numbered_at_the_begin_of(svg);
        if (!word.empty() && !number.empty()) {
            const std::string name(svg.substr(0, word.size() + number.size()));
            result += word;
            result += std::to_string(numbers.try_emplace(name, numbers.size()).first->second);
            svg.remove_prefix(name.size());
        }
    }
    return result += svg;
}

/// An SVG file of this size in pixels with what `draw` draws on its context.
std::string svg_file(int width, int height, const auto& draw) {
    std::string bytes;
    const Surface surface(
        cairo_svg_surface_create_for_stream(append_to_text, &bytes, width, height));
    check(cairo_surface_status(surface.get()));
    cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_PX);
    draw(context(surface.get()).get());
    cairo_surface_finish(surface.get());
    check(cairo_surface_status(surface.get()));
    return renumbered(bytes);
}

} // namespace

std::string png(const map::Map& map, const ExportOptions& options) {
    const Layout layout = layout_for(map, options);
    return options.fit && is_small(layout) ? small_png(map, options, layout)
                                           : png(map, options, layout);
}

std::string png(const map::Map& map, const ExportOptions& options, const Layout& layout) {
    PngWriter writer(layout.width, layout.height, options.style.background.alpha < 1);
    Painter painter;
    const Surface strip = image(layout.width, std::min(strip_height, layout.height));
    const Context cairo = context(strip.get());
    for (int top = 0; top < layout.height; top += strip_height) {
        paint(cairo.get(), painter, map, options, layout, top);
        writer.append(strip.get(), std::min(strip_height, layout.height - top));
    }
    return writer.finish();
}

std::string svg(const map::Map& map, const ExportOptions& options) {
    const Layout layout = layout_for(map, options);
    return svg_file(layout.width, layout.height, [&](cairo_t* cairo) {
        Painter painter(Target::Vectors);
        paint(cairo, painter, map, options, layout);
    });
}

std::string glyph_svg(Glyph glyph, const Scale& scale) {
    const Box box = bounds(glyph, scale);
    return svg_file(box.width, box.height, [&](cairo_t* cairo) {
        cairo_translate(cairo, -box.x, -box.y);
        draw(cairo, glyph, scale);
    });
}

Pixels thumbnail(const map::Map& map, int max_width, int max_height, const Style& style,
                 const overlays::Overlay& overlay) {
    const Layout layout = layout_within(map, max_width, max_height);
    const Surface surface = painted_small(map, {.style = style, .overlay = overlay}, layout);
    return pixels_of(surface.get());
}

std::string thumbnail_png(const map::Map& map, int max_width, int max_height, const Style& style) {
    return small_png(map, {.style = style}, layout_within(map, max_width, max_height));
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
