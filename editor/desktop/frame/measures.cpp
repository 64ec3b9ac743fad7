#include "editor/desktop/frame/measures.h"

#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {

Measures::Measures(OverlayPresenter& presenter, const map::Map& map, AnalysisPanel& panel)
    : presenter_(presenter), map_(map), panel_(panel),
      worker_([this](const Measured& found) { on_measured(found); }) {}

void Measures::refresh() {
    up_to_date_ = false;
    panel_.outdate();
    if (looks()) {
        presenter_.set_fresh(false);
    }
    request_ = worker_.analyze(map_, lens_);
}

void Measures::look_through(const Lens& lens) {
    const bool looked = looks();
    const bool again = lens == lens_;
    set_lens(lens);
    if (!looks()) {
        presenter_.clear();
    } else if (!looked) {
        presenter_.enter([this] { set_lens({}); });
    }
    if (!again) {
        up_to_date_ = false;
        request_ = worker_.look_through(lens);
    }
}

void Measures::set_lens(const Lens& lens) {
    lens_ = lens;
    panel_.set_lens(lens);
}

void Measures::inspect(hex::Coordinate at) {
    if (map_.at(at) == map::Space::Market) {
        look_through(at);
    } else if (std::holds_alternative<hex::Coordinate>(lens_)) {
        look_through({});
    }
}

ActionGroup Measures::actions() {
    ActionGroup group;
    group.push_back({.label = "No o&verlay",
                     .keys = {"Alt+0"},
                     .help = "Show the map alone",
                     .run = [this] { look_through({}); },
                     .checked = [this] { return presenter_.empty(); }});
    for (const overlays::Kind& kind : overlays::kinds()) {
        const auto number = static_cast<std::size_t>(&kind - overlays::kinds().data()) + 1;
        group.push_back({.label = wx_text(kind.title),
                         .keys = number_key("Alt+", number),
                         .help = wx_text(kind.help),
                         .run = [this, &kind] { look_through(&kind); },
                         .checked = [this, &kind] { return lens_ == Lens(&kind); }});
    }
    return group;
}

void Measures::on_measured(const Measured& found) {
    const bool current = found.request == request_;
    panel_.show(*found.analysis, found.complete);
    if (!current) {
        panel_.outdate();
    }
    up_to_date_ = current && found.complete;
    if (found.lens != lens_ || found.map->grid() != map_.grid()) {
        return;
    }
    if (found.overlay) {
        presenter_.show(title(), *found.overlay);
        presenter_.set_fresh(current);
    } else if (std::holds_alternative<hex::Coordinate>(lens_)) {
        look_through({}); // the market is gone
    }
}

wxString Measures::title() const {
    if (const auto* kind = std::get_if<const overlays::Kind*>(&lens_)) {
        return wx_text((*kind)->title);
    }
    return "Way to the market";
}

} // namespace pampas::desktop
