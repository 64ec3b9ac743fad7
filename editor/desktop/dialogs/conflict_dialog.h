#pragma once

#include "editor/desktop/dialogs/prompt.h"

#include <wx/dialog.h>

namespace pampas::desktop {

/// Shows two states of a map beside each other, the open one and the library's, and asks which is
/// to be kept.
class ConflictDialog : public wxDialog {
  public:
    ConflictDialog(wxWindow* parent, const ConflictingSave& save);

    /// Waits for the answer.
    Conflict ask();

  private:
    wxSizer* maps(const ConflictingSave& save);
    wxSizer* buttons(const ConflictingSave& save);
    void add_button(wxSizer& row, Conflict answer, const wxString& label, const wxString& tip);

    Conflict answer_ = Conflict::Cancel;
};

} // namespace pampas::desktop
