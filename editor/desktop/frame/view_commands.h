#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/canvas/minimap.h"
#include "editor/desktop/frame/measures.h"
#include "editor/desktop/frame/panes.h"
#include "editor/desktop/widgets/actions.h"

namespace pampas::desktop {

/// The `View` menu: how the map is shown, and which panels are.
Menu view_menu(Canvas& canvas, Minimap& minimap, Measures& measures, Panes& panes);

} // namespace pampas::desktop
