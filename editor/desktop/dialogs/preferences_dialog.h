#pragma once

#include "editor/desktop/dialogs/form_dialog.h"
#include "editor/desktop/widgets/preferences.h"

#include <functional>

namespace pampas::desktop {

/// Asks for the user's preferences.
class PreferencesDialog : public FormDialog {
  public:
    /// `show_keys` shows the keys of the commands, above this dialog.
    PreferencesDialog(wxWindow* parent, const Preferences& before,
                      const std::function<void(wxWindow&)>& show_keys);

    /// The preferences that the user chose.
    const Preferences& preferences() const { return chosen_; }

  private:
    /// Says what takes effect only later.
    Judgement judge() override;

    Preferences before_;
    Preferences chosen_;
};

} // namespace pampas::desktop
