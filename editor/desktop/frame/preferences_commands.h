#pragma once

#include "editor/desktop/widgets/actions.h"
#include "editor/desktop/widgets/preferences.h"

#include <functional>

class wxConfigBase;
class wxWindow;

namespace pampas::desktop {

/// Has the user change the preferences, keeps them, and lets them take effect.
class PreferencesCommands {
  public:
    struct Hooks {
        std::function<void(const Preferences&)> changed; ///< by the user, and kept
        std::function<void(wxWindow& above)> show_keys;
    };

    /// All outlive it.
    PreferencesCommands(wxWindow& window, wxConfigBase& config, Hooks hooks);

    /// For the `Edit` menu.
    ActionGroup actions();

    /// As they are kept now.
    Preferences preferences() const { return read_preferences(config_); }
    /// Has `change` change what is kept; no hook hears of it.
    void keep(const std::function<void(Preferences&)>& change);

  private:
    void ask();

    wxWindow& window_;
    wxConfigBase& config_;
    Hooks hooks_;
};

} // namespace pampas::desktop
