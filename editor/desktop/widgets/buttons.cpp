#include "editor/desktop/widgets/buttons.h"

#include <wx/button.h>

#include <utility>

namespace pampas::desktop {

wxButton* make_button(wxWindow& parent, const wxString& label, const wxString& tip,
                      std::function<void()> press) {
    auto* button = new wxButton(&parent, wxID_ANY, label);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
    return button;
}

void allow(wxButton& button, bool possible, wxWindow& heir) {
    if (!possible && button.HasFocus()) {
        heir.SetFocus();
    }
    button.Enable(possible);
}

} // namespace pampas::desktop
