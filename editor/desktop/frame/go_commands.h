#pragma once

#include "editor/desktop/canvas/canvas_controller.h"

#include <functional>

namespace pampas::desktop {

/// What leads to a space of the map or to a command.
class GoCommands {
  public:
    /// All outlive it; `actions` gives the commands that are found by words.
    GoCommands(Context& context, CanvasController& controller,
               std::function<ActionTable&()> actions);

    /// The `Go` menu.
    Menu menu();

  private:
    /// The keyboard's cursor goes to a space of the map, which comes into sight.
    void go(hex::Coordinate at);
    void ask_space();
    /// Goes to the next space of the chosen kind, in reading order, or to the one before.
    void go_to_kind(bool forwards);
    void ask_command();

    Context& context_;
    CanvasController& controller_;
    std::function<ActionTable&()> actions_;
};

} // namespace pampas::desktop
