#include "editor/picture/outline.h"

#include "editor/picture/cairo.h"

#include <algorithm>
#include <vector>

namespace pampas::picture {
namespace {

using hex::Coordinate;

constexpr double halo_width = 2;

/// The corners of a space in pixels.
std::array<hex::Point, 6> corners(const hex::Grid& grid, const View& view, Coordinate at) {
    const hex::Point middle = hex::centre(grid, at);
    auto result = hex::corners(grid.axis);
    for (hex::Point& corner : result) {
        corner = view.to_pixels({middle.x + corner.x, middle.y + corner.y});
    }
    return result;
}

Coordinate step(const hex::Grid& grid, Coordinate at, hex::Doubled way) {
    const hex::Doubled here = grid.doubled(at);
    return grid.coordinate({here.line + way.line, here.half + way.half});
}

void add_sides(cairo_t* cairo, const hex::Grid& grid, const View& view,
               const std::vector<Coordinate>& region) {
    for (const Coordinate at : region) {
        const auto points = corners(grid, view, at);
        for (std::size_t way = 0; way < hex::directions.size(); ++way) {
            if (std::ranges::binary_search(region, step(grid, at, hex::directions[way]))) {
                continue;
            }
            const std::size_t side = hex::side_across(grid.axis, way);
            const hex::Point to = points[(side + 1) % points.size()];
            cairo_move_to(cairo, points[side].x, points[side].y);
            cairo_line_to(cairo, to.x, to.y);
        }
    }
}

void stroke(cairo_t* cairo, double width, const Colour& colour) {
    cairo_set_line_width(cairo, width);
    set_colour(cairo, colour);
    cairo_stroke_preserve(cairo);
}

} // namespace

void add_hexagons(cairo_t* cairo, const hex::Grid& grid, const View& view,
                  std::span<const Coordinate> spaces) {
    for (const Coordinate at : spaces) {
        cairo_new_sub_path(cairo);
        for (const hex::Point& corner : corners(grid, view, at)) {
            cairo_line_to(cairo, corner.x, corner.y);
        }
        cairo_close_path(cairo);
    }
}

void outline(cairo_t* cairo, const hex::Grid& grid, const View& view,
             std::span<const Coordinate> spaces, const Highlight& highlight) {
    std::vector<Coordinate> region(spaces.begin(), spaces.end());
    std::ranges::sort(region);
    cairo_save(cairo);
    cairo_new_path(cairo);
    if (highlight.tint.alpha > 0) {
        add_hexagons(cairo, grid, view, region);
        set_colour(cairo, highlight.tint);
        cairo_fill(cairo);
    }
    add_sides(cairo, grid, view, region);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    stroke(cairo, highlight.width + halo_width, highlight.halo);
    stroke(cairo, highlight.width, highlight.line);
    cairo_new_path(cairo);
    cairo_restore(cairo);
    check(cairo_status(cairo));
}

double max_highlight_width(const View& view) {
    return 2 * reach(view) - 2 * view.side - halo_width;
}

} // namespace pampas::picture
