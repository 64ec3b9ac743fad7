#pragma once

#include "editor/desktop/canvas/keyboard_input.h"
#include "editor/desktop/canvas/pointer_input.h"

#include <wx/panel.h>

namespace pampas::desktop {

/// The open map once more, elsewhere and at a size of its own; one paints here as well. Shows no
/// overlay, so that terrain and figures can be seen side by side.
class SecondView : public wxPanel {
  public:
    /// Map and tools outlive it.
    SecondView(wxWindow* parent, document::Document& document, document::Toolbox& toolbox);
    ~SecondView() override;

    Canvas& canvas() { return *canvas_; }
    CanvasController& controller() { return controller_; }
    /// The map has changed.
    void show_change(const document::Change& change);

  private:
    Canvas* canvas_;
    CanvasController controller_;
    PointerInput pointer_;
    KeyboardInput keyboard_;
};

} // namespace pampas::desktop
