#pragma once

#include "editor/desktop/canvas/canvas_controller.h"
#include "editor/desktop/frame/menus.h"

namespace pampas::desktop {

/// Commands that change the map: undo and redo; tools and kinds of spaces to paint with; rotation,
/// size, terrain and properties of the whole map; notes and locks on spaces.
class MapCommands {
  public:
    /// Context and controller outlive it. The controller knows where the user is.
    MapCommands(Context& context, CanvasController& controller)
        : context_(context), controller_(controller) {}

    void add_to(Handlers& handlers);

  private:
    void add_steps(Handlers& handlers);
    void add_brush(Handlers& handlers);
    void add_motions(Handlers& handlers);
    void weigh_mix();
    void resize();
    void decide();
    /// The undecided land to decide: that of the selection if there is one.
    document::Selection undecided() const;
    /// The selection or, if nothing is selected, the user's space.
    document::Selection meant();
    void show_way();
    void edit_details();
    void edit_note();

    Context& context_;
    CanvasController& controller_;
};

} // namespace pampas::desktop
