#pragma once

#include "editor/desktop/canvas/canvas_controller.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/document/document.h"
#include "editor/document/toolbox.h"

namespace pampas::desktop {

/// The `Edit` menu: undo and redo, then `more`.
Menu edit_menu(document::Document& document, std::vector<ActionGroup> more);

/// The `Paint` menu: what the palette offers.
Menu paint_menu(document::Toolbox& toolbox, CanvasController& controller);

} // namespace pampas::desktop
