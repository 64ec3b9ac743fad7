#pragma once

#include "engine/map/space.h"

#include <wx/string.h>

namespace pampas::desktop {

/// A kind of space as the palette names it: `Forest`, `Undecided land`.
wxString title(map::Space space);

/// The key that chooses the kind: 1 for the first, 0 for the tenth.
wxString key(map::Space space);

} // namespace pampas::desktop
