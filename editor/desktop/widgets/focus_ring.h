#pragma once

#include <wx/colour.h>
#include <wx/gdicmn.h>

class wxDC;
class wxWindow;

/// Where the keyboard is, on windows that draw themselves.
namespace pampas::desktop {

/// Has the window painted again when the keyboard comes and goes.
void show_focus(wxWindow& window);

/// Draws a ring inside `place`.
void draw_focus_ring(wxDC& dc, const wxWindow& window, const wxRect& place, const wxColour& colour);
/// Draws one around all that the window shows.
void draw_focus_ring(wxDC& dc, const wxWindow& window);

} // namespace pampas::desktop
