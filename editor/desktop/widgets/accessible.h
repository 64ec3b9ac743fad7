#pragma once

#include <wx/colour.h>
#include <wx/gdicmn.h>
#include <wx/string.h>

class wxDC;
class wxWindow;

/// What screen readers say about windows, and focus rings for windows that draw themselves.
namespace pampas::desktop {

/// The role of a window for a screen reader.
enum class ReaderRole {
    Usual,   ///< the system's default
    Nothing, ///< not announced; only takes up space
    Text,
    Picture,
    Chart,
    Map,
    List,
    Tabs
};

/// Sets the name that a screen reader says when the window gets the focus.
void name_for_readers(wxWindow& window, const wxString& name, ReaderRole role = ReaderRole::Usual);

/// Sets what a screen reader says after the name: the selected row, the space under the cursor.
/// Says a new text at once while the window has the focus.
void describe_for_readers(wxWindow& window, const wxString& text);

/// The name set, or the one the system takes from the control's text.
wxString name_for_readers(wxWindow& window);
/// The last description set.
wxString description_for_readers(wxWindow& window);

/// Repaints the window when it gets or loses the focus, and when the user switches between keyboard
/// and mouse.
void show_focus(wxWindow& window);

/// Whether the window shows its focus ring: it has the focus, and the user navigates by keyboard.
/// Tab or an arrow key starts that, a mouse press ends it.
bool has_focus_ring(const wxWindow& window);

/// Draws the focus ring inside `place`, if the window shows it.
void draw_focus_ring(wxDC& dc, const wxWindow& window, const wxRect& place, const wxColour& colour);
/// Draws the focus ring around the whole window, if it shows it.
void draw_focus_ring(wxDC& dc, const wxWindow& window);

} // namespace pampas::desktop
