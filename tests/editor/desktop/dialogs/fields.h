#pragma once

#include <wx/window.h>

#include <stdexcept>
#include <vector>

namespace pampas::testing {

/// All windows of a type inside another, in the order in which they were made.
template <class Window>
std::vector<Window*> fields(const wxWindow& parent) {
    std::vector<Window*> result;
    for (wxWindow* child : parent.GetChildren()) {
        if (auto* found = dynamic_cast<Window*>(child)) {
            result.push_back(found);
        }
        for (Window* below : fields<Window>(*child)) {
            result.push_back(below);
        }
    }
    return result;
}

/// The first such window; there must be one.
template <class Window>
Window& field(const wxWindow& parent, std::size_t number = 0) {
    return *fields<Window>(parent).at(number);
}

/// Listens to the buttons of a dialog. (One that is not modal has no return code.)
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

/// Chooses an entry as a user does, so that the window hears of it.
template <class Choice>
void choose(Choice& choice, int entry) {
    choice.SetSelection(entry);
    wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
    event.SetEventObject(&choice);
    event.SetInt(entry);
    choice.HandleWindowEvent(event);
}

} // namespace pampas::testing
