#pragma once

#include "analysis/glossary/glossary.h"

#include <wx/event.h>
#include <wx/gdicmn.h>

#include <functional>
#include <optional>

class wxWindow;

namespace pampas::desktop {

/// A window with figures, colours or findings that terms explain.
class Explained {
  public:
    /// The term for this place of the window or, without a place, for what the keyboard is on;
    /// null: there is nothing to explain.
    virtual const glossary::Term* term_at(std::optional<wxPoint> place) const = 0;
    /// Where in the window the item under the keyboard begins; by default, the window's corner.
    virtual wxPoint place_of_keyboard() const { return {}; }

  protected:
    ~Explained() = default;
};

/// The user wants to read about the term whose id is the event's string. The event goes up to the
/// main window.
wxDECLARE_EVENT(EVT_EXPLAIN, wxCommandEvent);

/// Where in the window a context menu appears: at the pointer or, when asked for by key, at what
/// the keyboard is on.
wxPoint menu_place(const wxWindow& window, const Explained& explained,
                   const wxContextMenuEvent& event);

/// Gives the window tips and a context menu that explain what the pointer is on. `explained` is the
/// window or belongs to it.
void offer_explanations(wxWindow& window, const Explained& explained);

/// The term with this id, which must exist, explains the control.
void explain_control(wxWindow& control, std::string_view term);
/// `term` returns the term that explains the control at the moment, or null.
void explain_control(wxWindow& control, std::function<const glossary::Term*()> term);

/// The term of what the keyboard is on, in any window; null if there is none.
const glossary::Term* term_of_focus();

/// A tip: what the term means and what to try, in the language in use.
wxString tip_of(const glossary::Term& term);

} // namespace pampas::desktop
