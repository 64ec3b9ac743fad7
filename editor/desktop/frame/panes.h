#pragma once

#include "editor/desktop/widgets/actions.h"

#include <wx/aui/framemanager.h>

class wxConfigBase;

namespace pampas::desktop {

/// The panels around the canvas: docked, moved and hidden by the user, as he left them last time.
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
    /// Lays everything out, as it was kept in `config` if it was.
    void restore(const wxConfigBase& config);
    void keep(wxConfigBase& config) const;

    void show(wxWindow* window);
    /// For the `View` menu: which panels are shown, and the way they were at first.
    ActionGroup actions();

  private:
    void toggle(wxWindow* window);
    bool is_shown(wxWindow* window);
    /// Moves the keyboard from panel to panel.
    void focus_next();

    wxAuiManager manager_;
    std::vector<wxWindow*> windows_; ///< in the order of F6, the middle first
    wxString first_layout_;
};

} // namespace pampas::desktop
