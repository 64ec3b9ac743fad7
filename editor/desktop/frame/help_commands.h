#pragma once

#include "editor/desktop/widgets/actions.h"

class wxWindow;

namespace pampas::desktop {

/// The `Help` menu. `menus` are all others: their keys are listed.
Menu help_menu(wxWindow& window, const std::vector<Menu>& menus);

} // namespace pampas::desktop
