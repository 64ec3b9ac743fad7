#pragma once

#include "analysis/overlays/overlay.h"
#include "engine/map/map.h"

#include <wx/bitmap.h>

namespace pampas::desktop {

/// A picture of the map as large as fits into `size`, which is in the units of a window whose
/// pixels are `scale` to a unit (`GetContentScaleFactor`); nothing is painted around the board, and
/// `overlay` is laid over it.
wxBitmap map_bitmap(const map::Map& map, wxSize size, double scale,
                    const overlays::Overlay& overlay = {});

} // namespace pampas::desktop
