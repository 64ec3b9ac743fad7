#pragma once

#include "engine/map/map.h"

#include <wx/bitmap.h>
#include <wx/colour.h>

namespace pampas::desktop {

/// A picture of a map as large as fits into `size`, as `map_bitmap` makes it, on which the spaces
/// stand out that are not as they were before; all others fade into `background`.
wxBitmap changed_board(const map::Map& before, const map::Map& after, wxSize size, double scale,
                       const wxColour& background);

} // namespace pampas::desktop
