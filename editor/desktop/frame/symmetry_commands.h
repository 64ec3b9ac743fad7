#pragma once

#include "editor/desktop/canvas/canvas_controller.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/document/document.h"

#include <functional>
#include <string>

namespace pampas::desktop {

/// The symmetry one paints with, and where the map breaks it.
class SymmetryCommands {
  public:
    /// `say` shows a line in the status bar.
    SymmetryCommands(document::Document& document, Canvas& canvas, CanvasController& controller,
                     std::function<void(const std::string&)> say)
        : document_(document), canvas_(canvas), controller_(controller), say_(std::move(say)) {}

    /// The `Symmetry` menu.
    Menu menu();
    /// Shows the symmetry, and its breaks if they are to be shown, as they are now.
    void refresh();

  private:
    Action choice(const char* label, const wxString& key, const wxString& help,
                  const std::function<void(hex::Symmetry&)>& change,
                  const std::function<bool(const hex::Symmetry&)>& has);
    ActionGroup kinds();
    ActionGroup centre_actions();
    ActionGroup break_actions();
    hex::Symmetry symmetry() const;
    bool symmetric() const { return document_.symmetry() != nullptr; }
    void choose(const hex::Symmetry& symmetry);
    void next_centre();
    void make_symmetric();
    void toggle_breaks();
    void next_break();

    document::Document& document_;
    Canvas& canvas_;
    CanvasController& controller_;
    std::function<void(const std::string&)> say_;
    bool breaks_shown_ = false;
};

} // namespace pampas::desktop
