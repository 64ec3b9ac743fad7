#pragma once

#include "engine/simulation/notes.h"

#include <wx/textctrl.h>

#include <cstddef>
#include <functional>

namespace pampas::desktop {

/// What people write about the position that is shown. It is kept when the field loses the focus,
/// and before another position is shown.
class NoteField : public wxTextCtrl {
  public:
    /// `keep` gets all notes of the game whenever one has changed.
    NoteField(wxWindow* parent, std::function<void(const simulation::Notes&)> keep);

    /// Shows the notes of another game, at its set-up. Drops what was not kept.
    void show(simulation::Notes notes);
    /// Shows the note on the position after so many actions.
    void go(std::size_t at);
    /// Keeps what is written, if it has changed.
    void keep();

  private:
    std::function<void(const simulation::Notes&)> keep_;
    simulation::Notes notes_;
    std::size_t at_ = 0;
};

} // namespace pampas::desktop
