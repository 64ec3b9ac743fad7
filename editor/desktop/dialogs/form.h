#pragma once

#include <wx/sizer.h>

class wxButton;
class wxDialog;

namespace pampas::desktop {

class Notice;

/// Fields below each other, each with its label before it.
class Form : public wxFlexGridSizer {
  public:
    explicit Form(wxWindow* window);

    /// `field` is a window or a sizer, made after its label's neighbours so that Tab goes in order.
    template <class Field>
    void add(const wxString& label, Field* field) {
        add_label(label);
        Add(field, wxSizerFlags().Expand());
    }
    /// A field that may grow with the dialog.
    void add_tall(const wxString& label, wxWindow* field);

  private:
    void add_label(const wxString& label, int align = wxALIGN_CENTRE_VERTICAL);

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
