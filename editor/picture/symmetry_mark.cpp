#include "editor/picture/symmetry_mark.h"

#include "editor/picture/cairo.h"
#include "editor/picture/style.h"
#include "engine/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pampas::picture {
namespace {

constexpr Colour axis_colour{0.55, 0.1, 0.75, 1};
constexpr Colour axis_halo{1, 1, 1, 0.8};

constexpr double centre_radius = 8; // of the mark, in thin lines
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

/// A lens for half a turn, a polygon for the others, a rhomb for mirrors alone.
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

} // namespace

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

} // namespace pampas::picture
