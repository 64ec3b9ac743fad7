#pragma once

#include <wx/string.h>

class wxWindow;

/// What a screen reader says. Controls that show a text of their own need none of it.
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

} // namespace pampas::desktop
