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

/// A tab in a tab bar.
struct Tab {
    std::string title;
    std::optional<Tone> mark = {};    ///< mark before the title
    std::optional<double> share = {}; ///< of running work that is done, from 0 to 1; empty: no work
    bool operator==(const Tab&) const = default;
};

/// A row of tabs; the owner defines what they stand for. Each is as wide as its title. With too
/// little room tabs move closer together, and the widest are cut off; their tooltips show the full
/// title. The bar never takes the keyboard focus.
///
/// Why not `wxAuiNotebook` (wxGTK 3.2.2, tried on real windows): in 400 pixels it showed two or
/// three of six tabs, even at equal widths, and scrolled to the others, while these all stay
/// visible. Its bar takes the focus as a panel without name or role, so a screen reader does not
/// tell which map is chosen. It keeps the bar for a single map, and needs a window per tab, while
/// all open maps share one canvas.
class TabBar : public wxWindow {
  public:
    /// What the bar calls.
    struct Actions {
        std::function<void(std::size_t)> choose; ///< called when the user clicks a tab
        /// Called when the user closes a tab. If set, tabs have a cross, and a single tab is
        /// hidden.
        std::function<void(std::size_t)> close = {};
        /// Called when the user drags a tab out of the bar and drops it at this point of the
        /// screen.
        std::function<void(std::size_t, wxPoint)> drag_out = {};
        /// Called when the user presses the right button on a tab.
        std::function<void(std::size_t)> menu = {};
    };

    TabBar(wxWindow* parent, Actions actions);

    /// Shows these tabs, with one of them chosen.
    void show(std::vector<Tab> tabs, std::size_t chosen);

    const std::vector<Tab>& tabs() const { return tabs_; }
    /// The rectangles of a tab and of its cross.
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
    void draw_share(wxDC& dc, std::size_t number) const;
    void on_press(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_drop(wxMouseEvent& event);
    /// Forgets the tab that the user drags.
    void end_drag();

    Actions actions_;
    std::vector<Tab> tabs_;
    std::size_t chosen_ = 0;
    std::optional<std::size_t> pressed_; ///< the tab that the user may drag
};

/// Pages with tabs, one of them visible. Unlike GTK's own notebook, it selects its page before it
/// is shown, and causes no GTK warning when narrow.
class TabbedPages : public wxPanel {
  public:
    /// What the tabs call. The same as `TabBar::Actions`, with pages instead of numbers.
    struct Actions {
        std::function<void(wxWindow*, wxPoint)> drag_out;
        std::function<void(wxWindow*)> menu;
    };

    TabbedPages(wxWindow* parent, wxSize size, const Actions& actions);

    /// Adds a window, which becomes a child, before the page with this number or, with the number
    /// of pages, as the last. The first one added is in front.
    void add(wxWindow* page, const std::string& title, std::size_t number);
    /// Hides a page and forgets it; the caller gives it another parent. A neighbour comes to the
    /// front.
    void remove(wxWindow* page);

    const std::vector<wxWindow*>& pages() const { return pages_; }
    /// The visible page; null if there are no pages.
    wxWindow* front() const { return pages_.empty() ? nullptr : pages_[front_]; }
    std::size_t front_number() const { return front_; }
    /// Brings a page to the front; a number without page changes nothing.
    void bring_to_front(std::size_t number);
    void bring_to_front(wxWindow* page) { bring_to_front(number_of(page)); }

    /// Sets or removes the mark on a page's tab.
    void mark(wxWindow* page, std::optional<Tone> tone);
    /// Shows on a page's tab how much of its work is done; empty: nothing runs.
    void show_share(wxWindow* page, std::optional<double> share);

  private:
    std::size_t number_of(wxWindow* page) const;

    TabBar* bar_;
    std::vector<Tab> tabs_;
    std::vector<wxWindow*> pages_;
    std::size_t front_ = 0;
};

} // namespace pampas::desktop
