#pragma once

#include "engine/map/space.h"

#include <wx/bitmap.h>
#include <wx/string.h>

namespace pampas::desktop {

/// A kind of space as the palette names it: `Forest`, `Undecided land`.
wxString title(map::Space space);

/// The key that chooses the kind: 1 for the first, 0 for the tenth.
wxString key(map::Space space);

/// A picture of one space of a kind, `side` units of a window wide and high whose pixels are
/// `scale` to a unit. Void shows as a dashed outline.
wxBitmap space_picture(map::Space space, int side, double scale);

} // namespace pampas::desktop
