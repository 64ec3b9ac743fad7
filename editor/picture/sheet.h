#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/picture/export.h"
#include "editor/picture/view.h"
#include "engine/map/map.h"

#include <cairo.h>

#include <string>

namespace pampas::picture {

/// Painters have pixels; on paper so many make a millimetre, 300 an inch.
inline constexpr double pixels_per_mm = 300 / 25.4;

/// A sheet of paper with a map on it, as large as it fits between its words.
struct Sheet {
    double width = 210; ///< in millimetres, as all lengths
    double height = 297;
    double margin = 12;      ///< left free at each side
    std::string title = {};  ///< above the map, UTF-8; empty: nothing is
    std::string footer = {}; ///< in small letters at the lower edge; empty: nothing is
    Look look = Look::Colour;
    bool coordinates = false;
    overlays::Overlay overlay = {}; ///< of the map; a legend below the map explains its colours
};

/// Whether the map is larger on a sheet that is wider than it is high.
bool is_wide(const map::Map& map);

/// Draws the sheet with the context's origin in its upper left corner and a millimetre as its unit.
/// Throws `InputError` when out of memory.
void draw(cairo_t* cairo, const map::Map& map, const Sheet& sheet);

/// How it looks, within `max_width` times `max_height` pixels, each at least 1.
Pixels preview(const map::Map& map, const Sheet& sheet, int max_width, int max_height);

} // namespace pampas::picture
