#pragma once

#include "editor/desktop/context/context.h"

#include <span>

namespace pampas::desktop {

/// The first place of a panel.
enum class PanelPlace {
    Below,    ///< the map, hidden until it is asked for
    Left,     ///< of the map
    AboutMap, ///< at the right, behind the upper tabs
    Kept      ///< at the right, behind the lower tabs
};

/// A panel as the window offers it.
struct PanelInfo {
    const char* id; ///< in kept layouts, in ids of actions (`panel.games`) and in tests
    const char*
        title; ///< on its tab or caption, in the `View` menu and for screen readers; English
    PanelPlace place;
    bool tall = false;   ///< behind tabs: in front, it also takes the room of the other tabs
    bool points = false; ///< its rows point at spaces, until Escape
    /// Makes the panel, and sets its actions for menus.
    wxWindow* (*make)(wxWindow* parent, Context& context, std::vector<ActionGroup>& actions);
};

/// All panels, in the order of F6 and of the `View` menu.
std::span<const PanelInfo> all_panels();

} // namespace pampas::desktop
