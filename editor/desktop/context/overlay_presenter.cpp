#include "editor/desktop/context/overlay_presenter.h"

#include "analysis/glossary/glossary.h"

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

} // namespace pampas::desktop
