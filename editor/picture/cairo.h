#pragma once

#include "editor/picture/style.h"

#include <cairo.h>

#include <memory>

namespace pampas::picture {

/// Gives Cairo objects back.
struct CairoRelease {
    void operator()(cairo_t* object) const { cairo_destroy(object); }
    void operator()(cairo_surface_t* object) const { cairo_surface_destroy(object); }
    void operator()(cairo_rectangle_list_t* object) const { cairo_rectangle_list_destroy(object); }
};

using Surface = std::unique_ptr<cairo_surface_t, CairoRelease>;
using Context = std::unique_ptr<cairo_t, CairoRelease>;
using Rectangles = std::unique_ptr<cairo_rectangle_list_t, CairoRelease>;

/// The longest side of a picture in pixels: Cairo's limit.
inline constexpr int max_pixels = 32767;

/// Throws `InputError` when Cairo could not do what it was asked to (no memory, too large).
void check(cairo_status_t status);

/// An empty image of `width` times `height` pixels, ARGB32. Throws `InputError` when it is too
/// large.
Surface image(int width, int height);

/// A context that draws on `surface`.
Context context(cairo_surface_t* surface);

/// Makes a colour the source.
void set_colour(cairo_t* cairo, const Colour& colour);

} // namespace pampas::picture
