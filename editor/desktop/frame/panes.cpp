#include "editor/desktop/frame/panes.h"

#include "editor/desktop/widgets/dock_art.h"

#include <wx/config.h>
#include <wx/frame.h>

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

constexpr const char* layout_key = "/window/layout";

} // namespace

Panes::Panes(wxFrame& frame) : manager_(&frame, wxAUI_MGR_DEFAULT | wxAUI_MGR_LIVE_RESIZE) {
    manager_.SetArtProvider(new DockArt(frame));
}

void Panes::set_middle(wxWindow* window) {
    manager_.AddPane(window, wxAuiPaneInfo().Name("map").CenterPane().PaneBorder(false));
    windows_.insert(windows_.begin(), window);
}

void Panes::add(wxWindow* window, const wxAuiPaneInfo& place) {
    manager_.AddPane(window, wxAuiPaneInfo(place).CloseButton().PaneBorder(false));
    window->SetName(place.name);
    windows_.push_back(window);
}

void Panes::restore(const wxConfigBase& config) {
    manager_.Update();
    first_layout_ = manager_.SavePerspective();
    const wxString kept = config.Read(layout_key, wxString());
    if (!kept.empty()) {
        manager_.LoadPerspective(kept);
    }
}

void Panes::keep(wxConfigBase& config) const {
    config.Write(layout_key, const_cast<wxAuiManager&>(manager_).SavePerspective());
}

void Panes::show(wxWindow* window) {
    manager_.GetPane(window).Show();
    manager_.Update();
}

bool Panes::is_shown(wxWindow* window) {
    return manager_.GetPane(window).IsShown();
}

ActionGroup Panes::actions() {
    ActionGroup group;
    for (auto window = windows_.begin() + 1; window != windows_.end(); ++window) {
        group.push_back({.label = manager_.GetPane(*window).caption,
                         .help = "Show or hide this panel",
                         .run = [this, window = *window] { toggle(window); },
                         .checked = [this, window = *window] { return is_shown(window); }});
    }
    group.push_back({.label = "&Next panel",
                     .keys = {"F6"},
                     .help = "Move the keyboard to the next panel",
                     .run = [this] { focus_next(); }});
    group.push_back({.label = "Panels as at &first",
                     .help = "Put every panel back to where it was at first",
                     .run = [this] { manager_.LoadPerspective(first_layout_); }});
    return group;
}

void Panes::toggle(wxWindow* window) {
    manager_.GetPane(window).Show(!is_shown(window));
    manager_.Update();
}

void Panes::focus_next() {
    const auto has_focus = [](wxWindow* window) {
        return wxWindow::FindFocus() == window || window->IsDescendant(wxWindow::FindFocus());
    };
    std::vector<wxWindow*> shown;
    std::ranges::copy_if(windows_, std::back_inserter(shown),
                         [this](wxWindow* window) { return is_shown(window); });
    const auto focused = std::ranges::find_if(shown, has_focus);
    const bool last = focused == shown.end() || focused + 1 == shown.end();
    (last ? shown.front() : *(focused + 1))->SetFocus();
}

} // namespace pampas::desktop
