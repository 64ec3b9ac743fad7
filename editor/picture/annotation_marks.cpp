#include "editor/picture/annotation_marks.h"

#include "editor/picture/cairo.h"
#include "editor/picture/style.h"

#include <numbers>

namespace pampas::picture {
namespace {

constexpr Colour note_paper{1, 0.87, 0.25, 1};
constexpr Colour lock_metal{1, 1, 1, 0.9};
constexpr Colour note_ink{0.15, 0.12, 0.1, 0.9};

// In sides of a hex.
constexpr double note_side = 0.3;
constexpr double lock_width = 0.22;

/// Where on a surface a mark is, and how large a hex there is.
struct Place {
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

/// A sheet with a corner turned down.
void draw_note(cairo_t* cairo, const Place& place) {
    const double side = note_side * place.side;
    const double fold = side / 3;
    const double x = place.at.x + 0.22 * place.side;
    const double y = place.at.y - 0.62 * place.side;
    cairo_new_path(cairo);
    cairo_move_to(cairo, x, y);
    cairo_line_to(cairo, x + side - fold, y);
    cairo_line_to(cairo, x + side, y + fold);
    cairo_line_to(cairo, x + side, y + side);
    cairo_line_to(cairo, x, y + side);
    cairo_close_path(cairo);
    fill_and_rim(cairo, note_paper, place.side / 30);
}

void draw_lock(cairo_t* cairo, const Place& place) {
    const double width = lock_width * place.side;
    const double x = place.at.x - width / 2;
    const double y = place.at.y + 0.56 * place.side;
    cairo_new_path(cairo);
    cairo_arc(cairo, place.at.x, y, 0.32 * width, std::numbers::pi, 2 * std::numbers::pi);
    set_colour(cairo, note_ink);
    cairo_set_line_width(cairo, width / 4);
    cairo_stroke(cairo);
    cairo_rectangle(cairo, x, y, width, 0.75 * width);
    fill_and_rim(cairo, lock_metal, place.side / 40);
}

/// Draws at a space if it is in sight.
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
        draw(cairo, Place{middle, view.side});
    }
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

} // namespace pampas::picture
