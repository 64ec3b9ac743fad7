#pragma once

#include "editor/desktop/canvas/canvas_controller.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/document/document.h"

namespace pampas::desktop {

/// What the designer says of single spaces: notes and locks.
class AnnotationCommands {
  public:
    AnnotationCommands(document::Document& document, CanvasController& controller, Prompt& prompt)
        : document_(document), controller_(controller), prompt_(prompt) {}

    ActionGroup lock_actions();
    ActionGroup note_actions();

  private:
    void edit_note();

    document::Document& document_;
    CanvasController& controller_;
    Prompt& prompt_;
};

} // namespace pampas::desktop
