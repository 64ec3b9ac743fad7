#include "editor/desktop/frame/panes.h"

#include "editor/desktop/widgets/dock_art.h"
#include "editor/desktop/widgets/spacing.h"

#include <wx/config.h>
#include <wx/dcmemory.h>
#include <wx/frame.h>
#include <wx/notebook.h>

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

constexpr const char* layout_key = "/window/panels";
constexpr const char* tab_key = "/window/tab%zu";

wxNotebook* tabs_of(wxWindow* window) {
    return dynamic_cast<wxNotebook*>(window->GetParent());
}

int page_number(const wxNotebook& tabs, wxWindow* page) {
    return tabs.FindPage(page);
}

wxBitmapBundle tone_picture(const wxWindow& window, Tone tone) {
    const int side = window.FromDIP(spacing::mark_side);
    wxBitmap bitmap;
    bitmap.CreateWithDIPSize(wxSize(side, side), window.GetContentScaleFactor(), 32);
    wxMemoryDC dc(bitmap);
    draw_mark(dc, tone, wxRect(0, 0, side, side), window.GetBackgroundColour());
    dc.SelectObject(wxNullBitmap);
    return bitmap;
}

/// In the order of `Tone`.
wxBookCtrlBase::Images tone_pictures(const wxWindow& window) {
    wxBookCtrlBase::Images pictures;
    for (const Tone tone : {Tone::Error, Tone::Warning, Tone::Note, Tone::Good}) {
        pictures.push_back(tone_picture(window, tone));
    }
    return pictures;
}

} // namespace

Panes::Panes(wxFrame& frame)
    : frame_(frame), manager_(&frame, wxAUI_MGR_DEFAULT | wxAUI_MGR_LIVE_RESIZE) {
    manager_.SetArtProvider(new DockArt(frame));
}

void Panes::set_middle(wxWindow* window) {
    manager_.AddPane(window, wxAuiPaneInfo().Name("map").CenterPane().PaneBorder(false));
    windows_.insert(windows_.begin(), window);
}

void Panes::add(wxWindow* window, const wxAuiPaneInfo& place) {
    manager_.AddPane(window, wxAuiPaneInfo(place).CloseButton().PaneBorder(false));
    window->SetName(place.name);
    window->SetSize(place.best_size);
    windows_.push_back(window);
}

void Panes::add_tabs(const wxAuiPaneInfo& place) {
    // GTK complains of fields squeezed into the size that windows have at first.
    auto* tabs = new wxNotebook(&frame_, wxID_ANY, wxDefaultPosition, place.best_size);
    tabs->SetImages(tone_pictures(*tabs));
    tabs->SetName(place.name);
    tabs->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this, tabs](wxBookCtrlEvent& event) {
        if (tall_ != nullptr && tabs_of(tall_) == tabs && event.GetEventObject() == tabs) {
            share_room();
        }
        event.Skip();
    });
    manager_.AddPane(tabs, wxAuiPaneInfo(place).CaptionVisible(false).PaneBorder(false));
    tabs_.push_back(tabs);
}

void Panes::add_page(wxWindow* window, const char* name, const wxString& caption, bool tall) {
    window->SetName(name);
    window->Reparent(tabs_.back());
    window->SetSize(tabs_.back()->GetSize());
    tabs_.back()->AddPage(window, caption);
    windows_.push_back(window);
    tall_ = tall ? window : tall_;
}

/// The tall page, in front, is alone.
void Panes::share_room() {
    const wxNotebook* room = tabs_of(tall_);
    for (wxNotebook* tabs : tabs_) {
        if (tabs != room) {
            manager_.GetPane(tabs).Show(room->GetCurrentPage() != tall_);
        }
    }
    manager_.Update();
}

void Panes::bring_to_front(wxWindow* page) {
    wxNotebook& tabs = *tabs_of(page);
    tabs.ChangeSelection(static_cast<std::size_t>(page_number(tabs, page)));
    if (tall_ != nullptr && tabs_of(tall_) == &tabs) {
        share_room();
    }
}

void Panes::restore(const wxConfigBase& config) {
    manager_.Update();
    first_layout_ = manager_.SavePerspective();
    const wxString kept = config.Read(layout_key, wxString());
    if (kept.empty()) {
        return;
    }
    manager_.LoadPerspective(kept);
    for (std::size_t i = 0; i < tabs_.size(); ++i) {
        kept_pages_.push_back(
            static_cast<std::size_t>(config.ReadLong(wxString::Format(tab_key, i), 0)));
    }
    frame_.Bind(wxEVT_IDLE, &Panes::on_first_idle, this);
}

