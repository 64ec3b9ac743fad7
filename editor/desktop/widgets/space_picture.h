#pragma once

#include "engine/map/space.h"

#include <wx/bitmap.h>

namespace pampas::desktop {

/// A picture of one space of a kind, `side` units of a window wide and high whose pixels are
/// `scale` to a unit. Void shows as a dashed outline.
wxBitmap space_picture(map::Space space, int side, double scale);

} // namespace pampas::desktop
