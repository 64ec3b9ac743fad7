#include "editor/desktop/frame/panes.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/tabs.h"
#include "editor/desktop/widgets/text.h"

#include <wx/aui/aui.h> // the header of dock art does not compile on its own
#include <wx/config.h>
#include <wx/dc.h>
#include <wx/frame.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

constexpr const char* layout_key = "/window/panels";
constexpr const char* tab_key = "/window/tab%zu";

/// The width of the panels at the right, in DIP: as narrow as their text allows.
constexpr int column_width = 310;

/// The left margin of captions, in DIP: the same as that of the panels' lines.
constexpr int caption_left = 8;

/// Draws what is between and above the panels: quiet captions in the colours of the theme.
class DockArt : public wxAuiDefaultDockArt {
  public:
    explicit DockArt(const wxWindow& window) {
        take_colours();
        SetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE, 0);
        SetMetric(wxAUI_DOCKART_PANE_BUTTON_SIZE, window.FromDIP(18));
        SetMetric(wxAUI_DOCKART_SASH_SIZE, window.FromDIP(5));
        SetMetric(wxAUI_DOCKART_CAPTION_SIZE, window.FromDIP(28));
    }

    void UpdateColoursFromSystem() override {
        wxAuiDefaultDockArt::UpdateColoursFromSystem();
        take_colours();
    }

    void DrawCaption(wxDC& dc, wxWindow* window, const wxString& text, const wxRect& place,
                     wxAuiPaneInfo&) override {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE));
        dc.DrawRectangle(place);
        dc.SetFont(window->GetFont().Bold());
        dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT));
        const int left = place.x + window->FromDIP(caption_left);
        dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, place.GetRight() - left), left,
                    place.y + (place.height - dc.GetCharHeight()) / 2);
    }

    void DrawPaneButton(wxDC& dc, wxWindow* window, int, int state, const wxRect& place,
                        wxAuiPaneInfo&) override {
        const int side = window->FromDIP(7);
        const wxPoint corner(place.x + (place.width - side) / 2,
                             place.y + (place.height - side) / 2);
        const bool hot = (state & (wxAUI_BUTTON_STATE_HOVER | wxAUI_BUTTON_STATE_PRESSED)) != 0;
        dc.SetPen(wxPen(blend(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE),
                              wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT), hot ? 1 : 0.5),
                        window->FromDIP(2)));
        dc.DrawLine(corner, corner + wxPoint(side, side));
        dc.DrawLine(corner + wxPoint(0, side), corner + wxPoint(side, 0));
    }

  private:
    void take_colours() {
        for (const int colour : {wxAUI_DOCKART_BACKGROUND_COLOUR, wxAUI_DOCKART_SASH_COLOUR,
                                 wxAUI_DOCKART_BORDER_COLOUR}) {
            SetColour(colour, wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE));
        }
    }
};

/// The tabs that have this window as a page; null when it stands alone.
TabbedPages* tabs_of(wxWindow* window) {
    return dynamic_cast<TabbedPages*>(window->GetParent());
}

/// Brings a window that was just shown to the screen at once. GTK does that only when the program
/// is idle, and complains about keys in a window that is not there yet.
void put_on_screen(wxWindow* window) {
    if (!window->IsTopLevel()) {
        put_on_screen(window->GetParent());
        window->OnInternalIdle();
    }
}

/// Cuts a panel off in a low window instead of laying it out in less height than its parts need:
/// GTK complains about scroll bars that get less than their height.
void keep_height(wxWindow& panel) {
    also_on(panel, wxEVT_SIZE, [&panel] {
        if (wxSizer* sizer = panel.GetSizer()) {
            panel.SetVirtualSize(0, sizer->CalcMin().y);
        }
    });
}

} // namespace

