#pragma once

#include "analysis/glossary/glossary.h"

#include <wx/event.h>
#include <wx/gdicmn.h>

#include <functional>
#include <optional>

class wxWindow;

namespace pampas::desktop {

/// A window with figures, colours or findings, each of which has a term that explains it.
class Explained {
  public:
    /// The term of what is at this place of the window or, without one, of what the keyboard is on;
    /// null where there is nothing to explain.
    virtual const glossary::Term* term_at(std::optional<wxPoint> place) const = 0;
    /// Where in the window what the keyboard is on begins: at its corner, unless it is told.
    virtual wxPoint place_of_keyboard() const { return {}; }

  protected:
    ~Explained() = default;
};

/// Somebody wants to read about the term with the id that is the event's string. It goes up to the
/// main window.
wxDECLARE_EVENT(EVT_EXPLAIN, wxCommandEvent);

/// Where in the window a menu comes up: at the pointer when it was asked for with it or, by key,
/// at what the keyboard is on.
wxPoint menu_place(const wxWindow& window, const Explained& explained,
                   const wxContextMenuEvent& event);

/// Gives the window tips and a menu that explain what the pointer is on. `explained` is the window
/// or belongs to it.
void offer_explanations(wxWindow& window, const Explained& explained);

/// The keyboard on the control is explained by the term with this id, which must be one.
void explain_control(wxWindow& control, std::string_view term);
/// The same of a control that chooses between things: `term` returns that of the chosen one, or
/// null.
void explain_control(wxWindow& control, std::function<const glossary::Term*()> term);

/// The term of what the keyboard is on, in whatever window; null if there is none.
const glossary::Term* term_of_focus();

/// A tip: what the term is and what to try, in the language in use.
wxString tip_of(const glossary::Term& term);

} // namespace pampas::desktop
