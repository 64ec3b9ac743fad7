#include "editor/desktop/dialogs/form_dialog.h"

#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/screen.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/button.h>
#include <wx/choice.h>

namespace pampas::desktop {
namespace {

constexpr int dialog_margin = 14; // around everything, in DIP
constexpr int preview_gap = 20;   // before a preview, in DIP
const wxSize least_preview(160, 140);

/// Whether the key accepts the dialog where fields would use it otherwise: Enter on a choice, which
/// would open its list, and Ctrl+Enter everywhere, as Enter begins a line in a text of several.
bool accepts(const wxKeyEvent& event) {
    const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    return enter && (event.GetModifiers() == wxMOD_CONTROL ||
                     (event.GetModifiers() == wxMOD_NONE &&
                      dynamic_cast<wxChoice*>(wxWindow::FindFocus()) != nullptr));
}

/// Makes Enter press the button from every field of one line, and Ctrl+Enter from all.
void press_at_enter(wxDialog& dialog, wxButton& button) {
    dialog.Bind(wxEVT_CHAR_HOOK, [&button](wxKeyEvent& event) {
        if (accepts(event) && button.IsEnabled()) {
            wxCommandEvent press(wxEVT_BUTTON, button.GetId());
            press.SetEventObject(&button);
            button.HandleWindowEvent(press);
        } else {
            event.Skip();
        }
    });
}

} // namespace

FormDialog::FormDialog(wxWindow* parent, const wxString& title, bool resizable)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | (resizable ? wxRESIZE_BORDER : 0)),
      form_(*this, [this] { update(); }), notice_(new Notice(this)) {}

FormDialog::~FormDialog() = default;

void FormDialog::make(const std::vector<Field>& fields, const wxString& verb, wxWindow* preview) {
    form_.add(fields);
    const int space = FromDIP(dialog_margin);
    auto* body = new wxBoxSizer(wxHORIZONTAL);
    body->Add(form_.sizer(), preview != nullptr ? wxSizerFlags() : wxSizerFlags(1).Expand());
    if (preview != nullptr) {
        preview->MoveAfterInTabOrder(GetChildren().GetLast()->GetData());
        body->Add(preview, wxSizerFlags(1).Expand().Border(wxLEFT, FromDIP(preview_gap)));
    }
    auto* cancel = new wxButton(this, wxID_CANCEL, wx_tr("&Cancel")); // the left one, so first
    ok_ = new wxButton(this, wxID_OK, verb);
    auto* buttons = new wxStdDialogButtonSizer;
    buttons->AddButton(ok_);
    buttons->AddButton(cancel);
    buttons->Realize();
    auto* last = new wxBoxSizer(wxHORIZONTAL);
    last->Add(notice_, wxSizerFlags(1).Expand());
    last->Add(buttons, wxSizerFlags().CenterVertical());
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(body, wxSizerFlags(1).Expand().Border(wxALL, space));
    all->Add(last, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, space));
    ok_->SetDefault();
    press_at_enter(*this, *ok_);
    SetSizerAndFit(all); // room for all fields
    if (preview != nullptr) {
        const wxSize wanted = GetSize();
        preview->SetMinSize(FromDIP(least_preview));
        SetSize(within_screen(*this, wanted));
    }
    SetMinSize(all->ComputeFittingWindowSize(this));
    update();
    form_.refresh();
    form_.focus_first();
}

void FormDialog::update() {
    Judgement judgement;
    try {
        judgement = judge();
    } catch (const InputError& error) {
        judgement = {Tone::Error, wx_text(error.what()), false};
    }
    notice_->say(judgement.tone, judgement.text);
    ok_->Enable(judgement.allowed);
}

std::string trimmed(const std::string& text) {
    return wx_text(text).Trim().Trim(false).utf8_string();
}

} // namespace pampas::desktop