Panes::Panes(wxFrame& frame, Context& context, wxWindow* middle, Handlers& handlers)
    : frame_(frame), manager_(&frame, wxAUI_MGR_DEFAULT | wxAUI_MGR_LIVE_RESIZE) {
    manager_.SetArtProvider(new DockArt(frame));
    manager_.AddPane(middle, wxAuiPaneInfo().Name("map").CenterPane().PaneBorder(false));
    windows_.push_back(middle);
    for (const PanelInfo& info : all_panels()) {
        make(info, context, handlers);
    }
    add_to(handlers);
    restore(context.config());
    connections_ = {
        context.show_panel.connect([this](std::string_view id) { show(panel(id)); }),
        context.leave_panel.connect([this](std::string_view id) { leave(panel(id)); }),
        context.mark_panel.connect([this](std::string_view id, std::optional<Tone> tone) {
            tabs_of(panel(id))->mark(panel(id), tone);
        }),
        context.closing.connect([this, &context] { keep(context.config()); })};
}

void Panes::make(const PanelInfo& info, Context& context, Handlers& handlers) {
    const auto pane = [](const char* name, const wxString& caption, wxSize size) {
        wxAuiPaneInfo place = wxAuiPaneInfo().Name(name).Caption(caption).BestSize(size);
        place.dock_proportion = size.y;
        return place;
    };
    const auto column = [&](const char* name, int position, int height) {
        if (tabs_.size() == static_cast<std::size_t>(position)) {
            add_tabs(pane(name, "", frame_.FromDIP(wxSize(column_width, height)))
                         .Right()
                         .Layer(1)
                         .Position(position));
        }
    };
    std::vector<ActionGroup> offered;
    wxWindow* window = info.make(&frame_, context, offered);
    for (ActionGroup& group : offered) {
        handlers.add(std::move(group));
    }
    window->SetName(info.id);
    name_for_readers(*window, wx_tr(info.title));
    windows_.push_back(window);
    const wxSize best = window->GetBestSize();
    switch (info.place) {
    case PanelPlace::Below:
        return add(
            window,
            pane(info.id, wx_tr(info.title), frame_.FromDIP(wxSize(400, 300))).Bottom().Hide());
    case PanelPlace::Left:
        return add(window, pane(info.id, wx_tr(info.title), best).MinSize(best).Left().Layer(1));
    case PanelPlace::AboutMap:
        column("about", 0, 290);
        return add_page(window, info);
    case PanelPlace::Kept:
        column("kept", 1, 430);
        return add_page(window, info);
    }
}

wxWindow* Panes::panel(std::string_view id) const {
    const auto info = std::ranges::find(all_panels(), id, &PanelInfo::id);
    return windows_[1 + static_cast<std::size_t>(info - all_panels().begin())];
}

void Panes::add(wxWindow* window, const wxAuiPaneInfo& place) {
    manager_.AddPane(window, wxAuiPaneInfo(place).CloseButton().PaneBorder(false));
    window->SetSize(place.best_size);
}

void Panes::add_tabs(const wxAuiPaneInfo& place) {
    auto* tabs = new TabbedPages(&frame_, place.best_size);
    tabs->SetName(place.name);
    tabs->on_choose([this, tabs] { share_room_of(*tabs); });
    manager_.AddPane(tabs, wxAuiPaneInfo(place).CaptionVisible(false).PaneBorder(false));
    tabs_.push_back(tabs);
}

void Panes::add_page(wxWindow* window, const PanelInfo& info) {
    keep_height(*window);
    tabs_.back()->add(window, tr(info.title));
    if (info.tall) {
        tall_.push_back(window);
    }
}

bool Panes::is_tall(const wxWindow* page) const {
    return std::ranges::find(tall_, page) != tall_.end();
}

// A tall page in front hides the other tabs.
void Panes::share_room_of(const TabbedPages& room) {
    if (std::ranges::none_of(room.pages(), [this](auto* page) { return is_tall(page); })) {
        return;
    }
    for (TabbedPages* tabs : tabs_) {
        if (tabs != &room) {
            manager_.GetPane(tabs).Show(!is_tall(room.front()));
        }
    }
    manager_.Update();
}

void Panes::bring_to_front(wxWindow* page) {
    TabbedPages& tabs = *tabs_of(page);
    tabs.bring_to_front(page);
    share_room_of(tabs);
}

// A kept layout contains captions in the language of that time, so they are replaced.
void Panes::load(const wxString& layout) {
    const wxAuiPaneInfoArray panes = manager_.GetAllPanes();
    manager_.LoadPerspective(layout, false);
    for (std::size_t i = 0; i < panes.GetCount(); ++i) {
        manager_.GetPane(panes[i].name).Caption(panes[i].caption);
    }
    manager_.Update();
}

