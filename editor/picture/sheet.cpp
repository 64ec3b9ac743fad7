#include "editor/picture/sheet.h"

#include "editor/picture/cairo.h"
#include "editor/picture/layout.h"
#include "editor/picture/painter.h"

#include <algorithm>
#include <cmath>

namespace pampas::picture {
namespace {

constexpr Colour paper_edge{0.6, 0.6, 0.6};

// In millimetres.
constexpr double title_size = 7;
constexpr double title_height = 11;
constexpr double footer_size = 3;
constexpr double footer_height = 6;
constexpr double legend_size = 3.2;
constexpr double legend_line = 5.5;
constexpr double sample_side = 3.6;
constexpr double legend_gap = 6;

/// An entry of a legend, and where it is from the legend's upper left corner.
struct Entry {
    const overlays::Meaning* meaning = nullptr;
    hex::Point at;
};

Line legend_text(const std::string& text, double room) {
    return {text, legend_size, room - 2 * sample_side};
}

/// The entries side by side while there is room, then below.
std::vector<Entry> laid_out(cairo_t* cairo, std::span<const overlays::Meaning> legend,
                            double room) {
    std::vector<Entry> result;
    hex::Point at{0, 0};
    for (const overlays::Meaning& meaning : legend) {
        const double wide = 1.5 * sample_side + line_width(cairo, legend_text(meaning.text, room));
        if (at.x > 0 && at.x + wide > room) {
            at = {0, at.y + legend_line};
        }
        result.push_back({&meaning, at});
        at.x += wide + legend_gap;
    }
    return result;
}

void draw_entry(cairo_t* cairo, const Entry& entry, hex::Point corner, double room) {
    const hex::Point at{corner.x + entry.at.x, corner.y + entry.at.y};
    const overlays::Rgb& colour = entry.meaning->colour;
    set_colour(cairo, {colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0});
    cairo_rectangle(cairo, at.x, at.y + (legend_line - sample_side) / 2, sample_side, sample_side);
    cairo_fill_preserve(cairo);
    set_colour(cairo, paper_edge);
    cairo_set_line_width(cairo, 0.15);
    cairo_stroke(cairo);
    write_line(cairo, legend_text(entry.meaning->text, room),
               {at.x + 1.5 * sample_side, at.y + legend_line / 2 + 0.36 * legend_size});
}

/// Draws the legend in a strip at the lower edge and removes the strip from the area.
void draw_legend(cairo_t* cairo, const overlays::Overlay& overlay, Area& area) {
    const std::vector<overlays::Meaning> legend = overlays::shown_legend(overlay);
    const auto entries = laid_out(cairo, legend, area.width);
    if (entries.empty()) {
        return;
    }
    const double caption = overlay.caption.empty() ? 0 : legend_line;
    const double height = caption + entries.back().at.y + legend_line;
    area.height -= height + legend_line / 2;
    const hex::Point corner{area.x, area.y + area.height + legend_line / 2};
    if (caption > 0) {
        write_line(cairo, {overlay.caption, legend_size, area.width},
                   {corner.x, corner.y + legend_line / 2 + 0.36 * legend_size});
    }
    for (const Entry& entry : entries) {
        draw_entry(cairo, entry, {corner.x, corner.y + caption}, area.width);
    }
}

/// Writes title and footer in strips and removes the strips from the area.
void draw_words(cairo_t* cairo, const Sheet& sheet, Area& area) {
    const double middle = area.x + area.width / 2;
    if (!sheet.title.empty()) {
        write_line_around(cairo, {sheet.title, title_size, area.width, true},
                          {middle, area.y + title_size});
        area.y += title_height;
        area.height -= title_height;
    }
    if (!sheet.footer.empty()) {
        write_line_around(cairo, {sheet.footer, footer_size, area.width},
                          {middle, area.y + area.height - 0.3 * footer_size});
        area.height -= footer_height;
    }
}

/// Draws everything but the map, and returns the area left for it.
Area draw_frame(cairo_t* cairo, const Sheet& sheet) {
    Area area{sheet.margin, sheet.margin, sheet.width - 2 * sheet.margin,
              sheet.height - 2 * sheet.margin};
    draw_words(cairo, sheet, area);
    draw_legend(cairo, sheet.overlay, area);
    return area;
}

Layout layout_in(const map::Map& map, const Area& area) {
    const auto pixels = [](double length) {
        return std::max(1, static_cast<int>(std::floor(pixels_per_mm * length)));
    };
    return layout_within(map, pixels(area.width), pixels(area.height));
}

void draw_map(cairo_t* cairo, const map::Map& map, const Sheet& sheet, const Area& area) {
    const Layout layout = layout_in(map, area);
    cairo_save(cairo);
    cairo_translate(cairo, area.x + (area.width - layout.width / pixels_per_mm) / 2,
                    area.y + (area.height - layout.height / pixels_per_mm) / 2);
    cairo_scale(cairo, 1 / pixels_per_mm, 1 / pixels_per_mm);
    cairo_rectangle(cairo, 0, 0, layout.width, layout.height);
    cairo_clip(cairo);
    Painter(Target::Vectors)
        .paint(cairo, map, layout.view,
               {.coordinates = sheet.coordinates, .background = white, .look = sheet.look},
               sheet.overlay);
    cairo_restore(cairo);
}

} // namespace

double hex_side(const map::Map& map, const Sheet& sheet) {
    const Surface nothing = image(1, 1); // only for measuring texts
    const Area area = draw_frame(context(nothing.get()).get(), sheet);
    return layout_in(map, area).view.side / pixels_per_mm;
}

void draw(cairo_t* cairo, const map::Map& map, const Sheet& sheet) {
    const Area area = draw_frame(cairo, sheet);
    draw_map(cairo, map, sheet, area);
}

Pixels preview(const map::Map& map, const Sheet& sheet, int max_width, int max_height) {
    const double scale = std::min(max_width / sheet.width, max_height / sheet.height);
    const auto pixels = [scale](double length) {
        return std::max(1, static_cast<int>(std::lround(scale * length)));
    };
    const Surface surface = image(pixels(sheet.width), pixels(sheet.height));
    const Context cairo = context(surface.get());
    set_colour(cairo.get(), white);
    cairo_paint(cairo.get());
    cairo_scale(cairo.get(), scale, scale);
    draw(cairo.get(), map, sheet);
    cairo_rectangle(cairo.get(), 0, 0, sheet.width, sheet.height);
    set_colour(cairo.get(), paper_edge);
    cairo_set_line_width(cairo.get(), 2 / scale);
    cairo_stroke(cairo.get());
    return pixels_of(surface.get());
}

} // namespace pampas::picture
