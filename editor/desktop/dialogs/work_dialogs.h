#pragma once

#include "editor/desktop/dialogs/prompt.h"

#include <wx/dialog.h>

class wxButton;
class wxCheckListBox;

namespace pampas::desktop {

/// Shows two states of a map side by side, the open one and the library's, and asks which to keep.
class ConflictDialog : public wxDialog {
  public:
    ConflictDialog(wxWindow* parent, const ConflictingSave& save);

    /// Shows the dialog and returns the answer.
    Conflict ask();

  private:
    wxSizer* maps(const ConflictingSave& save);
    wxSizer* buttons(const ConflictingSave& save);
    void add_button(wxSizer& row, Conflict answer, const wxString& label, const wxString& tip);

    Conflict answer_ = Conflict::Cancel;
};

/// Offers unsaved work: to open it, to discard it, or to leave it for later.
class FoundWorkDialog : public wxDialog {
  public:
    FoundWorkDialog(wxWindow* parent, const std::vector<FoundWork>& found);

    /// The user's answer, after the dialog was shown.
    FoundWorkAnswer answer() const;

  private:
    wxButton* add_button(const wxString& label, FoundWorkAnswer::What what);
    void update();

    wxCheckListBox* list_;
    wxButton* forget_;
    wxButton* open_;
    FoundWorkAnswer::What what_ = FoundWorkAnswer::Wait;
};

} // namespace pampas::desktop
