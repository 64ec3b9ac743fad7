#pragma once

#include "analysis/overlays/overlay.h"

#include <string>

namespace pampas::desktop {

/// An overlay that is seen over the map.
struct SeenOverlay {
    std::string title;
    overlays::Overlay overlay;
};

} // namespace pampas::desktop
