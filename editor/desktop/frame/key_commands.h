#pragma once

#include "editor/desktop/widgets/actions.h"

#include <functional>

class wxConfigBase;
class wxWindow;

namespace pampas::desktop {

/// The keys that the user has chosen for commands: kept, given to the commands, and changed.
class KeyCommands {
  public:
    /// `table` gives the commands; `changed` hears when their keys have changed. All outlive it.
    KeyCommands(wxConfigBase& config, std::function<ActionTable&()> table,
                std::function<void()> changed);

    /// Gives the commands the keys that are kept; to be called when there are commands.
    void restore();
    /// Shows all keys, to be changed.
    void show(wxWindow& above);

  private:
    void give(const KeyChoices& choices);

    wxConfigBase& config_;
    std::function<ActionTable&()> table_;
    std::function<void()> changed_;
};

} // namespace pampas::desktop
