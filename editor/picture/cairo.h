#pragma once

#include "editor/picture/view.h"
#include "engine/hex/geometry.h"
#include "engine/version/version.h"

#include <cairo.h>

#include <memory>
#include <string>

namespace pampas::picture {

/// Releases Cairo objects.
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

/// Appends to the `std::string` that `text` points to, as a stream that Cairo writes a file to.
cairo_status_t append_to_text(void* text, const unsigned char* bytes, unsigned int count);

/// Makes a colour the source.
void set_colour(cairo_t* cairo, const Colour& colour);

/// Chooses the font of pictures, DejaVu Sans, which the programs carry with them: pictures are the
/// same wherever they are made, also where no font is installed.
void choose_font(cairo_t* cairo, double size, bool bold);

/// A line of text, UTF-8, in units of the context it is written with.
struct Line {
    std::string text;
    double size = 12; ///< of the font
    double room = 0;  ///< what it may be wide: a longer one is written smaller
    bool bold = false;
};

/// How wide the line is when it is written.
double line_width(cairo_t* cairo, const Line& line);

/// Writes it from its left end on the baseline.
void write_line(cairo_t* cairo, const Line& line, hex::Point from);

/// Writes it around the middle of its baseline.
void write_line_around(cairo_t* cairo, const Line& line, hex::Point middle);

/// What was drawn on an ARGB32 image.
Pixels pixels_of(cairo_surface_t* surface);

/// Those that draw and write pictures.
std::vector<version::Library> libraries();

} // namespace pampas::picture
