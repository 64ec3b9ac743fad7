#pragma once

#include <wx/sizer.h>

class wxButton;
class wxDialog;
class wxStaticText;

namespace pampas::desktop {

class Notice;

/// A label in `dialog` whose mnemonic leads to `field`, if given.
wxStaticText* make_label(wxWindow* dialog, const wxString& text, wxWindow* field);

/// Fields below each other, each with its label before it.
class Form : public wxFlexGridSizer {
  public:
    explicit Form(wxWindow* window);

    /// A window whose label has a mnemonic (`&Name`); without a label it has a text of its own.
    void add(const wxString& label, wxWindow* field);
    /// Several windows beside each other; the mnemonic leads to `first`, if given.
    void add(const wxString& label, wxSizer* fields, wxWindow* first = nullptr);
    /// A window that grows with the dialog.
    void add_tall(const wxString& label, wxWindow* field);
    /// Shows the row of a field that was added, or leaves it out.
    void show(const wxWindow* field, bool shown);

  private:
    wxWindow* window_;
};

/// Puts `body` into a dialog, the notice and the buttons below it; `verb` is what the default
/// button does. Gives that button.
wxButton* lay_out(wxDialog& dialog, wxSizer* body, Notice* notice, const wxString& verb);

/// Keeps the fields of a dialog from telling of changes while the dialog goes. To be called in its
/// destructor: a number being typed is taken over only when its field is left, and by then what
/// listens is gone.
void silence(wxDialog& dialog);

} // namespace pampas::desktop
