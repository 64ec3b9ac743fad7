#pragma once

#include "editor/desktop/frame/games_controller.h"
#include "editor/desktop/frame/repair_controller.h"
#include "editor/desktop/panels/repair_panel.h"
#include "editor/desktop/panels/simulation_panel.h"

#include <span>

namespace pampas::desktop {

/// Where a panel is at first.
enum class PanelPlace {
    Below,    ///< the map, hidden until it is asked for
    Left,     ///< of the map
    AboutMap, ///< at the right, behind the upper tabs
    Kept      ///< at the right, behind the lower tabs
};

/// A panel as the window offers it.
struct PanelInfo {
    const char* id; ///< names it in layouts that are kept, for actions (`panel.games`) and tests
    const char*
        title; ///< on its tab or caption, in the `View` menu and for screen readers; English
    PanelPlace place;
    bool tall = false; ///< behind tabs: takes the room of the other tabs, too, when it is in front
    bool points = false; ///< its rows point at spaces, which Escape takes back
    /// Makes it; what it offers in menus it adds to `actions`.
    wxWindow* (*make)(wxWindow* parent, Context& context, std::vector<ActionGroup>& actions);
};

/// All panels, in the order of F6 and of the `View` menu.
std::span<const PanelInfo> all_panels();

/// The panel of games with what plays them.
class GamesPanel final : public SimulationPanel {
  public:
    GamesPanel(wxWindow* parent, Context& context);
    GamesController& controller() { return controller_; }

  private:
    GamesController controller_;
};

/// The panel of repairs with what searches them.
class RepairsPanel final : public RepairPanel {
  public:
    RepairsPanel(wxWindow* parent, Context& context);
    RepairController& controller() { return *controller_; }

  private:
    std::unique_ptr<RepairController> controller_; ///< null while the panel comes and goes
};

} // namespace pampas::desktop
