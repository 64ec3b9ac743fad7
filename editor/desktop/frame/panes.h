#pragma once

#include "editor/desktop/widgets/actions.h"
#include "editor/desktop/widgets/tone.h"

#include <wx/aui/framemanager.h>

#include <optional>

class wxConfigBase;

namespace pampas::desktop {

class TabbedPages;

/// The panels around the canvas, some of them behind tabs: docked, moved and hidden by the user, as
/// he left them last time.
class Panes {
  public:
    explicit Panes(wxFrame& frame);
    ~Panes() { manager_.UnInit(); }
    Panes(const Panes&) = delete;
    Panes& operator=(const Panes&) = delete;

    /// What the panels are around.
    void set_middle(wxWindow* window);
    /// Adds a panel where `place` says, which has its name, caption and size.
    void add(wxWindow* window, const wxAuiPaneInfo& place);
    /// Adds room for panels of which one is seen at a time, where `place` says.
    void add_tabs(const wxAuiPaneInfo& place);
    /// Adds a panel to the tabs added last. One that is tall has the others' room too when it comes
    /// to the front.
    void add_page(wxWindow* window, const char* name, const wxString& caption, bool tall = false);

    /// Lays everything out, as it was kept in `config` if it was.
    void restore(const wxConfigBase& config);
    void keep(wxConfigBase& config) const;

    void show(wxWindow* window);
    /// Puts the panel that was in front before this one there again, if this one is.
    void leave(wxWindow* page);
    /// Puts a mark on a panel's tab, or none.
    static void mark(wxWindow* page, std::optional<Tone> tone);
    /// For the `View` menu: which panels are seen, and the way they were at first.
    ActionGroup actions();

  private:
    wxAuiPaneInfo& pane_of(wxWindow* window);
    void toggle(wxWindow* window);
    bool is_shown(wxWindow* window);
    wxString caption(wxWindow* window);
    bool is_tall(const wxWindow* page) const;
    void bring_to_front(wxWindow* page);
    void load(const wxString& layout);
    void share_room_of(const TabbedPages& room);
    /// Moves the keyboard from panel to panel.
    void focus_next(bool forwards);
    void back_to_first();

    wxFrame& frame_;
    wxAuiManager manager_;
    std::vector<wxWindow*> windows_; ///< in the order of F6, the middle first
    std::vector<TabbedPages*> tabs_;
    std::vector<wxWindow*> tall_; ///< pages that have all room when they are in front
    wxWindow* before_ = nullptr;  ///< was in front before the page shown last
    wxString first_layout_;
};

} // namespace pampas::desktop
