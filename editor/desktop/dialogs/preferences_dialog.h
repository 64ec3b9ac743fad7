#pragma once

#include "editor/desktop/widgets/preferences.h"

#include <wx/dialog.h>

#include <functional>

class wxCheckBox;
class wxChoice;

namespace pampas::desktop {

class Notice;

/// Asks for what is chosen once for all windows.
class PreferencesDialog : public wxDialog {
  public:
    /// `show_keys` shows the keys of the commands, above this dialog.
    PreferencesDialog(wxWindow* parent, const Preferences& before,
                      const std::function<void(wxWindow&)>& show_keys);
    ~PreferencesDialog() override;

    /// As they were chosen.
    Preferences preferences() const;

  private:
    void make_fields();
    void show_before();
    const language::Language* chosen_language() const;
    /// Says what does not take effect at once.
    void update();

    Preferences before_;
    wxChoice* language_;
    wxChoice* theme_;
    wxChoice* client_;
    wxChoice* thinking_;
    wxCheckBox* welcome_;
    wxCheckBox* minimap_;
    Notice* notice_;
};

} // namespace pampas::desktop
