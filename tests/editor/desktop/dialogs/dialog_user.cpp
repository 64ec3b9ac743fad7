#include "tests/editor/desktop/dialogs/dialog_user.h"

#include <wx/button.h>
#include <wx/msgdlg.h>

namespace pampas::testing {

DialogUser::DialogUser(std::vector<Step> steps) : steps_(std::move(steps)) {
    Register();
}

DialogUser::~DialogUser() {
    Unregister();
}

int DialogUser::Enter(wxDialog* dialog) {
    dialog_ = dialog;
    Start(20);
    return wxID_NONE;
}

void DialogUser::Exit(wxDialog*) {
    Stop();
    dialog_ = nullptr;
}

void DialogUser::Notify() {
    if (dialog_ != nullptr && dialog_->IsShownOnScreen() && next_ < steps_.size()) {
        steps_[next_++](*dialog_);
    }
}

int Answer::Enter(wxDialog* dialog) {
    if (auto* message = dynamic_cast<wxMessageDialog*>(dialog)) {
        question_ = message->GetMessage();
    }
    return id_;
}

void press_button(wxDialog& dialog, int id) {
    wxWindow* button = dialog.FindWindow(id);
    wxCommandEvent press(wxEVT_BUTTON, id);
    press.SetEventObject(button);
    button->HandleWindowEvent(press);
}

} // namespace pampas::testing
