#include "editor/desktop/frame/panes.h"

#include "editor/desktop/frame/dock_art.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/tabs.h"
#include "editor/desktop/widgets/text.h"

#include <wx/config.h>
#include <wx/display.h>
#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/tokenzr.h>

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

constexpr const char* layout_key = "/window/layout";
constexpr const char* loose_key = "/window/loose";
constexpr const char* tab_key = "/window/tab%zu";

// In DIP.
constexpr int column_width = 310; ///< of the panels at the right: as narrow as their text allows
constexpr int wide_column_width = 400; ///< the same, in a wide window
constexpr int least_height = 120;      ///< of a row of tabs and the panel behind it

/// The tabs that have this window as a page; null when it stands alone.
TabbedPages* tabs_of(const wxWindow* window) {
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

wxAuiPaneInfo pane(const char* name, const wxString& caption, wxSize size) {
    wxAuiPaneInfo place = wxAuiPaneInfo().Name(name).Caption(caption).BestSize(size);
    place.dock_proportion = size.y;
    return place;
}

} // namespace

Panes::Panes(wxFrame& frame, Context& context, wxWindow* middle, Handlers& handlers)
    : frame_(frame), manager_(&frame, wxAUI_MGR_DEFAULT | wxAUI_MGR_LIVE_RESIZE) {
    manager_.SetArtProvider(make_dock_art(frame));
    manager_.AddPane(middle, wxAuiPaneInfo().Name("map").CenterPane().PaneBorder(false));
    windows_.push_back(middle);
    add_tabs("about", 380);
    add_tabs("kept", 340);
    for (const PanelInfo& info : all_panels()) {
        make(info, context, handlers);
    }
    add_to(handlers);
    restore(context.config());
    manager_.Bind(wxEVT_AUI_PANE_CLOSE, [this, &context](wxAuiManagerEvent& event) {
        wxWindow* window = event.GetPane()->window;
        if (home(window) != nullptr) {
            event.Veto();
            manager_.CallAfter([this, window] { put_back(window); });
        }
        manager_.CallAfter([&context] { context.refresh_actions(); });
    });
    connections_ = {
        context.show_panel.connect([this](std::string_view id) { show(panel(id)); }),
        context.leave_panel.connect([this](std::string_view id) { leave(panel(id)); }),
        context.mark_panel.connect(
            [this](std::string_view id, std::optional<Tone> tone) { mark(panel(id), tone); }),
        context.work().changed.connect([this, &context] { show_work(context); }),
        context.maps().switched.connect([this, &context] { show_work(context); }),
        context.closing.connect([this, &context] { keep(context.config()); })};
}

void Panes::make(const PanelInfo& info, Context& context, Handlers& handlers) {
    std::vector<ActionGroup> offered;
    wxWindow* window = info.make(&frame_, context, offered);
    for (ActionGroup& group : offered) {
        handlers.add(std::move(group));
    }
    window->SetName(info.id);
    name_for_readers(*window, wx_tr(info.title));
    windows_.push_back(window);
    // A window of its own has no menus, so it hands keys on to the main window.
    window->Bind(wxEVT_CHAR_HOOK, [this, window](wxKeyEvent& event) {
        const bool is_apart = wxGetTopLevelParent(window) != &frame_;
        event.Skip(!is_apart || !frame_.GetEventHandler()->ProcessEvent(event));
    });
    const wxSize best = window->GetBestSize();
    switch (info.place) {
    case PanelPlace::Below:
        return add(
            window,
            pane(info.id, wx_tr(info.title), frame_.FromDIP(wxSize(400, 300))).Bottom().Hide());
    case PanelPlace::Left:
        return add(window, pane(info.id, wx_tr(info.title), best).MinSize(best).Left().Layer(1));
    case PanelPlace::AboutMap:
    case PanelPlace::Kept:
        TabbedPages& tabs = *home(window);
        return tabs.add(window, tr(info.title), tabs.pages().size());
    }
}

wxWindow* Panes::panel(std::string_view id) const {
    const auto info = std::ranges::find(all_panels(), id, &PanelInfo::id);
    return windows_[1 + static_cast<std::size_t>(info - all_panels().begin())];
}

const PanelInfo& Panes::info(const wxWindow* window) const {
    const auto number = std::ranges::find(windows_, window) - windows_.begin();
    return all_panels()[static_cast<std::size_t>(number) - 1];
}

