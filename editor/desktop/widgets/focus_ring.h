#pragma once

#include <wx/colour.h>
#include <wx/gdicmn.h>

class wxDC;
class wxWindow;

/// Where the keyboard is, on windows that draw themselves.
namespace pampas::desktop {

/// Has the window painted again when the keyboard comes and goes, and when the user begins to go by
/// keys or by the mouse.
void show_focus(wxWindow& window);

/// Whether the window shows its ring: it has the keyboard, and the user goes by keys. A press of
/// the mouse ends that, and a key which leads to another place, Tab or an arrow, begins it.
bool has_focus_ring(const wxWindow& window);

/// Draws a ring inside `place`, if the window shows one.
void draw_focus_ring(wxDC& dc, const wxWindow& window, const wxRect& place, const wxColour& colour);
/// The same around all that the window shows.
void draw_focus_ring(wxDC& dc, const wxWindow& window);

} // namespace pampas::desktop
