#include "editor/desktop/widgets/number_field.h"

#include <wx/button.h>
#include <wx/toplevel.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

// Enter does in this field what it does in all others.
void press_default_button(const wxWindow& field) {
    auto* dialog =
        wxDynamicCast(wxGetTopLevelParent(const_cast<wxWindow*>(&field)), wxTopLevelWindow);
    auto* button = dialog ? wxDynamicCast(dialog->GetDefaultItem(), wxButton) : nullptr;
    if (button && button->IsEnabled()) {
        wxCommandEvent press(wxEVT_BUTTON, button->GetId());
        press.SetEventObject(button);
        button->HandleWindowEvent(press);
    }
}

} // namespace

wxSpinCtrl* number_field(wxWindow* parent, int value, int least, int most,
                         const std::function<void(int)>& changed) {
    auto* field = new wxSpinCtrl(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                 wxSP_ARROW_KEYS, least, most, value);
    field->Bind(wxEVT_SPINCTRL, [changed](wxSpinEvent& event) { changed(event.GetPosition()); });
    // The control itself takes a number over only when it is left.
    field->Bind(wxEVT_TEXT, [changed, least, most](wxCommandEvent& event) {
        long typed = 0;
        if (event.GetString().ToLong(&typed)) {
            changed(static_cast<int>(std::clamp<long>(typed, least, most)));
        }
    });
    field->Bind(wxEVT_CHAR_HOOK, [field](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER) {
            press_default_button(*field);
        } else {
            event.Skip();
        }
    });
    return field;
}

} // namespace pampas::desktop
