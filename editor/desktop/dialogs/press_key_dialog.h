#pragma once

#include <wx/dialog.h>

#include <functional>

class wxButton;
class wxTextCtrl;

namespace pampas::desktop {

class Notice;

/// Asks for a key by having it pressed.
class PressKeyDialog : public wxDialog {
  public:
    /// Tells which other command has a key; empty when none has.
    using Holder = std::function<wxString(const wxString& key)>;

    /// The key is for `command`.
    PressKeyDialog(wxWindow* parent, const wxString& command, Holder holder);
    ~PressKeyDialog() override;

    /// The key that was pressed last; empty before any.
    const wxString& key() const { return key_; }

  private:
    void on_key(wxKeyEvent& event);
    void take(const wxString& key);

    Holder holder_;
    wxString key_;
    wxTextCtrl* field_;
    Notice* notice_;
    wxButton* use_ = nullptr;
};

} // namespace pampas::desktop
