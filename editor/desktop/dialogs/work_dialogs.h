#pragma once

#include "editor/desktop/dialogs/prompt.h"

#include <wx/dialog.h>

class wxButton;
class wxCheckListBox;

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

/// Offers unsaved work that was found: to open it, to forget it, or to leave it for another time.
class FoundWorkDialog : public wxDialog {
  public:
    FoundWorkDialog(wxWindow* parent, const std::vector<FoundWork>& found);

    /// What the user wants, once the dialog was shown.
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
