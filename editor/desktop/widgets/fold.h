#pragma once

#include <wx/button.h>
#include <wx/string.h>

namespace pampas::desktop {

/// A line that folds a window away and says in words what is in it: `▸ 4 players, 2000 games`.
class Fold : public wxButton {
  public:
    /// `body` is in the same parent, which lays out both. It is open at first.
    Fold(wxWindow* parent, wxWindow& body);

    /// Says this about what is in the window.
    void say(const wxString& words);
    /// Folds the window away, or opens it.
    void fold(bool folded);
    /// Folds it away when there begins to be something that the room is needed for, and opens it
    /// when there is nothing any more; in between, the user decides.
    void make_room(bool needed);
    bool is_folded() const { return !body_.IsShown(); }

  private:
    void refresh();

    wxWindow& body_;
    wxString words_;
    bool is_needed_ = false; ///< the room, as far as known
};

} // namespace pampas::desktop