// GTK brings no page to the front before all are on the screen.
void Panes::on_first_idle(wxIdleEvent& event) {
    frame_.Unbind(wxEVT_IDLE, &Panes::on_first_idle, this);
    for (std::size_t i = 0; i < tabs_.size(); ++i) {
        if (kept_pages_[i] < tabs_[i]->GetPageCount()) {
            tabs_[i]->ChangeSelection(kept_pages_[i]);
        }
    }
    event.Skip();
}

void Panes::keep(wxConfigBase& config) const {
    config.Write(layout_key, const_cast<wxAuiManager&>(manager_).SavePerspective());
    for (std::size_t i = 0; i < tabs_.size(); ++i) {
        config.Write(wxString::Format(tab_key, i), static_cast<long>(tabs_[i]->GetSelection()));
    }
}

wxAuiPaneInfo& Panes::pane_of(wxWindow* window) {
    wxWindow* tabs = tabs_of(window);
    return manager_.GetPane(tabs != nullptr ? tabs : window);
}

void Panes::show(wxWindow* window) {
    if (wxNotebook* tabs = tabs_of(window); tabs != nullptr && tabs->GetCurrentPage() != window) {
        before_ = tabs->GetCurrentPage();
        bring_to_front(window);
    }
    pane_of(window).Show();
    manager_.Update();
}

void Panes::leave(wxWindow* page) {
    wxNotebook& tabs = *tabs_of(page);
    if (tabs.GetCurrentPage() == page && before_ != nullptr && tabs_of(before_) == &tabs) {
        bring_to_front(before_);
    }
}

void Panes::mark(wxWindow* page, Tone tone) {
    wxNotebook& tabs = *tabs_of(page);
    const auto number = static_cast<std::size_t>(page_number(tabs, page));
    if (tabs.GetPageImage(number) != static_cast<int>(tone)) {
        tabs.SetPageImage(number, static_cast<int>(tone));
        tabs.SetPageText(number, " " + caption(page));
    }
}

bool Panes::is_shown(wxWindow* window) {
    const wxNotebook* tabs = tabs_of(window);
    return pane_of(window).IsShown() && (tabs == nullptr || tabs->GetCurrentPage() == window);
}

wxString Panes::caption(wxWindow* window) {
    const wxNotebook* tabs = tabs_of(window);
    return tabs == nullptr ? manager_.GetPane(window).caption
                           : tabs->GetPageText(static_cast<std::size_t>(page_number(*tabs, window)))
                                 .Trim(false);
}

ActionGroup Panes::actions() {
    ActionGroup group;
    for (auto window = windows_.begin() + 1; window != windows_.end(); ++window) {
        group.push_back({.label = caption(*window),
                         .help = "Show this panel, or hide it when it is in sight",
                         .run = [this, window = *window] { toggle(window); },
                         .checked = [this, window = *window] { return is_shown(window); }});
    }
    group.push_back({.label = "&Next panel",
                     .keys = {"F6"},
                     .help = "Move the keyboard to the next panel",
                     .run = [this] { focus_next(); }});
    group.push_back({.label = "Panels as at &first",
                     .help = "Put every panel back to where it was at first",
                     .run = [this] { back_to_first(); }});
    return group;
}

void Panes::toggle(wxWindow* window) {
    if (is_shown(window)) {
        pane_of(window).Hide();
        manager_.Update();
    } else {
        show(window);
    }
}

void Panes::back_to_first() {
    manager_.LoadPerspective(first_layout_);
    for (wxNotebook* tabs : tabs_) {
        tabs->ChangeSelection(0);
    }
}

void Panes::focus_next() {
    wxWindow* focus = wxWindow::FindFocus();
    const auto* tabs = dynamic_cast<wxNotebook*>(focus);
    focus = tabs != nullptr ? tabs->GetCurrentPage() : focus;
    const auto has_focus = [focus](wxWindow* window) {
        return focus == window || window->IsDescendant(focus);
    };
    const bool is_alone = tall_ != nullptr && is_shown(tall_); // those it hides have their turn
    std::vector<wxWindow*> open;
    std::ranges::copy_if(windows_, std::back_inserter(open), [this, is_alone](wxWindow* window) {
        return pane_of(window).IsShown() || (is_alone && tabs_of(window) != nullptr);
    });
    const auto focused = std::ranges::find_if(open, has_focus);
    const bool last = focused == open.end() || focused + 1 == open.end();
    wxWindow* next = last ? open.front() : *(focused + 1);
    show(next);
    next->SetFocus();
}

} // namespace pampas::desktop
