#pragma once

#include "editor/paper/tiling.h"

#include <cairo.h>

#include <functional>
#include <string>

namespace pampas::paper {

/// A PDF file counts in points.
inline constexpr double points_per_mm = 72 / 25.4;

/// A page of a document. Lengths are in millimetres.
struct Page {
    double width = 0;
    double height = 0;
    Area trim;         ///< what is left of it after cutting
    std::string label; ///< that programs show for its number, such as `B2`
    /// Draws it, with a millimetre as the context's unit and (0, 0) in the upper left corner.
    std::function<void(cairo_t*)> draw;
};

} // namespace pampas::paper