TabbedPages* Panes::home(const wxWindow* window) const {
    switch (window == windows_.front() ? PanelPlace::Left : info(window).place) {
    case PanelPlace::AboutMap:
        return tabs_.front();
    case PanelPlace::Kept:
        return tabs_.back();
    default:
        return nullptr;
    }
}

void Panes::add(wxWindow* window, const wxAuiPaneInfo& place) {
    manager_.AddPane(window, wxAuiPaneInfo(place).CloseButton().PaneBorder(false));
    window->SetSize(place.best_size);
}

void Panes::add_tabs(const char* name, int height) {
    const int width = std::clamp(frame_.GetSize().x / 4, frame_.FromDIP(column_width),
                                 frame_.FromDIP(wide_column_width));
    const wxSize size(width, frame_.FromDIP(height));
    auto* tabs =
        new TabbedPages(&frame_, size,
                        {.drag_out = [this](wxWindow* page, wxPoint at) { take_out(page, at); },
                         .menu = [this](wxWindow* page) { offer_to_take_out(page); }});
    tabs->SetName(name);
    manager_.AddPane(tabs, pane(name, "", size)
                               .MinSize(frame_.FromDIP(wxSize(column_width, least_height)))
                               .Right()
                               .Layer(1)
                               .Position(static_cast<int>(tabs_.size()))
                               .CaptionVisible(false)
                               .PaneBorder(false));
    tabs_.push_back(tabs);
}

bool Panes::is_loose(wxWindow* window) const {
    return home(window) != nullptr && tabs_of(window) == nullptr;
}

std::vector<wxWindow*> Panes::loose() const {
    std::vector<wxWindow*> result;
    std::ranges::copy_if(windows_, std::back_inserter(result),
                         [this](wxWindow* window) { return is_loose(window); });
    return result;
}

void Panes::take_out(wxWindow* page, wxPoint at) {
    const wxSize size = page->GetSize();
    tabs_of(page)->remove(page);
    page->Reparent(&frame_);
    page->Show();
    add(page, pane(info(page).id, wx_tr(info(page).title), size)
                  .MinSize(frame_.FromDIP(wxSize(column_width, least_height)))
                  .Right()
                  .Float()
                  .FloatingPosition(at)
                  .FloatingSize(size + frame_.FromDIP(wxSize(0, 2 * spacing::wide_gap))));
    show_side(shows_side());
}

void Panes::put_back(wxWindow* page) {
    manager_.DetachPane(page);
    TabbedPages& tabs = *home(page);
    const auto number = std::ranges::count_if(
        tabs.pages(), [&](const wxWindow* other) { return &info(other) < &info(page); });
    tabs.add(page, tr(info(page).title), static_cast<std::size_t>(number));
    show(page);
}

void Panes::offer_to_take_out(wxWindow* page) {
    wxMenu menu;
    menu.Append(wxID_ANY, wx_tr("In its own window"));
    menu.Bind(wxEVT_MENU, [this, page](wxCommandEvent&) {
        take_out(page, page->GetScreenPosition() - wxSize(page->GetSize().x, 0));
    });
    frame_.PopupMenu(&menu);
}

// A kept layout contains captions in the language of that time, so they are replaced.
void Panes::load(const wxString& layout) {
    const wxAuiPaneInfoArray panes = manager_.GetAllPanes();
    manager_.LoadPerspective(layout, false);
    for (std::size_t i = 0; i < panes.GetCount(); ++i) {
        manager_.GetPane(panes[i].name).Caption(panes[i].caption);
    }
    keep_on_screens();
    manager_.Update();
}

void Panes::keep_on_screens() {
    for (wxWindow* window : windows_) {
        wxAuiPaneInfo& place = pane_of(window);
        if (place.IsFloating() && wxDisplay::GetFromPoint(place.floating_pos) == wxNOT_FOUND) {
            place.FloatingPosition(frame_.GetPosition());
        }
    }
}

