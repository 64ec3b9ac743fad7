#pragma once

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/dialog.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <string>
#include <vector>

class wxButton;

namespace pampas::desktop {

class Notice;

/// A dialog with fields, a notice about their values, and a button that accepts them.
class FormDialog : public wxDialog {
  public:
    /// What to say about the values of the fields.
    struct Judgement {
        Tone tone = Tone::Note;
        wxString text = {};  ///< empty: nothing
        bool allowed = true; ///< whether the button is enabled
    };

    ~FormDialog() override;

  protected:
    FormDialog(wxWindow* parent, const wxString& title, bool resizable = false);

    /// Makes the fields and below them the notice and the buttons, `verb` on the default one;
    /// `preview`, if given, takes the room beside the fields. Derived constructors call it once.
    void make(const std::vector<Field>& fields, const wxString& verb, wxWindow* preview = nullptr);
    /// Called at first and after each change of a value. If it throws `InputError`, the dialog
    /// shows the message and disables the button.
    virtual Judgement judge() = 0;
    /// Judges again, after changes that do not come from the fields.
    void update();
    Form& form() { return form_; }

  private:
    Form form_;
    Notice* notice_;
    wxButton* ok_ = nullptr;
};

/// A preview that grows with its dialog, and a line about it below.
template <class Preview>
class CaptionedPreview : public wxPanel {
  public:
    CaptionedPreview(wxWindow* parent, wxSize size)
        : wxPanel(parent), preview_(new Preview(this, size)),
          caption_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                    wxALIGN_CENTRE_HORIZONTAL | wxST_NO_AUTORESIZE)) {
        name_for_readers(*this, {}, ReaderRole::Nothing);
        auto* column = new wxBoxSizer(wxVERTICAL);
        column->Add(preview_, wxSizerFlags(1).Expand());
        column->Add(caption_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::gap)));
        SetSizer(column);
    }

    Preview& preview() { return *preview_; }
    void set_caption(const std::string& text) { caption_->SetLabel(wx_text(text)); }

  private:
    Preview* preview_;
    wxStaticText* caption_;
};

/// A text without spaces at its ends, for names from fields.
std::string trimmed(const std::string& text);

} // namespace pampas::desktop
