#pragma once

#include "editor/desktop/actions.h"
#include "editor/desktop/canvas.h"
#include "editor/desktop/measures/measures.h"
#include "editor/desktop/panes.h"

namespace pampas::desktop {

/// The `View` menu: how the map is shown, and which panels are.
Menu view_menu(Canvas& canvas, Measures& measures, Panes& panes);

} // namespace pampas::desktop
