#include "editor/desktop/widgets/text_undo.h"

#include <wx/event.h>
#include <wx/spinctrl.h>
#include <wx/textentry.h>

namespace pampas::desktop {
namespace {

// The library's numbers are no text entries of its own.
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

} // namespace

std::optional<TextField> TextField::focused() {
    wxWindow* window = wxWindow::FindFocus();
    return as_text(window) != nullptr || as_number(window) != nullptr
               ? std::optional(TextField(window))
               : std::nullopt;
}

wxString TextField::text() const {
    const wxSpinCtrl* number = as_number(window_);
    return number != nullptr ? number->GetTextValue() : as_text(window_)->GetValue();
}

void TextField::set_text(const wxString& text) {
    if (wxSpinCtrl* number = as_number(window_)) {
        number->SetValue(text);
    } else {
        as_text(window_)->SetValue(text);
        as_text(window_)->SetInsertionPointEnd();
    }
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
    auto field = TextField::focused();
    if (!field) {
        return Event_Skip;
    }
    note(*field);
    const auto& key = dynamic_cast<const wxKeyEvent&>(event);
    if (is_undo(key)) {
        go(*field, now_ > 0 ? now_ - 1 : now_);
    } else if (is_redo(key)) {
        go(*field, now_ + 1 < texts_.size() ? now_ + 1 : now_);
    } else {
        return Event_Skip;
    }
    return Event_Processed;
}

void TextUndo::note(const TextField& field) {
    const wxString text = field.text();
    if (field.window() != field_) {
        field_ = field.window();
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

void TextUndo::go(TextField& field, std::size_t to) {
    if (to != now_) {
        now_ = to;
        field.set_text(texts_[to]);
    }
}

} // namespace pampas::desktop