void Panes::restore(const wxConfigBase& config) {
    manager_.Update();
    first_layout_ = manager_.SavePerspective();
    const wxString kept = config.Read(layout_key, wxString());
    if (kept.empty()) {
        return;
    }
    load(kept);
    for (std::size_t i = 0; i < tabs_.size(); ++i) {
        const auto page =
            static_cast<std::size_t>(config.ReadLong(wxString::Format(tab_key, i), 0));
        if (page < tabs_[i]->pages().size()) {
            tabs_[i]->bring_to_front(page);
        }
    }
}

void Panes::keep(wxConfigBase& config) const {
    config.Write(layout_key, const_cast<wxAuiManager&>(manager_).SavePerspective());
    for (std::size_t i = 0; i < tabs_.size(); ++i) {
        config.Write(wxString::Format(tab_key, i), static_cast<long>(tabs_[i]->front_number()));
    }
}

wxAuiPaneInfo& Panes::pane_of(wxWindow* window) {
    wxWindow* tabs = tabs_of(window);
    return manager_.GetPane(tabs != nullptr ? tabs : window);
}

void Panes::show(wxWindow* window) {
    if (const TabbedPages* tabs = tabs_of(window); tabs != nullptr && tabs->front() != window) {
        before_ = tabs->front();
        bring_to_front(window);
    }
    pane_of(window).Show();
    manager_.Update();
}

void Panes::leave(wxWindow* page) {
    const TabbedPages& tabs = *tabs_of(page);
    if (tabs.front() == page && before_ != nullptr && tabs_of(before_) == &tabs) {
        bring_to_front(before_);
    }
}

bool Panes::is_shown(wxWindow* window) {
    const TabbedPages* tabs = tabs_of(window);
    return pane_of(window).IsShown() && (tabs == nullptr || tabs->front() == window);
}

wxString Panes::caption(wxWindow* window) {
    const TabbedPages* tabs = tabs_of(window);
    return tabs == nullptr ? manager_.GetPane(window).caption : wx_text(tabs->title(window));
}

void Panes::add_to(Handlers& handlers) {
    for (std::size_t number = 1; number < windows_.size(); ++number) {
        wxWindow* window = windows_[number];
        const std::string id = all_panels()[number - 1].id;
        handlers.add({{.id = "panel." + id,
                       .label = id,
                       .keys = {wxString::Format("Ctrl+F%zu", number)},
                       .help = wx_tr("Show this panel, or hide it when it is in sight"),
                       .run = [this, window] { toggle(window); },
                       .checked = [this, window] { return is_shown(window); },
                       .changing = [this, window] { return caption(window); }}});
    }
    handlers.add("view.next-panel", [this] { focus_next(true); });
    handlers.add("view.previous-panel", [this] { focus_next(false); });
    handlers.add("view.reset-panels", [this] { back_to_first(); });
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
    for (TabbedPages* tabs : tabs_) {
        tabs->bring_to_front(std::size_t{0});
    }
}

void Panes::focus_next(bool forwards) {
    wxWindow* const focus = wxWindow::FindFocus();
    const auto has_focus = [focus](wxWindow* window) {
        return focus == window || window->IsDescendant(focus);
    };
    // Panels that a tall one hides are included.
    const bool is_alone =
        std::ranges::any_of(tall_, [this](wxWindow* page) { return is_shown(page); });
    std::vector<wxWindow*> open;
    std::ranges::copy_if(windows_, std::back_inserter(open), [this, is_alone](wxWindow* window) {
        return pane_of(window).IsShown() || (is_alone && tabs_of(window) != nullptr);
    });
    if (!forwards) {
        std::ranges::reverse(open);
    }
    const auto focused = std::ranges::find_if(open, has_focus);
    const bool last = focused == open.end() || focused + 1 == open.end();
    wxWindow* next = last ? open.front() : *(focused + 1);
    show(next);
    put_on_screen(next);
    next->SetFocus();
}

} // namespace pampas::desktop
