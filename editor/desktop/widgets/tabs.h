#pragma once

#include "editor/desktop/widgets/look.h"

#include <wx/panel.h>
#include <wx/window.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// A tab as a row of them shows it.
struct Tab {
    std::string title;
    std::optional<Tone> mark = {}; ///< before the title
    bool operator==(const Tab&) const = default;
};

/// A row of tabs; its owner knows what a tab stands for. Each is as wide as its title needs. When
/// there is too little room the tabs stand closer, and the widest are cut; the tips of these say
/// the whole title. The row never takes the keyboard.
///
/// `wxAuiNotebook` (wxGTK 3.2.2) was tried on real windows in its place. In 400 pixels it showed
/// two or three of six tabs and scrolled to the others, at equal widths, too, where these all stay
/// in sight. Its row takes the keyboard as a panel without name or role, so a screen reader does
/// not say which map is chosen. It keeps the row of a single map, and wants a window for each tab,
/// where all open maps share one canvas.
class TabBar : public wxWindow {
  public:
    struct Actions {
        std::function<void(std::size_t)> choose; ///< the user clicked the tab with this number
        /// The user wants to close the tab. With this action tabs have a cross, and a single tab is
        /// hidden.
        std::function<void(std::size_t)> close = {};
    };

    TabBar(wxWindow* parent, Actions actions);

    /// Shows tabs, one of them chosen.
    void show(std::vector<Tab> tabs, std::size_t chosen);

    const std::vector<Tab>& tabs() const { return tabs_; }
    /// The places of a tab and of its cross.
    wxRect place(std::size_t number) const;
    wxRect cross(std::size_t number) const;

    bool AcceptsFocus() const override { return false; }

  private:
    wxSize DoGetBestClientSize() const override;
    int margin() const;
    int wish(const Tab& tab, int margin) const;
    int whole(const Tab& tab, int margin) const;
    std::vector<int> widths() const;
    std::optional<std::size_t> tab_at(wxPoint point) const;
    void on_paint();
    void draw(wxDC& dc, std::size_t number) const;
    void draw_title(wxDC& dc, std::size_t number, const wxColour& ink) const;
    void draw_cross(wxDC& dc, std::size_t number) const;
    void on_press(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);

    Actions actions_;
    std::vector<Tab> tabs_;
    std::size_t chosen_ = 0;
};

/// Windows behind tabs, one of them visible. Unlike GTK's own notebook, it has its page in front
/// before it is on the screen, and causes no GTK warning when it is narrow.
class TabbedPages : public wxPanel {
  public:
    TabbedPages(wxWindow* parent, wxSize size);

    /// Adds a window, which becomes a child of this one. The first window is in front.
    void add(wxWindow* page, const std::string& title);

    const std::vector<wxWindow*>& pages() const { return pages_; }
    /// The visible page; there must be one.
    wxWindow* front() const { return pages_[front_]; }
    std::size_t front_number() const { return front_; }
    /// Brings one of the pages to the front.
    void bring_to_front(std::size_t number);
    void bring_to_front(wxWindow* page) { bring_to_front(number_of(page)); }
    /// The listener is called after the user has chosen a tab.
    void on_choose(std::function<void()> listener) { chosen_ = std::move(listener); }

    const std::string& title(wxWindow* page) const { return tabs_[number_of(page)].title; }
    /// Sets or removes the mark on a page's tab.
    void mark(wxWindow* page, std::optional<Tone> tone);

  private:
    std::size_t number_of(wxWindow* page) const;

    TabBar* bar_;
    std::vector<Tab> tabs_;
    std::vector<wxWindow*> pages_;
    std::size_t front_ = 0;
    std::function<void()> chosen_;
};

} // namespace pampas::desktop
