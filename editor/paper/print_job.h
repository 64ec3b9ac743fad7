#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/paper/tiling.h"
#include "editor/picture/style.h"

namespace pampas::paper {

/// How a map is to be printed.
struct PrintJob {
    TilingRequest size = {};
    picture::Look look = picture::Look::Colour;
    bool coordinates = false;       ///< names the spaces
    overlays::Overlay overlay = {}; ///< of the map; shown in colour only
    bool aids = false;              ///< sheet map, player aid and tiles to cut out, after the board
};

/// The style of a job's pictures of the map.
picture::Style style_of(const PrintJob& job);

} // namespace pampas::paper
