#pragma once

#include "editor/desktop/frame/menus.h"
#include "editor/desktop/frame/panels.h"

#include <wx/aui/framemanager.h>

#include <string_view>

namespace pampas::desktop {

class TabbedPages;

/// The panels around the canvas, some of them behind tabs. The user can dock, move and hide them;
/// the layout is kept.
class Panes {
  public:
    /// Makes all panels around `middle`, and adds their actions to `handlers`. The other arguments
    /// outlive it.
    Panes(wxFrame& frame, Context& context, wxWindow* middle, Handlers& handlers);
    ~Panes() { manager_.UnInit(); }
    Panes(const Panes&) = delete;
    Panes& operator=(const Panes&) = delete;

    /// The panel with this id, which must be one of `all_panels`. On Windows the names of windows
    /// belong to screen readers, so panels cannot be found by them.
    wxWindow* panel(std::string_view id) const;

  private:
    void make(const PanelInfo& info, Context& context, Handlers& handlers);
    void add_to(Handlers& handlers);
    /// Adds a panel at `place`.
    void add(wxWindow* window, const wxAuiPaneInfo& place);
    /// Adds tabs for panels at `place`.
    void add_tabs(const wxAuiPaneInfo& place);
    /// Adds a panel to the tabs added last.
    void add_page(wxWindow* window, const PanelInfo& info);
    /// Lays everything out, with the layout in `config` if there is one.
    void restore(const wxConfigBase& config);
    void keep(wxConfigBase& config) const;
    void show(wxWindow* window);
    /// Brings the panel that was in front before this one to the front, if this one is in front.
    void leave(wxWindow* page);
    wxAuiPaneInfo& pane_of(wxWindow* window);
    void toggle(wxWindow* window);
    bool is_shown(wxWindow* window);
    wxString caption(wxWindow* window);
    bool is_tall(const wxWindow* page) const;
    void bring_to_front(wxWindow* page);
    void load(const wxString& layout);
    void share_room_of(const TabbedPages& room);
    /// Moves the keyboard focus to the next or previous panel.
    void focus_next(bool forwards);
    void back_to_first();

    wxFrame& frame_;
    wxAuiManager manager_;
    std::vector<wxWindow*> windows_; ///< in the order of F6: the middle, then `all_panels`
    std::vector<TabbedPages*> tabs_;
    std::vector<wxWindow*> tall_; ///< pages that take all room while in front
    wxWindow* before_ = nullptr;  ///< the page that was in front before the last one
    wxString first_layout_;
    Connections connections_;
};

} // namespace pampas::desktop
