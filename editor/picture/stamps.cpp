#include "editor/picture/stamps.h"

#include "editor/picture/art.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace pampas::picture {
namespace {

constexpr std::size_t kinds = map::all_spaces.size();
constexpr std::size_t sides = 6;

/// Spaces overlap by this many pixels, so that nothing shines through between them.
constexpr double bleed = 0.6;

constexpr Colour outline_colour{0.25, 0.17, 0.11};

double outline_width(double side) {
    return std::max(1.25, 0.1 * side);
}

/// Fewer fractions of a pixel for large stamps, where they show less and cost more.
int phases_for(double side) {
    return side < 24 ? 4 : side < 72 ? 2 : 1;
}

/// A thin line between spaces.
constexpr Colour grid_colour{0.25, 0.17, 0.11, 0.3};

double grid_width(double side) {
    return std::max(0.75, 0.03 * side);
}

/// Below these sides, in pixels, the large art is mush, and then the small one too.
constexpr double least_large = 15;
constexpr double least_small = 4;

} // namespace

void Stamps::prepare(double side, hex::StaggerAxis axis) {
    if (side == side_ && axis == axis_) {
        return;
    }
    side_ = side;
    axis_ = axis;
    phases_ = phases_for(side);
    surfaces_.clear();
    surfaces_.resize((kinds + sides) * static_cast<std::size_t>(phases_ * phases_));
}

void Stamps::space(cairo_t* cairo, map::Space kind, hex::Point centre) {
    stamp(cairo, static_cast<std::size_t>(kind), centre);
}

void Stamps::edge(cairo_t* cairo, std::size_t side, hex::Point centre) {
    stamp(cairo, kinds + side, centre);
}

/// Half the width and height of a stamp, in whole pixels.
Stamps::Reach Stamps::reach(std::size_t what) const {
    double x = side_ + bleed;
    double y = x;
    if (what >= kinds) {
        x = y = side_ + outline_width(side_) / 2;
    } else if (axis_ == hex::StaggerAxis::Y) {
        x = side_ * std::numbers::sqrt3 / 2 + bleed;
    } else {
        y = side_ * std::numbers::sqrt3 / 2 + bleed;
    }
    return {static_cast<int>(std::ceil(x)) + 1, static_cast<int>(std::ceil(y)) + 1};
}

void Stamps::stamp(cairo_t* cairo, std::size_t what, hex::Point centre) {
    const Reach size = reach(what);
    if (target_ == Target::Vectors) {
        Surface& surface = surfaces_[what];
        if (!surface) {
            surface = recorded(what);
        }
        cairo_set_source_surface(cairo, surface.get(), centre.x - size.x, centre.y - size.y);
        cairo_paint(cairo);
        return;
    }
    const auto steps = [&](double value) { return std::llround(value * phases_); };
    const auto phase = [&](long long value) { return ((value % phases_) + phases_) % phases_; };
    const long long x = steps(centre.x);
    const long long y = steps(centre.y);
    const auto place = static_cast<std::size_t>(phase(y) * phases_ + phase(x));
    Surface& surface = surfaces_[what * static_cast<std::size_t>(phases_ * phases_) + place];
    if (!surface) {
        surface = rendered(what, {static_cast<double>(phase(x)) / phases_,
                                  static_cast<double>(phase(y)) / phases_});
    }
    cairo_set_source_surface(cairo, surface.get(),
                             static_cast<double>((x - phase(x)) / phases_ - size.x),
                             static_cast<double>((y - phase(y)) / phases_ - size.y));
    cairo_paint(cairo);
}

Surface Stamps::rendered(std::size_t what, hex::Point shift) const {
    const Reach size = reach(what);
    Surface surface = image(2 * size.x + 1, 2 * size.y + 1);
    const Context cairo = context(surface.get());
    cairo_translate(cairo.get(), size.x + shift.x, size.y + shift.y);
    draw(cairo.get(), what);
    return surface;
}

Surface Stamps::recorded(std::size_t what) const {
    const Reach size = reach(what);
    // From (0, 0): Cairo's SVG clips a recording with other extents in the wrong place.
    const cairo_rectangle_t extents{0, 0, 2.0 * size.x, 2.0 * size.y};
    Surface surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents));
    check(cairo_surface_status(surface.get()));
    const Context cairo = context(surface.get());
    cairo_translate(cairo.get(), size.x, size.y);
    draw(cairo.get(), what);
    return surface;
}

void Stamps::draw(cairo_t* cairo, std::size_t what) const {
    const auto corners = hex::corners(axis_);
    if (what >= kinds) {
        const hex::Point from = corners[what - kinds];
        const hex::Point to = corners[(what - kinds + 1) % sides];
        cairo_move_to(cairo, side_ * from.x, side_ * from.y);
        cairo_line_to(cairo, side_ * to.x, side_ * to.y);
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
        cairo_set_line_width(cairo, outline_width(side_));
        set_colour(cairo, outline_colour);
        cairo_stroke(cairo);
        return;
    }
    draw_space(cairo, art(static_cast<map::Space>(what)));
}

void Stamps::draw_space(cairo_t* cairo, const Art& art) const {
    add_hex(cairo, side_ + bleed);
    cairo_clip(cairo);
    cairo_save(cairo);
    cairo_scale(cairo, side_ / art_side, side_ / art_side);
    picture::draw(cairo, art.ground);
    if (side_ >= least_small) {
        picture::draw(cairo, side_ < least_large ? art.small : art.large);
    }
    cairo_restore(cairo);
    add_hex(cairo, side_);
    cairo_set_line_width(cairo, grid_width(side_));
    set_colour(cairo, grid_colour);
    cairo_stroke(cairo);
}

void Stamps::add_hex(cairo_t* cairo, double radius) const {
    for (const hex::Point& corner : hex::corners(axis_)) {
        cairo_line_to(cairo, radius * corner.x, radius * corner.y);
    }
    cairo_close_path(cairo);
}

} // namespace pampas::picture
