#pragma once

#include "editor/desktop/canvas/canvas_controller.h"

namespace pampas::desktop {

/// The `Edit` menu: undo and redo, then `more`.
Menu edit_menu(Context& context, std::vector<ActionGroup> more);

/// The `Paint` menu: what the palette offers.
Menu paint_menu(document::Toolbox& toolbox, CanvasController& controller);

} // namespace pampas::desktop
