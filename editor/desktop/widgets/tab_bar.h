#pragma once

#include "editor/desktop/widgets/tone.h"

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

} // namespace pampas::desktop
