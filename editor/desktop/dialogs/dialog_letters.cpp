#include "editor/desktop/dialogs/dialog_letters.h"

#include "editor/desktop/widgets/menu_letters.h"

#include <wx/anybutton.h>
#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/radiobut.h>
#include <wx/stattext.h>

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

bool is_chosen_by_letter(const wxControl& control) {
    if (dynamic_cast<const wxStaticText*>(&control) != nullptr) {
        return wxControl::FindAccelIndex(control.GetLabel()) != wxNOT_FOUND;
    }
    return !control.GetLabelText().empty() &&
           (dynamic_cast<const wxAnyButton*>(&control) != nullptr ||
            dynamic_cast<const wxCheckBox*>(&control) != nullptr ||
            dynamic_cast<const wxRadioButton*>(&control) != nullptr);
}

void collect(const wxWindow& window, std::vector<wxControl*>& controls) {
    for (wxWindow* child : window.GetChildren()) {
        auto* control = dynamic_cast<wxControl*>(child);
        if (control != nullptr && is_chosen_by_letter(*control)) {
            controls.push_back(control);
        } else if (!child->IsTopLevel()) {
            collect(*child, controls);
        }
    }
}

} // namespace

void give_letters(wxWindow& window) {
    std::vector<wxControl*> controls;
    collect(window, controls);
    std::vector<wxString> labels;
    std::ranges::transform(controls, std::back_inserter(labels),
                           [](const wxControl* control) { return control->GetLabel(); });
    const std::vector<wxString> marked = with_letters(labels);
    for (std::size_t i = 0; i < controls.size(); ++i) {
        if (marked[i] != labels[i]) {
            controls[i]->SetLabel(marked[i]);
        }
    }
}

int DialogLetters::Enter(wxDialog* dialog) {
    give_letters(*dialog);
    return wxID_NONE;
}

} // namespace pampas::desktop
