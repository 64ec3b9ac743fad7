#pragma once

#include "editor/desktop/context/context.h"

class wxWindow;

namespace pampas::desktop {

/// What the user chooses once for all maps: the preferences, and the keys of commands. Keeps them
/// and lets them take effect.
class PreferencesCommands {
  public:
    /// All outlive it; `actions` gives the commands that get the keys.
    PreferencesCommands(wxWindow& window, Context& context, std::function<ActionTable&()> actions);

    /// For the `Edit` menu.
    ActionGroup actions();
    /// Gives the commands the keys that are kept; to be called when there are commands.
    void restore_keys();

  private:
    void ask();
    void show_keys(wxWindow& above);
    void give(const KeyChoices& choices);

    wxWindow& window_;
    Context& context_;
    std::function<ActionTable&()> actions_;
    Connection shows_keys_;
};

} // namespace pampas::desktop
