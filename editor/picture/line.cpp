#include "editor/picture/line.h"

#include "editor/picture/cairo.h"
#include "editor/picture/font.h"
#include "editor/picture/style.h"

#include <algorithm>

namespace pampas::picture {
namespace {

constexpr Colour line_ink{0.25, 0.17, 0.11};

/// Chooses the font at the size at which the line fits; gives how wide it is.
double choose_fitting_font(cairo_t* cairo, const Line& line) {
    choose_font(cairo, line.size, line.bold);
    cairo_text_extents_t extents;
    cairo_text_extents(cairo, line.text.c_str(), &extents);
    const double width = std::max(extents.x_advance, line.size / 1000);
    const double shrunk = std::min(1.0, line.room / width);
    cairo_set_font_size(cairo, shrunk * line.size);
    return shrunk * width;
}

void show(cairo_t* cairo, const Line& line, hex::Point from) {
    cairo_move_to(cairo, from.x, from.y);
    set_colour(cairo, line_ink);
    cairo_show_text(cairo, line.text.c_str());
}

} // namespace

double line_width(cairo_t* cairo, const Line& line) {
    return choose_fitting_font(cairo, line);
}

void write_line(cairo_t* cairo, const Line& line, hex::Point from) {
    choose_fitting_font(cairo, line);
    show(cairo, line, from);
}

void write_line_around(cairo_t* cairo, const Line& line, hex::Point middle) {
    const double wide = choose_fitting_font(cairo, line);
    show(cairo, line, {middle.x - wide / 2, middle.y});
}

} // namespace pampas::picture
