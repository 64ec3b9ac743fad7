#pragma once

#include "editor/desktop/canvas/canvas_input.h"

#include <wx/panel.h>

namespace pampas::desktop {

/// The current map once more, elsewhere and at a size of its own; one paints here as well. Shows no
/// overlay, so that terrain and figures can be seen side by side.
class SecondView : public wxPanel {
  public:
    /// `context` outlives it.
    SecondView(wxWindow* parent, Context& context);
    ~SecondView() override;

    Canvas& canvas() { return *canvas_; }

  private:
    Canvas* canvas_;
    CanvasController controller_;
    PointerInput pointer_;
    KeyboardInput keyboard_;
};

} // namespace pampas::desktop
