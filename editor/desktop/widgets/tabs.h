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

/// A row of tabs; what a tab stands for is its owner's business. Each is as wide as its title
/// needs; when there is too little room they stand closer, and the widest are cut, whose titles
/// the pointer tells. Never takes the keyboard.
class TabBar : public wxWindow {
  public:
    struct Actions {
        std::function<void(std::size_t)> choose; ///< the user wants the tab with this number
        /// The user wants it to go. Tabs that can have a cross, and a single one is not shown.
        std::function<void(std::size_t)> close = {};
    };

    TabBar(wxWindow* parent, Actions actions);

    /// Shows tabs, one of them chosen.
    void show(std::vector<Tab> tabs, std::size_t chosen);

    const std::vector<Tab>& tabs() const { return tabs_; }
    /// Where a tab is, and where its cross.
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

/// Windows of which one is seen at a time, each behind a tab. Unlike GTK's own, it has its page in
/// front before it is on the screen, and says nothing when it is narrow.
class TabbedPages : public wxPanel {
  public:
    TabbedPages(wxWindow* parent, wxSize size);

    /// Adds a window, which becomes a child of this one; the first is in front.
    void add(wxWindow* page, const std::string& title);

    const std::vector<wxWindow*>& pages() const { return pages_; }
    /// The page that is seen; there must be one.
    wxWindow* front() const { return pages_[front_]; }
    std::size_t front_number() const { return front_; }
    /// Shows one of the pages in place of the one before.
    void bring_to_front(std::size_t number);
    void bring_to_front(wxWindow* page) { bring_to_front(number_of(page)); }
    /// Is told after the user chose a tab.
    void on_choose(std::function<void()> listener) { chosen_ = std::move(listener); }

    const std::string& title(wxWindow* page) const { return tabs_[number_of(page)].title; }
    /// Puts a mark on a page's tab, or none.
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
