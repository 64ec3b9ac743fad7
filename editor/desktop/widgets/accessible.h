#pragma once

#include <wx/colour.h>
#include <wx/gdicmn.h>
#include <wx/string.h>

class wxDC;
class wxWindow;

/// What a screen reader says of windows, and where the keyboard is on windows that draw themselves.
namespace pampas::desktop {

/// What a window is, for those who do not see it.
enum class ReaderRole {
    Usual,   ///< as the system says it
    Nothing, ///< only takes room
    Text,
    Picture,
    Chart,
    Map,
    List,
    Tabs
};

/// Gives the window the name that is said when the user comes to it.
void name_for_readers(wxWindow& window, const wxString& name, ReaderRole role = ReaderRole::Usual);

/// What is said of the window besides its name: the row that is selected, the space the cursor
/// stands on. Said at once when it changes while the window has the keyboard.
void tell_readers(wxWindow& window, const wxString& text);

/// The name given, or that the system takes from the control's own text.
wxString name_for_readers(wxWindow& window);
/// What was told last.
wxString told_to_readers(wxWindow& window);

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
