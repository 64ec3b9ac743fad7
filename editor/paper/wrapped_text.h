#pragma once

#include "engine/hex/geometry.h"

#include <cairo.h>

#include <string>
#include <vector>

namespace pampas::paper {

/// Text in lines below each other, UTF-8. Lengths are in millimetres.
struct WrappedText {
    std::vector<std::string> lines;
    double size = 3.2; ///< of the font
    bool bold = false;

    double height() const;
};

/// Breaks a text between words so that its lines are at most so wide; a single longer word is left
/// for `write` to make smaller.
WrappedText wrapped(const std::string& text, double width, double size, bool bold = false);

/// Writes it below a point, no wider than `width`. The context's unit is a millimetre.
void write(cairo_t* cairo, const WrappedText& text, hex::Point corner, double width);

} // namespace pampas::paper
