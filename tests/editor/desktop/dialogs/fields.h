#pragma once

#include "tests/editor/desktop/gui.h"

#include <fmt/format.h>
#include <wx/checkbox.h>
#include <wx/control.h>
#include <wx/spinctrl.h>
#include <wx/window.h>

#include <stdexcept>
#include <vector>

namespace pampas::testing {

/// The window laid out after this one, or null.
wxWindow* window_after(const wxWindow& window);

/// The window with this label, or the one laid out after a control with this label, such as a text
/// field; there must be one.
template <class Window>
Window& labelled(const wxWindow& parent, const wxString& label) {
    for (wxControl* control : fields<wxControl>(parent)) {
        if (control->GetLabelText() != label) {
            continue;
        }
        for (wxWindow* window : {static_cast<wxWindow*>(control), window_after(*control)}) {
            if (auto* found = dynamic_cast<Window*>(window)) {
                return *found;
            }
        }
    }
    throw std::logic_error(fmt::format("there is no field \"{}\"", label.utf8_string()));
}

/// The window with this tip; there must be one.
template <class Window>
Window& with_tip(const wxWindow& parent, const wxString& tip) {
    for (Window* window : fields<Window>(parent)) {
        if (window->GetToolTipText() == tip) {
            return *window;
        }
    }
    throw std::logic_error(fmt::format("there is no field with the tip \"{}\"", tip.utf8_string()));
}

/// Notes which buttons of a dialog are pressed. (A dialog that is not modal has no return code.)
class Presses {
  public:
    explicit Presses(wxWindow& dialog) {
        dialog.Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
            last_ = event.GetId();
            event.Skip();
        });
    }
    /// The id of the button pressed last, `wxID_NONE` before any.
    int last() const { return last_; }

  private:
    int last_ = wxID_NONE;
};

/// Types over the text of the field that has the focus.
void type(const char* text);

/// Chooses an entry as a user does, so that the window gets the event.
template <class Choice>
void choose(Choice& choice, int entry) {
    choice.SetSelection(entry);
    wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
    event.SetEventObject(&choice);
    event.SetInt(entry);
    choice.HandleWindowEvent(event);
}

/// The same, by its text.
template <class Choice>
void choose(Choice& choice, const wxString& entry) {
    choose(choice, choice.FindString(entry));
}

/// Enters a number, so that the window gets the event.
void enter(wxSpinCtrl& field, int number);

/// Ticks or clears a box, so that the window gets the event.
void tick(wxCheckBox& box, bool ticked);

} // namespace pampas::testing
