#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <wx/event.h>
#include <wx/gdicmn.h>
#include <wx/toplevel.h>
#include <wx/uiaction.h>
#include <wx/window.h>

#include <functional>
#include <stdexcept>
#include <vector>

/// Tests that press real keys and move a real pointer on real windows.
namespace pampas::testing {

/// Lets the windows work until `condition` holds. False if it does not hold within a minute.
bool wait_until(const std::function<bool()>& condition);

/// Lets the windows handle all events so far, including key and pointer events that the display has
/// yet to send; on a busy machine they arrive late.
void settle();

/// Shows a window of a test and waits until it is on the screen.
void show(wxTopLevelWindow& window);

/// Moves the pointer to a point of the window's client area, in its own units.
void point_at(const wxWindow& window, wxPoint at);
/// Points and presses a button.
void click(const wxWindow& window, wxPoint at, int button = wxMOUSE_BTN_LEFT);
void double_click(const wxWindow& window, wxPoint at);
/// Presses a button at `from`, moves along and lets it go at `to`.
void drag(const wxWindow& window, wxPoint from, wxPoint to, int button = wxMOUSE_BTN_LEFT);
/// Presses and releases a key (`WXK_RETURN`, `'B'`) with modifiers (`wxMOD_CONTROL`).
void press_key(int key, int modifiers = wxMOD_NONE);

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

/// The only such window; there must be one.
template <class Window>
Window& field(const wxWindow& parent) {
    const auto found = fields<Window>(parent);
    if (found.size() != 1) {
        throw std::logic_error(fmt::format("there are {} such windows, not one", found.size()));
    }
    return *found.front();
}

} // namespace pampas::testing
