#pragma once

#include "editor/desktop/canvas/canvas_controller.h"
#include "editor/desktop/widgets/actions.h"

namespace pampas::desktop {

/// What leads to a space of the map or to a command.
class GoCommands {
  public:
    struct Hooks {
        std::function<const ActionTable&()> menus; ///< that commands are found in
        std::function<void(const Action&)> run;    ///< one of them
        std::function<void(const wxString&)> say;  ///< in the status bar
    };

    /// All outlive it.
    GoCommands(Canvas& canvas, CanvasController& controller, const document::Document& document,
               const document::Toolbox& toolbox, Hooks hooks);

    /// The `Go` menu.
    Menu menu();

  private:
    /// The keyboard's cursor goes to a space of the map, which comes into sight.
    void go(hex::Coordinate at);
    void ask_space();
    /// Goes to the next space of the chosen kind, in reading order, or to the one before.
    void go_to_kind(bool forwards);
    void ask_command();

    Canvas& canvas_;
    CanvasController& controller_;
    const document::Document& document_;
    const document::Toolbox& toolbox_;
    Hooks hooks_;
};

} // namespace pampas::desktop
