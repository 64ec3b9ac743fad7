#include "editor/desktop/frame/panels.h"

#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/canvas/other_views.h"
#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/desktop/panels/history_panel.h"
#include "editor/desktop/panels/library_panel.h"
#include "editor/desktop/panels/palette.h"
#include "editor/desktop/panels/statistics_view.h"
#include "editor/desktop/panels/text_view.h"

#include <array>

namespace pampas::desktop {
namespace {

template <class Panel>
wxWindow* make(wxWindow* parent, Context& context, std::vector<ActionGroup>&) {
    return new Panel(parent, context);
}

wxWindow* make_findings(wxWindow* parent, Context& context, std::vector<ActionGroup>& actions) {
    auto* panel = new FindingsPanel(parent, context);
    actions.push_back(panel->actions());
    return panel;
}

wxWindow* make_games(wxWindow* parent, Context& context, std::vector<ActionGroup>& actions) {
    auto* panel = new GamesPanel(parent, context);
    actions = panel->controller().actions();
    return panel;
}

wxWindow* make_repairs(wxWindow* parent, Context& context, std::vector<ActionGroup>& actions) {
    auto* panel = new RepairsPanel(parent, context);
    actions.push_back(panel->controller().actions());
    return panel;
}

} // namespace

std::span<const PanelInfo> all_panels() {
    using enum PanelPlace;
    static constexpr std::array panels{
        PanelInfo{"second-view", tr_later("Second view"), Below, false, false, make<SecondView>},
        PanelInfo{"palette", tr_later("Palette"), Left, false, false, make<Palette>},
        PanelInfo{"findings", tr_later("Findings"), AboutMap, false, true, make_findings},
        PanelInfo{"analysis", tr_later("Analysis"), AboutMap, false, true, make<AnalysisPanel>},
        PanelInfo{"games", tr_later("Games"), AboutMap, true, false, make_games},
        PanelInfo{"statistics", tr_later("Statistics"), AboutMap, true, false,
                  make<StatisticsView>},
        PanelInfo{"library", tr_later("Library"), Kept, false, false, make<LibraryPanel>},
        PanelInfo{"history", tr_later("History"), Kept, false, false, make<HistoryPanel>},
        PanelInfo{"legend", tr_later("Legend"), Kept, false, false, make<Legend>},
        PanelInfo{"text", tr_later("Text"), Kept, false, false, make<TextView>},
        PanelInfo{"repair", tr_later("Repair"), Kept, true, true, make_repairs},
    };
    return panels;
}

GamesPanel::GamesPanel(wxWindow* parent, Context& context)
    : SimulationPanel(parent,
                      {.toggle = [this] { controller_.toggle(); },
                       .follow = [this] { controller_.refresh(); },
                       .pick = [this](std::size_t number) { controller_.pick(number); },
                       .look = [this](std::optional<std::size_t> kind) { controller_.look(kind); },
                       .choose_rules = ruleset_picker(context.files(), context.prompt())}),
      controller_(context, *this) {}

RepairsPanel::RepairsPanel(wxWindow* parent, Context& context)
    : RepairPanel(parent, {.toggle = [this] { controller_->toggle(); },
                           .look =
                               [this](std::optional<std::size_t> number) {
                                   if (controller_) {
                                       controller_->look(number);
                                   }
                               },
                           .apply = [this](std::size_t number) { controller_->apply(number); }}),
      controller_(std::make_unique<RepairController>(context, *this)) {}

} // namespace pampas::desktop
