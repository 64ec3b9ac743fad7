#include "editor/picture/marks.h"

#include "editor/picture/cairo.h"
#include "editor/picture/view.h"
#include "engine/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace pampas::picture {
namespace {

using hex::Coordinate;

constexpr Colour note_paper{1, 0.87, 0.25, 1};
constexpr Colour lock_metal{1, 1, 1, 0.9};
constexpr Colour note_ink{0.15, 0.12, 0.1, 0.9};

// In sides of a hex.
constexpr double note_side = 0.3;
constexpr double lock_width = 0.22;
constexpr double largest_mark = 0.8;

/// On small hexes marks have at least this many pixels, as far as there is room.
constexpr double least_mark = 7;

/// Of the letters in a bubble: in sides of a space, and in pixels.
constexpr double bubble_font = 0.42;
constexpr double least_bubble_font = 10;

/// How large a mark is that should have this part of the side of a hex.
double mark_size(double part, double side) {
    return std::min(std::max(part * side, least_mark), largest_mark * side);
}

/// Where a mark is on a surface, and the side of a hex.
struct Spot {
    hex::Point at;
    double side = 1;
};

void fill_and_rim(cairo_t* cairo, const Colour& colour, double width) {
    set_colour(cairo, colour);
    cairo_fill_preserve(cairo);
    set_colour(cairo, note_ink);
    cairo_set_line_width(cairo, width);
    cairo_stroke(cairo);
}

/// Draws a sheet with a corner turned down.
void draw_note(cairo_t* cairo, const Spot& place) {
    const double side = mark_size(note_side, place.side);
    const double fold = side / 3;
    const double x = place.at.x + 0.52 * place.side - side;
    const double y = place.at.y - 0.62 * place.side;
    cairo_new_path(cairo);
    cairo_move_to(cairo, x, y);
    cairo_line_to(cairo, x + side - fold, y);
    cairo_line_to(cairo, x + side, y + fold);
    cairo_line_to(cairo, x + side, y + side);
    cairo_line_to(cairo, x, y + side);
    cairo_close_path(cairo);
    fill_and_rim(cairo, note_paper, side / 9);
}

void draw_lock(cairo_t* cairo, const Spot& place) {
    const double width = mark_size(lock_width, place.side);
    const double x = place.at.x - width / 2;
    const double y = place.at.y + 0.725 * place.side - 0.75 * width;
    cairo_new_path(cairo);
    cairo_arc(cairo, place.at.x, y, 0.32 * width, std::numbers::pi, 2 * std::numbers::pi);
    set_colour(cairo, note_ink);
    cairo_set_line_width(cairo, width / 4);
    cairo_stroke(cairo);
    cairo_rectangle(cairo, x, y, width, 0.75 * width);
    fill_and_rim(cairo, lock_metal, width / 9);
}

/// Draws at a space if it is visible.
template <class Draw>
void draw_at(cairo_t* cairo, const hex::Grid& grid, const View& view, hex::Coordinate at,
             Draw draw) {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    cairo_clip_extents(cairo, &left, &top, &right, &bottom);
    const hex::Point middle = view.to_pixels(hex::centre(grid, at));
    if (middle.x + view.side > left && middle.x - view.side < right && middle.y + view.side > top &&
        middle.y - view.side < bottom) {
        draw(cairo, Spot{middle, view.side});
    }
}

constexpr Colour axis_colour{0.55, 0.1, 0.75, 1};
constexpr Colour axis_halo{1, 1, 1, 0.8};

constexpr double centre_radius = 8; // of the mark, in widths of a thin line
constexpr double axis_width = 1.5;
constexpr double axis_halo_width = 3.5;

void add_axes(cairo_t* cairo, const hex::Symmetric& symmetric, const View& view) {
    const hex::Point end = hex::extent(symmetric.grid());
    const double reach = end.x + end.y;
    const hex::Point centre = symmetric.centre();
    for (const hex::Point axis : symmetric.axes()) {
        for (const double way : {-reach, reach}) {
            const hex::Point from = view.to_pixels(centre);
            const hex::Point to =
                view.to_pixels({centre.x + way * axis.x, centre.y + way * axis.y});
            cairo_move_to(cairo, from.x, from.y);
            cairo_line_to(cairo, to.x, to.y);
        }
    }
}

/// Adds a lens for half a turn, a polygon for other rotations, a rhombus for reflections only.
void add_centre(cairo_t* cairo, int turns, hex::Point at, double radius) {
    const int corners = turns == 1 ? 4 : turns;
    cairo_new_sub_path(cairo);
    if (turns == 2) {
        cairo_arc(cairo, at.x, at.y + radius, 1.6 * radius, -2.4, -0.74);
        cairo_arc(cairo, at.x, at.y - radius, 1.6 * radius, 0.74, 2.4);
    }
    for (int i = 0; turns != 2 && i < corners; ++i) {
        const double angle = std::numbers::pi * (2.0 * i / corners - 0.5);
        cairo_line_to(cairo, at.x + radius * std::cos(angle), at.y + radius * std::sin(angle));
    }
    cairo_close_path(cairo);
}

void stroke_with_halo(cairo_t* cairo, double pixel) {
    set_colour(cairo, axis_halo);
    cairo_set_line_width(cairo, axis_halo_width * pixel);
    cairo_stroke_preserve(cairo);
    set_colour(cairo, axis_colour);
    cairo_set_line_width(cairo, axis_width * pixel);
    cairo_stroke_preserve(cairo);
}

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

void draw_annotations(cairo_t* cairo, const map::Map& map, const View& view) {
    cairo_save(cairo);
    for (const hex::Coordinate at : map.details().locked) {
        draw_at(cairo, map.grid(), view, at, draw_lock);
    }
    for (const map::Note& note : map.details().notes) {
        draw_at(cairo, map.grid(), view, note.at, draw_note);
    }
    cairo_restore(cairo);
    check(cairo_status(cairo));
}

void draw_bubble(cairo_t* cairo, const hex::Grid& grid, const View& view, const Bubble& bubble) {
    constexpr Colour ground{1, 0.94, 0.66};
    constexpr Colour rim{0.25, 0.17, 0.11};
    const double size = std::max(least_bubble_font, bubble_font * view.side);
    const hex::Point centre = hex::centre(grid, bubble.at);
    const hex::Point middle = view.to_pixels({centre.x, centre.y + 0.55});
    cairo_save(cairo);
    const Line line{.text = bubble.text, .size = size, .room = 10 * size, .bold = true};
    const double half = line_width(cairo, line) / 2 + size / 3;
    const double radius = 0.7 * size;
    cairo_new_path(cairo);
    cairo_arc(cairo, middle.x - half + radius / 2, middle.y, radius, std::numbers::pi / 2,
              3 * std::numbers::pi / 2);
    cairo_arc(cairo, middle.x + half - radius / 2, middle.y, radius, -std::numbers::pi / 2,
              std::numbers::pi / 2);
    cairo_close_path(cairo);
    stroke(cairo, size / 8, rim);
    set_colour(cairo, ground);
    cairo_fill(cairo);
    write_line_around(cairo, line, {middle.x, middle.y + 0.36 * size});
    cairo_restore(cairo);
    check(cairo_status(cairo));
}

void draw_symmetry(cairo_t* cairo, const hex::Symmetric& symmetric, const View& view,
                   double pixel) {
    const hex::Symmetry& symmetry = symmetric.symmetry();
    const bool half = symmetry.mirror_x && symmetry.mirror_y && symmetry.turns % 2 != 0;
    cairo_save(cairo);
    cairo_new_path(cairo);
    add_axes(cairo, symmetric, view);
    stroke_with_halo(cairo, pixel);
    cairo_new_path(cairo);
    add_centre(cairo, half ? 2 * symmetry.turns : symmetry.turns,
               view.to_pixels(symmetric.centre()), centre_radius * pixel);
    stroke_with_halo(cairo, pixel);
    cairo_fill(cairo);
    cairo_restore(cairo);
    check(cairo_status(cairo));
}

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
