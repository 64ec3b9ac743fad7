#include "editor/desktop/widgets/text_undo.h"

#include <wx/event.h>
#include <wx/spinctrl.h>
#include <wx/textentry.h>

namespace pampas::desktop {
namespace {

// `wxSpinCtrl` is not a `wxTextEntry`.
wxSpinCtrl* as_number(wxWindow* window) {
    return dynamic_cast<wxSpinCtrl*>(window);
}

wxTextEntry* as_text(wxWindow* window) {
    auto* entry = dynamic_cast<wxTextEntry*>(window);
    return entry != nullptr && entry->IsEditable() ? entry : nullptr;
}

bool is_undo(const wxKeyEvent& event) {
    return event.GetModifiers() == wxMOD_CONTROL && event.GetKeyCode() == 'Z';
}

bool is_redo(const wxKeyEvent& event) {
    return (event.GetModifiers() == wxMOD_CONTROL && event.GetKeyCode() == 'Y') ||
           (event.GetModifiers() == (wxMOD_CONTROL | wxMOD_SHIFT) && event.GetKeyCode() == 'Z');
}

wxString text_in(wxWindow* field) {
    const wxSpinCtrl* number = as_number(field);
    return number != nullptr ? number->GetTextValue() : as_text(field)->GetValue();
}

/// Replaces the text as if typed.
void set_text(wxWindow* field, const wxString& text) {
    if (wxSpinCtrl* number = as_number(field)) {
        number->SetValue(text);
    } else {
        as_text(field)->SetValue(text);
        as_text(field)->SetInsertionPointEnd();
    }
}

} // namespace

wxWindow* focused_text_field() {
    wxWindow* window = wxWindow::FindFocus();
    return as_text(window) != nullptr || as_number(window) != nullptr ? window : nullptr;
}

TextUndo::TextUndo() {
    wxEvtHandler::AddFilter(this);
}

TextUndo::~TextUndo() {
    wxEvtHandler::RemoveFilter(this);
}

int TextUndo::FilterEvent(wxEvent& event) {
    if (event.GetEventType() != wxEVT_CHAR_HOOK) {
        return Event_Skip;
    }
    wxWindow* field = focused_text_field();
    if (field == nullptr) {
        return Event_Skip;
    }
    note(field);
    const auto& key = dynamic_cast<const wxKeyEvent&>(event);
    if (is_undo(key)) {
        go(field, now_ > 0 ? now_ - 1 : now_);
    } else if (is_redo(key)) {
        go(field, now_ + 1 < texts_.size() ? now_ + 1 : now_);
    } else {
        return Event_Skip;
    }
    return Event_Processed;
}

void TextUndo::note(wxWindow* field) {
    const wxString text = text_in(field);
    if (field != field_) {
        field_ = field;
        texts_ = {text};
        now_ = 0;
    } else if (text != texts_[now_]) {
        const bool same_word = goes_on(text);
        texts_.resize(now_ + (same_word ? 0 : 1));
        texts_.push_back(text);
        now_ = texts_.size() - 1;
    }
}

bool TextUndo::goes_on(const wxString& text) const {
    return now_ > 0 && texts_[now_].StartsWith(texts_[now_ - 1]) && text.StartsWith(texts_[now_]) &&
           !texts_[now_].EndsWith(" ");
}

void TextUndo::go(wxWindow* field, std::size_t to) {
    if (to != now_) {
        now_ = to;
        set_text(field, texts_[to]);
    }
}

} // namespace pampas::desktop
