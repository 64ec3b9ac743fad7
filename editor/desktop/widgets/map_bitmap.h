#pragma once

#include "editor/picture/export.h"

#include <wx/bitmap.h>

namespace pampas::desktop {

/// A picture of the map as large as fits into `size`, which is in the units of a window whose
/// pixels are `scale` to a unit (`GetContentScaleFactor`); nothing is painted around the board, and
/// `overlay` is laid over it.
wxBitmap map_bitmap(const map::Map& map, wxSize size, double scale,
                    const overlays::Overlay& overlay = {});

/// The same of so many pixels.
picture::Pixels board_alone(const map::Map& map, int max_width, int max_height,
                            const overlays::Overlay& overlay = {});

/// For a window whose pixels are `scale` to a unit.
wxBitmap bitmap_of(const picture::Pixels& pixels, double scale);

} // namespace pampas::desktop
