#pragma once

#include <gtest/gtest.h>
#include <wx/event.h>
#include <wx/gdicmn.h>
#include <wx/toplevel.h>
#include <wx/uiaction.h>
#include <wx/window.h>

#include <functional>

/// Tests that press real keys and move a real pointer on real windows.
namespace pampas::testing {

/// Lets the windows work until `condition` holds; false when it does not within some seconds.
bool wait_until(const std::function<bool()>& condition);

/// Lets the windows work off what has happened so far. That includes what the display has still to
/// tell of keys and the pointer: on a busy machine it arrives late.
void settle();

/// Shows a window of the tests' own and waits until it is on the screen.
void show(wxTopLevelWindow& window);

/// Moves the pointer to a point of the window's client area, in its own units.
void point_at(const wxWindow& window, wxPoint at);
/// Points and presses a button.
void click(const wxWindow& window, wxPoint at, int button = wxMOUSE_BTN_LEFT);
void double_click(const wxWindow& window, wxPoint at);
/// Presses the left button at `from`, moves along and lets it go at `to`.
void drag(const wxWindow& window, wxPoint from, wxPoint to);
/// Presses and releases a key (`WXK_RETURN`, `'B'`) with modifiers (`wxMOD_CONTROL`).
void press_key(int key, int modifiers = wxMOD_NONE);

} // namespace pampas::testing
