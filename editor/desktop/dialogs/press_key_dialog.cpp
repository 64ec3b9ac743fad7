#include "editor/desktop/dialogs/press_key_dialog.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/keys.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

/// What the canvas itself takes, with Shift or without.
bool is_for_canvas(const wxKeyEvent& event) {
    constexpr std::array taken{WXK_LEFT, WXK_RIGHT,  WXK_UP,       WXK_DOWN,  WXK_HOME,
                               WXK_END,  WXK_PAGEUP, WXK_PAGEDOWN, WXK_SPACE, WXK_RETURN};
    const bool pans = event.GetModifiers() == wxMOD_CONTROL && event.GetKeyCode() <= WXK_DOWN;
    return ((event.GetModifiers() & ~wxMOD_SHIFT) == 0 || pans) &&
           std::ranges::find(taken, event.GetKeyCode()) != taken.end();
}

/// What every dialog does with the key, so that it can be left.
bool is_for_dialog(const wxKeyEvent& event, bool pressed) {
    const int code = event.GetKeyCode();
    const bool plain = (event.GetModifiers() & ~wxMOD_SHIFT) == 0;
    return plain && (code == WXK_ESCAPE || code == WXK_TAB ||
                     (pressed && (code == WXK_RETURN || code == WXK_NUMPAD_ENTER)));
}

} // namespace

PressKeyDialog::PressKeyDialog(wxWindow* parent, const wxString& command, Holder holder)
    : wxDialog(parent, wxID_ANY, wx_tr("Change the Key")), holder_(std::move(holder)),
      field_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                            wxTE_READONLY | wxTE_CENTRE)),
      notice_(new Notice(this)) {
    field_->SetMinSize(FromDIP(wxSize(460, -1)));
    const wxString question = wx_text(tr("Press the key that does \"{}\":", command.utf8_string()));
    name_for_readers(*field_, question);
    auto* body = new wxBoxSizer(wxVERTICAL);
    body->Add(make_label(this, wxControl::EscapeMnemonics(question), nullptr));
    body->Add(field_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(10)));
    use_ = lay_out(*this, body, notice_, wx_tr("&Use it"));
    use_->Disable();
    Bind(wxEVT_CHAR_HOOK, &PressKeyDialog::on_key, this);
    field_->SetFocus();
    CentreOnParent();
}

PressKeyDialog::~PressKeyDialog() {
    silence(*this);
}

void PressKeyDialog::on_key(wxKeyEvent& event) {
    if (dynamic_cast<wxButton*>(FindFocus()) != nullptr || is_for_dialog(event, !key_.empty())) {
        event.Skip();
    } else if (is_for_canvas(event)) {
        notice_->say(Tone::Error, wx_tr("This key moves and paints on the map."));
    } else if (const wxString key = pressed_key(event); !key.empty()) {
        take(key);
    }
}

void PressKeyDialog::take(const wxString& key) {
    key_ = key;
    field_->SetValue(shown_key(key));
    use_->Enable();
    const wxString other = holder_(key);
    if (other.empty()) {
        notice_->clear();
    } else {
        notice_->say(Tone::Warning,
                     wx_text(tr("\"{}\" has this key now and loses it.", other.utf8_string())));
    }
}

} // namespace pampas::desktop
