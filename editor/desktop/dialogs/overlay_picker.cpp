#include "editor/desktop/dialogs/overlay_picker.h"

#include "editor/desktop/widgets/text.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr const char* seen_name = "seen";

} // namespace

OverlayPicker::OverlayPicker(wxWindow* parent, const PictureSubject& subject,
                             const std::string& chosen, std::function<void()> changed)
    : wxChoice(parent, wxID_ANY), subject_(subject), changed_(std::move(changed)) {
    add({}, wx_tr("None"));
    if (subject.seen) {
        add(seen_name, wx_text(tr("As on the map now: {}", subject.seen->title)));
    }
    for (const overlays::Kind& kind : overlays::kinds()) {
        add(std::string(kind.name), wx_text(tr(kind.title)));
    }
    const auto entry = std::ranges::find(names_, chosen);
    SetSelection(entry == names_.end() ? 0 : static_cast<int>(entry - names_.begin()));
    Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        choose();
        changed_();
    });
    choose();
}

void OverlayPicker::add(const std::string& name, const wxString& title) {
    names_.push_back(name);
    Append(title);
}

void OverlayPicker::choose() {
    const auto kind = std::ranges::find(overlays::kinds(), name(), &overlays::Kind::name);
    if (kind != overlays::kinds().end()) {
        measure(*kind);
    } else {
        overlay_ = name() == seen_name ? subject_.seen->overlay : overlays::Overlay();
    }
}

void OverlayPicker::measure(const overlays::Kind& kind) {
    overlay_.reset();
    if (worker_) {
        request_ = worker_->choose(&kind);
        return;
    }
    worker_ =
        std::make_unique<AnalysisWorker>([this](const Measured& found) { on_measured(found); });
    request_ = worker_->analyze(subject_.map, &kind);
}

void OverlayPicker::on_measured(const Measured& found) {
    if (found.request == request_ && !overlay_ && found.overlay) {
        overlay_ = found.overlay;
        changed_();
    }
}

} // namespace pampas::desktop
