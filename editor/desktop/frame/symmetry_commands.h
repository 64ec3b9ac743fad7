#pragma once

#include "editor/desktop/canvas/canvas_controller.h"
#include "editor/desktop/frame/menus.h"
#include "editor/document/selection.h"

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
    /// Says whether the user's space has all its images.
    void say_of_here();
    /// Says how many spaces break the symmetry if the last edit has made them more.
    void say_new_breaks();
    /// Says that the symmetry just chosen does not close on the board, if so.
    void say_whether_it_closes();
    document::Selection breaks() const;
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
    std::optional<hex::Coordinate> said_of_; ///< the space without an image that was said last
    std::optional<hex::Symmetric> counted_;  ///< the symmetry that the next is of
    std::size_t breaks_ = 0;                 ///< how many there were at the last look
    Connections connections_;
};

} // namespace pampas::desktop
