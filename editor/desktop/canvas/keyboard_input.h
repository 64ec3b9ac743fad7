#pragma once

#include "editor/desktop/canvas/canvas_controller.h"

#include <wx/event.h>

namespace pampas::desktop {

/// What keys do on the canvas: arrows, Home, End and the page keys move a cursor space, with Shift
/// they paint on the way; Enter paints, or begins and ends a line or rectangle; Escape takes back.
/// Arrows with Ctrl move the map.
class KeyboardInput {
  public:
    KeyboardInput(Canvas& canvas, const map::Map& map, CanvasController& controller);

  private:
    void on_key(wxKeyEvent& event);
    void on_key_up(wxKeyEvent& event);
    void on_blur(wxFocusEvent& event);
    void move(hex::Coordinate to, bool painting);
    void enter(document::Combine combine);

    Canvas& canvas_;
    const map::Map& map_;
    CanvasController& controller_;
    bool until_shift_up_ = false; ///< what is being painted ends when Shift is let go
};

} // namespace pampas::desktop
