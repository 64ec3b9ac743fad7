#pragma once

#include "engine/hex/geometry.h"

#include <cairo.h>

#include <string>

namespace pampas::picture {
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

} // namespace pampas::picture
