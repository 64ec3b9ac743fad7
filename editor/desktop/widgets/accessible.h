#pragma once

#include <wx/colour.h>
#include <wx/gdicmn.h>
#include <wx/string.h>

class wxDC;
class wxWindow;

/// What a screen reader says of windows, and where the keyboard is on windows that draw themselves.
namespace pampas::desktop {

/// The role of a window for a screen reader.
enum class ReaderRole {
    Usual,   ///< as the system says it
    Nothing, ///< it only takes up space
    Text,
    Picture,
    Chart,
    Map,
    List,
    Tabs
};

/// Gives the window the name that a screen reader says when the user comes to it.
void name_for_readers(wxWindow& window, const wxString& name, ReaderRole role = ReaderRole::Usual);

/// Sets what a screen reader says in addition to the name: the selected row, the space under the
/// cursor. It says a new text at once while the window has the keyboard.
void describe_for_readers(wxWindow& window, const wxString& text);

/// The name that was given, or that the system takes from the control's text.
wxString name_for_readers(wxWindow& window);
/// The text that was set last.
wxString description_for_readers(wxWindow& window);

/// Has the window painted again when it gets or loses the keyboard, and when the user turns to keys
/// or to the mouse.
void show_focus(wxWindow& window);

/// Whether the window shows its ring: it has the keyboard, and the user navigates by keys. A key
/// that leads to another place, Tab or an arrow, begins that; a press of the mouse ends it.
bool has_focus_ring(const wxWindow& window);

/// Draws a ring inside `place`, if the window shows one.
void draw_focus_ring(wxDC& dc, const wxWindow& window, const wxRect& place, const wxColour& colour);
/// Draws a ring around the whole window, if it shows one.
void draw_focus_ring(wxDC& dc, const wxWindow& window);

} // namespace pampas::desktop
