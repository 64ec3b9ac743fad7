#include "editor/picture/glyph_cache.h"

#include <cmath>

namespace pampas::picture {
namespace {

/// Fewer fractions of a pixel for large glyphs, where they show less and cost more.
int phases_for(double side) {
    return side < 24 ? 4 : side < 40 ? 2 : 1;
}

/// Larger hexes, in pixels, are drawn each time: there are few of them, and glyphs would fill
/// memory.
constexpr double largest_kept = 256;

void draw_afresh(cairo_t* cairo, Glyph glyph, const Scale& scale, hex::Point at) {
    cairo_save(cairo);
    cairo_translate(cairo, at.x, at.y);
    draw(cairo, glyph, scale);
    cairo_restore(cairo);
}

} // namespace

void GlyphCache::prepare(const Scale& scale) {
    if (scale == scale_) {
        return;
    }
    scale_ = scale;
    phases_ = target_ == Target::Pixels ? phases_for(scale.side) : 1;
    surfaces_.clear();
    surfaces_.resize(glyph_count * static_cast<std::size_t>(phases_ * phases_));
}

void GlyphCache::paint(cairo_t* cairo, Glyph glyph, hex::Point at) {
    if (target_ == Target::Vectors) {
        paint_recording(cairo, glyph, at);
    } else if (scale_.side > largest_kept) {
        draw_afresh(cairo, glyph, scale_, at);
    } else {
        paint_image(cairo, glyph, at);
    }
}

GlyphCache::Subpixel GlyphCache::snapped(double pixel) const {
    // Halves go up, those that a rounded sum falls short of too, so that moving a picture by whole
    // pixels leaves it as it is.
    constexpr double half = 0.5 + 1e-6;
    const double steps = std::floor(pixel * phases_ + half);
    const double whole = std::floor(steps / phases_);
    return {static_cast<int>(whole), static_cast<int>(steps - whole * phases_)};
}

void GlyphCache::paint_image(cairo_t* cairo, Glyph glyph, hex::Point at) {
    const Subpixel x = snapped(at.x);
    const Subpixel y = snapped(at.y);
    const auto variants = static_cast<std::size_t>(phases_ * phases_);
    Surface& surface =
        surfaces_[glyph * variants + static_cast<std::size_t>(y.phase * phases_ + x.phase)];
    if (!surface) {
        surface = rendered(glyph, {static_cast<double>(x.phase) / phases_,
                                   static_cast<double>(y.phase) / phases_});
    }
    const Box box = bounds(glyph, scale_);
    cairo_set_source_surface(cairo, surface.get(), x.whole + box.x, y.whole + box.y);
    cairo_paint(cairo);
}

void GlyphCache::paint_recording(cairo_t* cairo, Glyph glyph, hex::Point at) {
    Surface& surface = surfaces_[glyph];
    if (!surface) {
        surface = recorded(glyph);
    }
    const Box box = bounds(glyph, scale_);
    cairo_set_source_surface(cairo, surface.get(), at.x + box.x, at.y + box.y);
    cairo_paint(cairo);
}

Surface GlyphCache::rendered(Glyph glyph, hex::Point shift) const {
    const Box box = bounds(glyph, scale_);
    Surface surface = image(box.width, box.height);
    const Context cairo = context(surface.get());
    cairo_translate(cairo.get(), shift.x - box.x, shift.y - box.y);
    draw(cairo.get(), glyph, scale_);
    return surface;
}

Surface GlyphCache::recorded(Glyph glyph) const {
    const Box box = bounds(glyph, scale_);
    // From (0, 0): Cairo's SVG clips a recording with other extents in the wrong place.
    const cairo_rectangle_t extents{0, 0, 1.0 * box.width, 1.0 * box.height};
    Surface surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents));
    check(cairo_surface_status(surface.get()));
    const Context cairo = context(surface.get());
    cairo_translate(cairo.get(), -box.x, -box.y);
    draw(cairo.get(), glyph, scale_);
    return surface;
}

} // namespace pampas::picture
