#pragma once

#include "editor/desktop/context/context.h"

#include <span>

namespace pampas::desktop {

/// The initial place of a panel.
enum class PanelPlace {
    Below,    ///< below the map, hidden until the user shows it
    Left,     ///< left of the map
    AboutMap, ///< at the right, behind the upper tabs
    Kept      ///< at the right, behind the lower tabs
};

/// The description of a panel.
struct PanelInfo {
    const char* id = nullptr; ///< in kept layouts, in ids of actions (`panel.games`) and in tests
    const char* title =
        nullptr; ///< on its tab or caption, in the `View` menu and for screen readers; English
    PanelPlace place = PanelPlace::Kept;
    bool points = false;   ///< its rows point at spaces until Escape
    const char* icon = ""; ///< of the toolbar's button that shows and hides it; empty: none
    /// Makes the panel, and adds its actions for menus.
    wxWindow* (*make)(wxWindow* parent, Context& context,
                      std::vector<ActionGroup>& actions) = nullptr;
};

/// All panels, in the order of F6 and of the `View` menu.
std::span<const PanelInfo> all_panels();

} // namespace pampas::desktop
