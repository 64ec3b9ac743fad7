#include "editor/desktop/context/measures.h"

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/text.h"

#include <fmt/format.h>

#include <utility>

namespace pampas::desktop {

void OverlayPresenter::enter(std::function<void()> leave) {
    if (const auto before = std::exchange(leave_, {})) {
        before();
    }
    leave_ = std::move(leave);
}

void OverlayPresenter::show(std::string_view id, overlays::Overlay overlay) {
    lay(std::move(overlay));
    id_ = id;
    fresh_ = true;
    titled();
}

std::optional<SeenOverlay> OverlayPresenter::seen() const {
    return overlay_->marks.empty() ? std::nullopt
                                   : std::optional(SeenOverlay{glossary::title(id_), *overlay_});
}

void OverlayPresenter::clear() {
    enter({});
    forget();
    id_.clear();
    titled();
}

void OverlayPresenter::forget() {
    lay({});
}

void OverlayPresenter::lay(overlays::Overlay overlay) {
    overlay_ = std::make_shared<const overlays::Overlay>(std::move(overlay));
    laid();
}

void OverlayPresenter::set_fresh(bool fresh) {
    if (fresh != fresh_) {
        fresh_ = fresh;
        freshened();
    }
}

Measures::Measures(OverlayPresenter& presenter, const OpenMaps& maps)
    : presenter_(presenter), maps_(maps),
      worker_([this](const Measured& found) { on_measured(found); }) {}

void Measures::refresh() {
    up_to_date_ = false;
    outdated();
    if (shows()) {
        presenter_.set_fresh(false);
    }
    request_ = worker_.analyze(map(), choice_);
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
    chosen();
}

void Measures::inspect(hex::Coordinate at) {
    if (map().at(at) == map::Space::Market) {
        choose(at);
    } else if (std::holds_alternative<hex::Coordinate>(choice_)) {
        choose({});
    }
}

ActionGroup Measures::actions() {
    ActionGroup group;
    group.push_back({.id = "overlay.none",
                     .label = tr_later("No o&verlay"),
                     .keys = {"Alt+0"},
                     .help = wx_tr("Show the map without an overlay"),
                     .run = [this] { choose({}); },
                     .checked = [this] { return presenter_.empty(); }});
    for (const overlays::Kind& kind : overlays::kinds()) {
        const auto number = static_cast<std::size_t>(&kind - overlays::kinds().data()) + 1;
        group.push_back({.id = fmt::format("overlay.{}", kind.name),
                         .label = std::string(glossary::english_title(kind.name)),
                         .keys = number_key("Alt+", number),
                         .help = wx_text(tr(kind.help)),
                         .run = [this, &kind] { choose(&kind); },
                         .checked = [this, &kind] { return choice_ == OverlayChoice(&kind); }});
    }
    return group;
}

void Measures::on_measured(const Measured& found) {
    const bool current = found.request == request_;
    measured(found);
    if (!current) {
        outdated();
    }
    up_to_date_ = current && found.complete;
    if (found.choice != choice_ || found.map->grid() != map().grid()) {
        return;
    }
    if (found.overlay) {
        presenter_.show(overlay_id(), *found.overlay);
        presenter_.set_fresh(current);
    } else if (std::holds_alternative<hex::Coordinate>(choice_)) {
        choose({}); // the market is gone
    }
}

std::string_view Measures::overlay_id() const {
    const auto* kind = std::get_if<const overlays::Kind*>(&choice_);
    return kind != nullptr ? (*kind)->name : "way";
}

} // namespace pampas::desktop
