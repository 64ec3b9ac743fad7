#include "editor/picture/art.h"

#include "editor/picture/art_reader.h"
#include "editor/picture/cairo.h"
#include "engine/resources/resource.h"

#include <fmt/format.h>

#include <cassert>

namespace pampas::picture {
namespace {

using Arts = std::array<Art, map::all_spaces.size()>;

Arts read_all() {
    Arts result;
    for (const map::Space kind : map::all_spaces) {
        if (kind != map::Space::Void) {
            const auto bytes = resources::find(fmt::format("art/{}.svg", map::name(kind)));
            assert(bytes);
            result[static_cast<std::size_t>(kind)] = read_art(*bytes);
        }
    }
    return result;
}

void add_path(cairo_t* cairo, const std::vector<Segment>& path) {
    cairo_new_path(cairo);
    for (const Segment& segment : path) {
        const auto& [a, b, end] = segment.points;
        switch (segment.kind) {
        case Segment::Kind::Move:
            cairo_move_to(cairo, end.x, end.y);
            break;
        case Segment::Kind::Line:
            cairo_line_to(cairo, end.x, end.y);
            break;
        case Segment::Kind::Curve:
            cairo_curve_to(cairo, a.x, a.y, b.x, b.y, end.x, end.y);
            break;
        case Segment::Kind::Close:
            cairo_close_path(cairo);
            break;
        }
    }
}

} // namespace

const Art& art(map::Space kind) {
    static const Arts arts = read_all();
    return arts[static_cast<std::size_t>(kind)];
}

void draw(cairo_t* cairo, const std::vector<Shape>& shapes) {
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    for (const Shape& shape : shapes) {
        add_path(cairo, shape.path);
        if (shape.fill) {
            set_colour(cairo, *shape.fill);
            cairo_fill_preserve(cairo);
        }
        if (shape.stroke) {
            set_colour(cairo, *shape.stroke);
            cairo_set_line_width(cairo, shape.stroke_width);
            cairo_stroke_preserve(cairo);
        }
    }
    cairo_new_path(cairo);
}

} // namespace pampas::picture
