#pragma once

#include "editor/desktop/frame/menus.h"
#include "editor/desktop/frame/panels.h"

#include <wx/aui/framemanager.h>

#include <string_view>

namespace pampas::desktop {

class TabbedPages;

/// The panels around the canvas. Those at the right are behind two rows of tabs, which share the
/// height; the user can take each out of its tabs, to dock it elsewhere or to have it in a window
/// of its own. The layout is kept.
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
    /// Adds a row of tabs at the right, below the others; its share of the height is `height`.
    void add_tabs(const char* name, int height);
    /// Lays everything out, with the layout in `config` if there is one.
    void restore(const wxConfigBase& config);
    void keep(wxConfigBase& config) const;
    void load(const wxString& layout);
    /// Brings windows back that were on a screen that is gone.
    void keep_on_screens();
    void back_to_first();

    const PanelInfo& info(const wxWindow* window) const;
    /// The tabs that a panel is behind at first; null if it never is.
    TabbedPages* home(const wxWindow* window) const;
    /// Whether a panel was taken out of its tabs.
    bool is_loose(wxWindow* window) const;
    std::vector<wxWindow*> loose() const;
    void take_out(wxWindow* page, wxPoint at);
    void put_back(wxWindow* page);
    void offer_to_take_out(wxWindow* page);

    void show(wxWindow* window);
    /// Shows the panels at the right, or hides them.
    void show_side(bool shown);
    bool shows_side() const;
    /// Brings the panel that was in front before this one to the front, if this one is in front.
    void leave(wxWindow* page);
    wxAuiPaneInfo& pane_of(wxWindow* window);
    void toggle(wxWindow* window);
    bool is_shown(wxWindow* window);
    /// The panel with the keyboard focus or, if none has it, the one that was shown last.
    wxWindow* current() const;
    static void mark(wxWindow* window, std::optional<Tone> tone);
    /// Shows on the tabs what runs on the current map.
    void show_work(Context& context);
    /// Moves the keyboard focus to the next or previous panel.
    void focus_next(bool forwards);

    wxFrame& frame_;
    mutable wxAuiManager manager_;
    std::vector<wxWindow*> windows_; ///< in the order of F6: the middle, then `all_panels`
    std::vector<TabbedPages*> tabs_; ///< from top to bottom
    wxWindow* before_ = nullptr;     ///< the page that was in front before the last one
    wxWindow* shown_last_ = nullptr;
    wxString first_layout_;
    Connections connections_;
};

} // namespace pampas::desktop
