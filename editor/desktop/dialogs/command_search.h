#pragma once

#include "editor/desktop/dialogs/command_list.h"

#include <wx/dialog.h>

class wxTextCtrl;

namespace pampas::desktop {

/// Finds a command of the menus by words. Arrows move in the list while one types; Enter takes the
/// selected command.
class CommandSearch : public wxDialog {
  public:
    /// `menus` outlive it.
    CommandSearch(wxWindow* parent, const std::vector<Menu>& menus);

    /// What was taken, once the dialog has ended with `wxID_OK`.
    const Action* chosen() const { return chosen_; }
    const CommandList& list() const { return *list_; }

  private:
    void on_key(wxKeyEvent& event);
    void take();

    std::vector<Command> all_;
    wxTextCtrl* words_;
    CommandList* list_;
    const Action* chosen_ = nullptr;
};

} // namespace pampas::desktop
