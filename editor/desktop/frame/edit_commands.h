#pragma once

#include "editor/desktop/canvas/hand.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/document/document.h"
#include "editor/document/toolbox.h"

namespace pampas::desktop {

/// The `Edit` menu: undo and redo.
Menu edit_menu(document::Document& document);

/// The `Paint` menu: what the palette offers.
Menu paint_menu(document::Toolbox& toolbox, Hand& hand);

} // namespace pampas::desktop
