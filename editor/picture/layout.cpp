#include "editor/picture/layout.h"

#include "editor/picture/cairo.h"
#include "editor/picture/export.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace pampas::picture {
namespace {

/// The smallest rectangle around the spaces of a board, in sides of a hex.
struct Extent {
    hex::Point from{std::numeric_limits<double>::infinity(),
                    std::numeric_limits<double>::infinity()};
    hex::Point to{-std::numeric_limits<double>::infinity(),
                  -std::numeric_limits<double>::infinity()};

    void add(hex::Point point) {
        from = {std::min(from.x, point.x), std::min(from.y, point.y)};
        to = {std::max(to.x, point.x), std::max(to.y, point.y)};
    }
    /// Width and height with the margins.
    hex::Point size() const { return {to.x - from.x + 2 * margin, to.y - from.y + 2 * margin}; }
};

/// The extent of the board and of the spaces in `room`.
Extent board_extent(const map::Map& map, std::span<const hex::Coordinate> room = {}) {
    Extent extent;
    const auto corners = hex::corners(map.grid().axis);
    const auto add = [&](hex::Coordinate at) {
        const hex::Point centre = hex::centre(map.grid(), at);
        for (const hex::Point& corner : corners) {
            extent.add({centre.x + corner.x, centre.y + corner.y});
        }
    };
    for (std::size_t offset = 0; offset < map.spaces().size(); ++offset) {
        if (map.spaces()[offset] != map::Space::Void) {
            add(map.grid().coordinate(offset));
        }
    }
    std::ranges::for_each(room, add);
    return extent.from.x <= extent.to.x ? extent : Extent{{0, 0}, hex::extent(map.grid())};
}

/// Fits the extent into the room below a title, as large as possible and centred.
Layout laid_out(const Extent& extent, int width, int height, int title_height = 0) {
    const double side =
        std::min(width / extent.size().x, (height - title_height) / extent.size().y);
    return {width,
            height,
            {side,
             {(width - side * (extent.from.x + extent.to.x)) / 2,
              (height + title_height - side * (extent.from.y + extent.to.y)) / 2}},
            title_height};
}

/// In font sizes.
constexpr double strip_of_font = 1.8;
constexpr double baseline_of_font = 1.36; ///< slightly low, because the map's own margin is below

/// The greatest width of a title, as a share of the picture's.
constexpr double title_room = 0.94;

/// The largest layout with equal margins that fits into this room.
Layout fitted(const Extent& extent, int max_width, int max_height) {
    const hex::Point size = extent.size();
    const double side = std::min(max_width / size.x, max_height / size.y);
    const int width = std::clamp(static_cast<int>(std::lround(side * size.x)), 1, max_width);
    const int height = std::clamp(static_cast<int>(std::lround(side * size.y)), 1, max_height);
    return laid_out(extent, width, height);
}

double font_of_width(double width) {
    return std::clamp(0.035 * width, 10.0, 96.0);
}

double title_strip(double width) {
    return strip_of_font * font_of_width(width);
}

void draw_title(cairo_t* cairo, const std::string& title, double width) {
    const double size = font_of_width(width);
    write_line_around(cairo, {title, size, title_room * width, true},
                      {width / 2, baseline_of_font * size});
}

} // namespace

Layout layout_for(const map::Map& map, const ExportOptions& options) {
    const Extent extent = board_extent(map, options.room);
    if (options.fit) {
        return fitted(extent, *options.fit, *options.fit);
    }
    const hex::Point size = extent.size();
    const double side = options.width ? *options.width / size.x : options.side;
    const double width = options.width ? *options.width : std::ceil(side * size.x);
    const double title = options.title.empty() ? 0 : std::ceil(title_strip(width));
    const double height = std::max(std::ceil(side * size.y), 1.0) + title;
    if (!(side > 0) || !(std::max(width, height) <= max_pixels)) {
        throw InputError(
            tr("cannot make a picture of {:.0f} x {:.0f} pixels; width and height must be 1 to {}",
               width, height, max_pixels));
    }
    return laid_out(extent, static_cast<int>(width), static_cast<int>(height),
                    static_cast<int>(title));
}

Layout layout_within(const map::Map& map, int max_width, int max_height) {
    return fitted(board_extent(map), max_width, max_height);
}

void paint(cairo_t* cairo, Painter& painter, const map::Map& map, const ExportOptions& options,
           const Layout& layout, int top) {
    View view = layout.view;
    view.origin.y -= top;
    painter.paint(cairo, map, view, options.style, options.overlay, options.pieces);
    if (top < layout.title_height) {
        cairo_save(cairo);
        cairo_translate(cairo, 0, -top);
        draw_title(cairo, options.title, layout.width);
        cairo_restore(cairo);
    }
}

} // namespace pampas::picture
