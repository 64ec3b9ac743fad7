#pragma once

#include <wx/window.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// A row of tabs, each with a cross that closes it; what a tab stands for is its owner's business.
/// Hidden while there is only one. Never takes the keyboard.
class TabBar : public wxWindow {
  public:
    struct Actions {
        std::function<void(std::size_t)> choose; ///< the user wants the tab with this number
        std::function<void(std::size_t)> close;  ///< the user wants it to go
    };

    TabBar(wxWindow* parent, Actions actions);

    /// Shows tabs with these titles, one of them chosen.
    void show(std::vector<std::string> titles, std::size_t chosen);

    const std::vector<std::string>& titles() const { return titles_; }
    /// Where a tab is, and where its cross.
    wxRect place(std::size_t number) const;
    wxRect cross(std::size_t number) const;

    bool AcceptsFocus() const override { return false; }

  private:
    wxSize DoGetBestClientSize() const override;
    int tab_width() const;
    std::optional<std::size_t> tab_at(wxPoint point) const;
    void on_paint();
    void draw(wxDC& dc, std::size_t number) const;
    void on_press(wxMouseEvent& event);

    Actions actions_;
    std::vector<std::string> titles_;
    std::size_t chosen_ = 0;
};

} // namespace pampas::desktop
