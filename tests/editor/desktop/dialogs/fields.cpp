#include "tests/editor/desktop/dialogs/fields.h"

#include "tests/editor/desktop/gui.h"

#include <wx/sizer.h>

namespace pampas::testing {
namespace {

wxWindow* first_window(const wxSizerItem& item) {
    return item.IsSizer() ? first_window(*item.GetSizer()->GetChildren().GetFirst()->GetData())
                          : item.GetWindow();
}

} // namespace

wxWindow* window_after(const wxWindow& window) {
    const wxSizer* sizer = window.GetContainingSizer();
    const std::size_t count = sizer == nullptr ? 0 : sizer->GetItemCount();
    for (std::size_t i = 0; i + 1 < count; ++i) {
        if (sizer->GetChildren().Item(i)->GetData()->GetWindow() == &window) {
            return first_window(*sizer->GetChildren().Item(i + 1)->GetData());
        }
    }
    return nullptr;
}

void enter(wxSpinCtrl& field, int number) {
    field.SetValue(number);
    wxSpinEvent event(wxEVT_SPINCTRL, field.GetId());
    event.SetEventObject(&field);
    event.SetPosition(field.GetValue());
    field.HandleWindowEvent(event);
}

void tick(wxCheckBox& box, bool ticked) {
    box.SetValue(ticked);
    wxCommandEvent event(wxEVT_CHECKBOX, box.GetId());
    event.SetEventObject(&box);
    event.SetInt(ticked ? 1 : 0);
    box.HandleWindowEvent(event);
}

void type(const char* text) {
    press_key('A', wxMOD_CONTROL);
    wxUIActionSimulator().Text(text);
    settle();
}

} // namespace pampas::testing
