#include "editor/desktop/frame/measures.h"

#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/panels/simulation_panel.h"
#include "editor/desktop/panels/statistics_view.h"
#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {

Measures::Measures(OverlayPresenter& presenter, const map::Map& map, AnalysisPanel& panel,
                   StatisticsView& statistics, SimulationPanel& games)
    : presenter_(presenter), map_(map), panel_(panel), statistics_(statistics), games_(games),
      worker_([this](const Measured& found) { on_measured(found); }) {}

void Measures::refresh() {
    up_to_date_ = false;
    panel_.outdate();
    statistics_.outdate();
    if (shows()) {
        presenter_.set_fresh(false);
    }
    request_ = worker_.analyze(map_, choice_);
}

void Measures::choose(const OverlayChoice& choice) {
    const bool shown_before = shows();
    const bool again = choice == choice_;
    set_choice(choice);
    if (!shows()) {
        presenter_.clear();
    } else if (!shown_before) {
        presenter_.enter([this] { set_choice({}); });
    }
    if (!again) {
        up_to_date_ = false;
        request_ = worker_.choose(choice);
    }
}

void Measures::set_choice(const OverlayChoice& choice) {
    choice_ = choice;
    panel_.set_choice(choice);
}

void Measures::inspect(hex::Coordinate at) {
    if (map_.at(at) == map::Space::Market) {
        choose(at);
    } else if (std::holds_alternative<hex::Coordinate>(choice_)) {
        choose({});
    }
}

ActionGroup Measures::actions() {
    ActionGroup group;
    group.push_back({.label = tr_later("No o&verlay"),
                     .keys = {"Alt+0"},
                     .help = wx_tr("Show the map alone"),
                     .run = [this] { choose({}); },
                     .checked = [this] { return presenter_.empty(); }});
    for (const overlays::Kind& kind : overlays::kinds()) {
        const auto number = static_cast<std::size_t>(&kind - overlays::kinds().data()) + 1;
        group.push_back({.label = std::string(kind.title),
                         .keys = number_key("Alt+", number),
                         .help = wx_text(tr(kind.help)),
                         .run = [this, &kind] { choose(&kind); },
                         .checked = [this, &kind] { return choice_ == OverlayChoice(&kind); }});
    }
    return group;
}

void Measures::on_measured(const Measured& found) {
    const bool current = found.request == request_;
    panel_.show(*found.analysis, found.complete);
    statistics_.show(found.analysis);
    games_.set_features(found.features);
    if (!current) {
        panel_.outdate();
        statistics_.outdate();
    }
    up_to_date_ = current && found.complete;
    if (found.choice != choice_ || found.map->grid() != map_.grid()) {
        return;
    }
    if (found.overlay) {
        presenter_.show(title(), *found.overlay);
        presenter_.set_fresh(current);
    } else if (std::holds_alternative<hex::Coordinate>(choice_)) {
        choose({}); // the market is gone
    }
}

wxString Measures::title() const {
    if (const auto* kind = std::get_if<const overlays::Kind*>(&choice_)) {
        return wx_text(tr((*kind)->title));
    }
    return wx_tr("Way to the market");
}

} // namespace pampas::desktop