void Panes::restore(const wxConfigBase& config) {
    manager_.Update();
    first_layout_ = manager_.SavePerspective();
    const wxString kept = config.Read(layout_key, wxString());
    if (kept.empty()) {
        return;
    }
    const wxArrayString apart = wxSplit(config.Read(loose_key, wxString()), ' ');
    for (wxWindow* window : windows_) {
        if (home(window) != nullptr && apart.Index(info(window).id) != wxNOT_FOUND) {
            take_out(window, frame_.GetPosition());
        }
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
    wxArrayString apart;
    for (const wxWindow* window : loose()) {
        apart.push_back(info(window).id);
    }
    config.Write(loose_key, wxJoin(apart, ' '));
    config.Write(layout_key, manager_.SavePerspective());
    for (std::size_t i = 0; i < tabs_.size(); ++i) {
        config.Write(wxString::Format(tab_key, i), static_cast<long>(tabs_[i]->front_number()));
    }
}

void Panes::back_to_first() {
    for (wxWindow* window : loose()) {
        put_back(window);
    }
    manager_.LoadPerspective(first_layout_);
    for (TabbedPages* tabs : tabs_) {
        tabs->bring_to_front(std::size_t{0});
    }
}

wxAuiPaneInfo& Panes::pane_of(wxWindow* window) {
    wxWindow* tabs = tabs_of(window);
    return manager_.GetPane(tabs != nullptr ? tabs : window);
}

void Panes::show(wxWindow* window) {
    shown_last_ = window;
    if (TabbedPages* tabs = tabs_of(window)) {
        if (tabs->front() != window) {
            before_ = tabs->front();
            tabs->bring_to_front(window);
        }
        show_side(true);
        return;
    }
    pane_of(window).Show();
    manager_.Update();
    wxGetTopLevelParent(window)->Raise();
}

void Panes::show_side(bool shown) {
    for (TabbedPages* tabs : tabs_) {
        manager_.GetPane(tabs).Show(shown && !tabs->pages().empty());
    }
    manager_.Update();
}

bool Panes::shows_side() const {
    return std::ranges::any_of(
        tabs_, [this](TabbedPages* tabs) { return manager_.GetPane(tabs).IsShown(); });
}

void Panes::leave(wxWindow* page) {
    TabbedPages* tabs = tabs_of(page);
    if (tabs != nullptr && tabs->front() == page && before_ != nullptr &&
        tabs_of(before_) == tabs) {
        tabs->bring_to_front(before_);
    }
}

bool Panes::is_shown(wxWindow* window) {
    const TabbedPages* tabs = tabs_of(window);
    return pane_of(window).IsShown() && (tabs == nullptr || tabs->front() == window);
}

wxWindow* Panes::current() const {
    wxWindow* const focus = wxWindow::FindFocus();
    const auto focused = std::ranges::find_if(windows_, [&](wxWindow* window) {
        return home(window) != nullptr && (window == focus || window->IsDescendant(focus));
    });
    return focused != windows_.end() ? *focused : shown_last_;
}

void Panes::mark(wxWindow* window, std::optional<Tone> tone) {
    if (TabbedPages* tabs = tabs_of(window)) {
        tabs->mark(window, tone);
    }
}

void Panes::show_work(Context& context) {
    for (wxWindow* window : windows_) {
        if (TabbedPages* tabs = tabs_of(window)) {
            tabs->show_share(window, context.work().share(context.maps().id(), info(window).id));
        }
    }
}

void Panes::add_to(Handlers& handlers) {
    for (std::size_t number = 1; number < windows_.size(); ++number) {
        wxWindow* window = windows_[number];
        const PanelInfo& info = all_panels()[number - 1];
        const bool has_tab = home(window) != nullptr;
        handlers.add({{.id = std::string("panel.") + info.id,
                       .label = info.id, // keys were kept under it
                       .keys = {wxString::Format("Ctrl+F%zu", number)},
                       .help = has_tab ? wx_tr("Show this panel")
                                       : wx_tr("Show this panel, or hide it if it is visible"),
                       .run = [this, window, has_tab] { has_tab ? show(window) : toggle(window); },
                       .icon = info.icon,
                       .checked = [this, window] { return is_shown(window); },
                       .changing = [&info] { return wx_tr(info.title); }}});
    }
    handlers.add("view.side-panels", {.checked = [this] { return shows_side(); }},
                 [this] { show_side(!shows_side()); });
    handlers.add("view.loose-panel",
                 {.enabled = [this] { return current() != nullptr; },
                  .checked = [this] { return current() != nullptr && is_loose(current()); }},
                 [this] {
                     wxWindow* panel = current();
                     is_loose(panel) ? put_back(panel)
                                     : take_out(panel, frame_.GetScreenPosition());
                 });
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

void Panes::focus_next(bool forwards) {
    wxWindow* const focus = wxWindow::FindFocus();
    const auto has_focus = [focus](wxWindow* window) {
        return focus == window || window->IsDescendant(focus);
    };
    std::vector<wxWindow*> open;
    std::ranges::copy_if(windows_, std::back_inserter(open),
                         [this](wxWindow* window) { return pane_of(window).IsShown(); });
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
