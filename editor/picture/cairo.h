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

/// Throws `InputError` if Cairo failed (no memory, too large).
void check(cairo_status_t status);

/// An empty image of `width` times `height` pixels, ARGB32. Throws `InputError` if it is too large.
Surface image(int width, int height);

/// A context that draws on `surface`.
Context context(cairo_surface_t* surface);

/// Appends to the `std::string` that `text` points to. Cairo calls it to write a file.
cairo_status_t append_to_text(void* text, const unsigned char* bytes, unsigned int count);

/// Makes a colour the context's source.
void set_colour(cairo_t* cairo, const Colour& colour);

/// Chooses the font of pictures, DejaVu Sans, which is built into the programs: pictures are the
/// same everywhere, even where no font is installed.
void choose_font(cairo_t* cairo, double size, bool bold);

/// The usual colour of texts.
inline constexpr Colour text_ink{0.25, 0.17, 0.11};

/// A line of text, UTF-8, in units of the context that writes it.
struct Line {
    std::string text;
    double size = 12; ///< of the font
    double room = 0;  ///< its greatest width: a longer line is written smaller
    bool bold = false;
    Colour colour = text_ink;
};

/// The width of the line as it is written.
double line_width(cairo_t* cairo, const Line& line);

/// Writes the line; `from` is the left end of its baseline.
void write_line(cairo_t* cairo, const Line& line, hex::Point from);

/// Writes the line; `middle` is the middle of its baseline.
void write_line_around(cairo_t* cairo, const Line& line, hex::Point middle);

/// The pixels of an ARGB32 image.
Pixels pixels_of(cairo_surface_t* surface);

/// The libraries that draw and write pictures.
std::vector<version::Library> libraries();

} // namespace pampas::picture
