#pragma once

#include "editor/desktop/canvas/canvas_controller.h"
#include "editor/desktop/frame/menus.h"

namespace pampas::desktop {

/// Commands for the symmetry of painting, and for where the map breaks it.
class SymmetryCommands {
  public:
    /// Context and controller outlive it.
    SymmetryCommands(Context& context, CanvasController& controller);

    void add_to(Handlers& handlers);

  private:
    /// Shows the symmetry and, if the user wants them, its breaks, as they are now.
    void refresh();
    void add_kinds(Handlers& handlers);
    hex::Symmetry symmetry() const;
    bool symmetric() const { return context_.document().symmetry() != nullptr; }
    void choose(const hex::Symmetry& symmetry);
    void next_centre();
    void make_symmetric();
    void toggle_breaks();
    void next_break();

    Context& context_;
    CanvasController& controller_;
    bool breaks_shown_ = false;
    Connections connections_;
};

} // namespace pampas::desktop
