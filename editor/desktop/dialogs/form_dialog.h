#pragma once

#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/look.h"

#include <wx/dialog.h>

#include <vector>

class wxButton;

namespace pampas::desktop {

class Notice;

/// A dialog that is made of fields, a line that says what is wrong with them or remarkable, and a
/// button that does what is asked for.
class FormDialog : public wxDialog {
  public:
    /// What there is to say about the values of the fields.
    struct Judgement {
        Tone tone = Tone::Note;
        wxString text = {};  ///< Empty: nothing.
        bool allowed = true; ///< The button can be pressed.
    };

  protected:
    FormDialog(wxWindow* parent, const wxString& title, bool resizable = false);
    ~FormDialog() override;

    /// Makes the fields and below them the notice and the buttons, `verb` on the default one;
    /// `preview`, if given, takes the room beside the fields. To be called once, by the
    /// constructor.
    void make(const std::vector<Field>& fields, const wxString& verb, wxWindow* preview = nullptr);
    /// Called at first and after each change of a value. What it throws as `InputError` is said,
    /// and not allowed.
    virtual Judgement judge() = 0;
    /// Judges anew, for changes that do not come from the fields.
    void update();
    Form& form() { return form_; }

  private:
    Form form_;
    Notice* notice_;
    wxButton* ok_ = nullptr;
};

/// A text without spaces at its ends, as what a field for a name means.
std::string trimmed(const std::string& text);

} // namespace pampas::desktop
