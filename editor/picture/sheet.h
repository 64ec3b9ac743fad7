#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/picture/export.h"
#include "editor/picture/view.h"
#include "engine/map/map.h"

#include <cairo.h>

#include <string>

namespace pampas::picture {

/// Painters work in pixels; on paper this many make a millimetre (300 dpi).
inline constexpr double pixels_per_mm = 300 / 25.4;

/// A sheet of paper with a map, as large as fits between the title and the footer.
struct Sheet {
    double width = 210; ///< in millimetres, like all lengths
    double height = 297;
    double margin = 12;      ///< free at each side
    std::string title = {};  ///< above the map, UTF-8; empty: none
    std::string footer = {}; ///< in small letters at the lower edge; empty: none
    Look look = Look::Colour;
    bool coordinates = false;
    overlays::Overlay overlay = {}; ///< of the map; a legend below the map explains its colours
};

/// The side of a hex of the map on the sheet, in millimetres. Throws as `draw` does.
double hex_side(const map::Map& map, const Sheet& sheet);

/// Draws the sheet with the context's origin in its upper left corner and a millimetre as its unit.
/// Throws `InputError` when out of memory.
void draw(cairo_t* cairo, const map::Map& map, const Sheet& sheet);

/// A picture of the sheet within `max_width` times `max_height` pixels, each at least 1.
Pixels preview(const map::Map& map, const Sheet& sheet, int max_width, int max_height);

} // namespace pampas::picture
