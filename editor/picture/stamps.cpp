#include "editor/picture/stamps.h"

#include <cmath>

namespace pampas::picture {
namespace {

/// Fewer fractions of a pixel for large stamps, where they show less and cost more.
int phases_for(double side) {
    return side < 24 ? 4 : side < 40 ? 2 : 1;
}

/// Larger hexes, in pixels, are drawn each time: there are few of them, and stamps would fill
/// memory.
constexpr double largest_stamped = 256;

void draw_afresh(cairo_t* cairo, Piece piece, const Scale& scale, hex::Point at) {
    cairo_save(cairo);
    cairo_translate(cairo, at.x, at.y);
    draw(cairo, piece, scale);
    cairo_restore(cairo);
}

} // namespace

void Stamps::prepare(const Scale& scale) {
    if (scale == scale_) {
        return;
    }
    scale_ = scale;
    phases_ = target_ == Target::Pixels ? phases_for(scale.side) : 1;
    surfaces_.clear();
    surfaces_.resize(piece_count * static_cast<std::size_t>(phases_ * phases_));
}

void Stamps::paint(cairo_t* cairo, Piece piece, hex::Point at) {
    if (target_ == Target::Vectors) {
        paint_recording(cairo, piece, at);
    } else if (scale_.side > largest_stamped) {
        draw_afresh(cairo, piece, scale_, at);
    } else {
        paint_image(cairo, piece, at);
    }
}

Stamps::Place Stamps::place(double pixel) const {
    // Halves go up, those that a rounded sum falls short of too, so that moving a picture by whole
    // pixels leaves it as it is.
    constexpr double half = 0.5 + 1e-6;
    const double steps = std::floor(pixel * phases_ + half);
    const double whole = std::floor(steps / phases_);
    return {static_cast<int>(whole), static_cast<int>(steps - whole * phases_)};
}

void Stamps::paint_image(cairo_t* cairo, Piece piece, hex::Point at) {
    const Place x = place(at.x);
    const Place y = place(at.y);
    const auto variants = static_cast<std::size_t>(phases_ * phases_);
    Surface& surface =
        surfaces_[piece * variants + static_cast<std::size_t>(y.phase * phases_ + x.phase)];
    if (!surface) {
        surface = rendered(piece, {static_cast<double>(x.phase) / phases_,
                                   static_cast<double>(y.phase) / phases_});
    }
    const Box box = bounds(piece, scale_);
    cairo_set_source_surface(cairo, surface.get(), x.whole + box.x, y.whole + box.y);
    cairo_paint(cairo);
}

void Stamps::paint_recording(cairo_t* cairo, Piece piece, hex::Point at) {
    Surface& surface = surfaces_[piece];
    if (!surface) {
        surface = recorded(piece);
    }
    const Box box = bounds(piece, scale_);
    cairo_set_source_surface(cairo, surface.get(), at.x + box.x, at.y + box.y);
    cairo_paint(cairo);
}

Surface Stamps::rendered(Piece piece, hex::Point shift) const {
    const Box box = bounds(piece, scale_);
    Surface surface = image(box.width, box.height);
    const Context cairo = context(surface.get());
    cairo_translate(cairo.get(), shift.x - box.x, shift.y - box.y);
    draw(cairo.get(), piece, scale_);
    return surface;
}

Surface Stamps::recorded(Piece piece) const {
    const Box box = bounds(piece, scale_);
    // From (0, 0): Cairo's SVG clips a recording with other extents in the wrong place.
    const cairo_rectangle_t extents{0, 0, 1.0 * box.width, 1.0 * box.height};
    Surface surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents));
    check(cairo_surface_status(surface.get()));
    const Context cairo = context(surface.get());
    cairo_translate(cairo.get(), -box.x, -box.y);
    draw(cairo.get(), piece, scale_);
    return surface;
}

} // namespace pampas::picture
