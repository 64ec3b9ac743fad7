#pragma once

#include "analysis/glossary/glossary.h"

#include <wx/event.h>
#include <wx/gdicmn.h>

#include <functional>
#include <optional>

class wxWindow;

namespace pampas::desktop {

/// A window with figures, colours or findings explained by glossary terms.
class Explained {
  public:
    /// The term for this place in the window or, without a place, for the item with the keyboard
    /// focus; null if there is none.
    virtual const glossary::Term* term_at(std::optional<wxPoint> place) const = 0;
    /// The position of the item with the keyboard focus; by default the window's corner.
    virtual wxPoint place_of_keyboard() const { return {}; }

  protected:
    ~Explained() = default;
};

/// Sent when the user wants to read about the term whose id is the event's string. Propagates to
/// the main window.
wxDECLARE_EVENT(EVT_EXPLAIN, wxCommandEvent);

/// The position for a context menu: at the pointer or, when requested by key, at the item with the
/// keyboard focus.
wxPoint menu_place(const wxWindow& window, const Explained& explained,
                   const wxContextMenuEvent& event);

/// Gives the window tooltips and a context menu that explain what is under the pointer. `explained`
/// must live as long as the window.
void offer_explanations(wxWindow& window, const Explained& explained);

/// Explains the control, or whatever in a window is not explained otherwise, by the term with this
/// id, which must exist.
void explain_control(wxWindow& control, std::string_view term);
/// Explains the control by the term that `term` currently returns, which may be null.
void explain_control(wxWindow& control, std::function<const glossary::Term*()> term);

/// The term for the keyboard focus in any window; null if there is none.
const glossary::Term* term_of_focus();

/// A tooltip: what the term means and what to try, in the current language.
wxString tip_of(const glossary::Term& term);

} // namespace pampas::desktop
