#pragma once

#include "editor/desktop/dialogs/picture_fields.h"

class wxSpinCtrl;

namespace pampas::desktop {

/// The kinds of paper for people, as `paper::paper_sizes` lists them.
std::vector<wxString> paper_titles();

/// In the order of `paper::Orientation`.
std::vector<wxString> orientation_titles();

/// The fields of a dialog for sheets of paper that are joined.
class PaperFields {
  public:
    /// Adds them to a form of `dialog`, begun with what was chosen last; `changed` is told whenever
    /// the sheets are others.
    PaperFields(Form& form, wxWindow* dialog, const PaperChoices& last,
                const std::function<void()>& changed);

    PaperChoices choices() const;
    /// Shows them, or leaves them out of the form.
    void show(bool shown);

  private:
    Form& form_;
    wxSpinCtrl* hex_;
    wxChoice* paper_;
    wxChoice* orientation_;
    wxSpinCtrl* overlap_;
    wxCheckBox* aids_;
};

} // namespace pampas::desktop
