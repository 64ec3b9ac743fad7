#pragma once

#include "editor/desktop/widgets/actions.h"
#include "editor/desktop/widgets/searched_list.h"

#include <wx/dialog.h>

#include <vector>

class wxTextCtrl;

namespace pampas::desktop {

/// An action of a menu, for searching by words.
struct Command {
    const Action* action;
    wxString label; ///< as in the menu now, without mnemonics
    wxString menu;
    bool enabled;
};

/// The commands of menus and their submenus, in their order, except submenus made when opened.
/// `menus` outlive them.
std::vector<Command> commands(const std::vector<Menu>& menus);

/// The commands in which each of the words occurs, in any case: first those whose labels have them,
/// then those whose menu, help or keys do; among each, enabled ones first.
std::vector<Command> found(const std::vector<Command>& commands, const wxString& words);

/// Commands as rows: label and keys, below them menu and help. Disabled commands are faint.
class CommandList : public TextList {
  public:
    CommandList(wxWindow* parent, Actions actions)
        : TextList(parent, std::move(actions), {.lines = 4}) {}

    const std::vector<Command>& commands() const { return commands_; }
    /// Shows these and selects the first.
    void set_commands(std::vector<Command> commands);

  private:
    std::vector<Command> commands_;
};

/// Finds a command of the menus by words. Arrows move in the list while the user types; Enter takes
/// the selected command.
class CommandSearch : public wxDialog {
  public:
    /// `menus` outlive it.
    CommandSearch(wxWindow* parent, const std::vector<Menu>& menus);

    /// The command taken, once the dialog has ended with `wxID_OK`.
    const Action* chosen() const { return chosen_; }
    const CommandList& list() const { return *list_; }

  private:
    void take();

    std::vector<Command> all_;
    wxTextCtrl* words_;
    CommandList* list_;
    const Action* chosen_ = nullptr;
};

} // namespace pampas::desktop
