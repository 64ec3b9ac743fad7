#pragma once

#include "editor/desktop/canvas/canvas_controller.h"

#include <wx/event.h>

namespace pampas::desktop {

/// What the pointer does on the canvas: the left button paints, the right one takes up the kind of
/// a space, the middle one (or the left one with the space bar held) moves the map, the wheel
/// zooms.
class PointerInput {
  public:
    PointerInput(Canvas& canvas, CanvasController& controller);

  private:
    void on_press(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_release();
    void on_leave();
    void on_capture_lost();
    void on_wheel(wxMouseEvent& event);
    void on_key(wxKeyEvent& event, bool down);
    void begin_pan(wxPoint at);
    void end_pan();
    void show_grip(bool shown);

    Canvas& canvas_;
    CanvasController& controller_;
    wxPoint last_ = wxDefaultPosition; ///< where the pointer was
    bool panning_ = false;
    bool space_bar_ = false; ///< is held down
};

} // namespace pampas::desktop
