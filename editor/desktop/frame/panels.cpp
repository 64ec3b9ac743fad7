#include "editor/desktop/frame/panels.h"

#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/canvas/other_views.h"
#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/panels/history_panel.h"
#include "editor/desktop/panels/library_panel.h"
#include "editor/desktop/panels/palette.h"
#include "editor/desktop/panels/repair_panel.h"
#include "editor/desktop/panels/statistics_view.h"
#include "editor/desktop/panels/text_view.h"

#include <array>

namespace pampas::desktop {
namespace {

/// Makes a panel, and adds its actions for menus, if it has any.
template <class Panel>
wxWindow* make(wxWindow* parent, Context& context, std::vector<ActionGroup>& actions) {
    auto* panel = new Panel(parent, context);
    if constexpr (requires { panel->actions(); }) {
        actions = panel->actions();
    }
    return panel;
}

} // namespace

std::span<const PanelInfo> all_panels() {
    using enum PanelPlace;
    static constexpr std::array panels{
        PanelInfo{"second-view", tr_later("Second view"), Below, false, "panels-below",
                  make<SecondView>},
        PanelInfo{"palette", tr_later("Palette"), Left, false, "panels-left", make<Palette>},
        PanelInfo{"findings", tr_later("Findings"), AboutMap, true, "", make<FindingsPanel>},
        PanelInfo{"analysis", tr_later("Analysis"), AboutMap, true, "", make<AnalysisPanel>},
        PanelInfo{"games", tr_later("Games"), AboutMap, false, "", make<GamesPanel>},
        PanelInfo{"statistics", tr_later("Statistics"), AboutMap, false, "", make<StatisticsView>},
        PanelInfo{"library", tr_later("Library"), Kept, false, "", make<LibraryPanel>},
        PanelInfo{"history", tr_later("History"), Kept, false, "", make<HistoryPanel>},
        PanelInfo{"legend", tr_later("Legend"), Kept, false, "", make<Legend>},
        PanelInfo{"text", tr_later("Text"), Kept, false, "", make<TextView>},
        PanelInfo{"repair", tr_later("Repair"), Kept, true, "", make<RepairPanel>},
    };
    return panels;
}

} // namespace pampas::desktop
