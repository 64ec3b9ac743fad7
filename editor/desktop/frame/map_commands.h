#pragma once

#include "editor/desktop/canvas/canvas_controller.h"

namespace pampas::desktop {

/// What changes the map as a whole: turns, sizes, terrain, properties; and what the designer says
/// of single spaces: notes and locks.
class MapCommands {
  public:
    /// Both outlive it. Where the user is, the controller says.
    MapCommands(Context& context, CanvasController& controller)
        : context_(context), controller_(controller) {}

    /// The `Map` menu.
    Menu menu();
    /// For the `Select` menu.
    ActionGroup lock_actions();

  private:
    ActionGroup motions();
    ActionGroup note_actions();
    void resize();
    void decide();
    /// The undecided land that may be decided: of the selection if there is one.
    document::Selection undecided() const;
    void edit_details();
    void edit_note();

    Context& context_;
    CanvasController& controller_;
};

} // namespace pampas::desktop
