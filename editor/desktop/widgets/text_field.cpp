#include "editor/desktop/widgets/text_field.h"

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

} // namespace pampas::desktop
