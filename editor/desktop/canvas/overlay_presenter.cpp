#include "editor/desktop/canvas/overlay_presenter.h"

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/canvas/space_text.h"
#include "editor/desktop/widgets/text.h"

#include <algorithm>
#include <utility>

namespace pampas::desktop {

OverlayPresenter::OverlayPresenter(Canvas& canvas, Legend& legend, const map::Map& map)
    : canvas_(canvas), legend_(legend), map_(map) {}

void OverlayPresenter::enter(std::function<void()> leave) {
    if (const auto before = std::exchange(leave_, {})) {
        before();
    }
    leave_ = std::move(leave);
}

void OverlayPresenter::show(const wxString& title, const overlays::Overlay& overlay) {
    if (title != legend_.title()) {
        canvas_.outline(Outline::Finding, {});
    }
    lay(overlay);
    legend_.show(title, overlay);
}

std::optional<SeenOverlay> OverlayPresenter::seen() const {
    return overlay_->marks.empty()
               ? std::nullopt
               : std::optional(SeenOverlay{legend_.title().utf8_string(), *overlay_});
}

void OverlayPresenter::clear() {
    enter({});
    forget();
    legend_.clear();
}

void OverlayPresenter::forget() {
    lay({});
}

void OverlayPresenter::lay(overlays::Overlay overlay) {
    overlay_ = std::make_shared<const overlays::Overlay>(std::move(overlay));
    canvas_.show_overlay(overlay_);
    show_hover();
}

void OverlayPresenter::set_fresh(bool fresh) {
    legend_.set_fresh(fresh);
}

void OverlayPresenter::point_at(std::optional<hex::Coordinate> at) {
    here_ = at;
    show_hover();
}

void OverlayPresenter::show_hover() {
    wxString text;
    if (here_ && map_.grid().contains(*here_)) {
        const auto& marks = overlay_->marks;
        const auto mark = std::ranges::find(marks, *here_, &overlays::Mark::at);
        const std::string space = space_text(map_, here_);
        text = wx_text(mark == marks.end() ? space : space + ": " + mark->hover);
    }
    legend_.set_hover(text);
}

} // namespace pampas::desktop
