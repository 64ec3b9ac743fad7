#pragma once

#include "editor/desktop/canvas/canvas_controller.h"

#include <wx/event.h>

namespace pampas::desktop {

/// Handles a turn of the wheel: alone it zooms at the pointer, with Shift or Ctrl it moves the map.
void turn_wheel(Canvas& canvas, const wxMouseEvent& event);

/// Lets the pointer move the map with the left or middle button held, on a canvas that is only
/// looked at. Other handlers get these events too.
void pan_by_dragging(Canvas& canvas);

/// What the pointer does on the canvas. The left button paints, the middle one (or the left one
/// with the space bar held) moves the map, the wheel zooms. The right button takes a piece of the
/// map if it is dragged; a click on a space sends a `wxContextMenuEvent`.
class PointerInput {
  public:
    PointerInput(Canvas& canvas, CanvasController& controller);

  private:
    void on_press(wxMouseEvent& event);
    void on_motion(wxMouseEvent& event);
    void on_release(wxMouseEvent& event);
    void release_right(wxPoint at);
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
    int button_ = wxMOUSE_BTN_NONE;    ///< the one that is held
    bool panning_ = false;
    bool space_bar_ = false; ///< whether it is held down
};

/// What keys do on the canvas. Arrows, Home, End and the page keys move a cursor space; with Shift
/// they paint on the way. Enter paints, or begins and ends a line or rectangle. Escape undoes.
/// Arrows with Ctrl move the map.
class KeyboardInput {
  public:
    KeyboardInput(Canvas& canvas, CanvasController& controller);

  private:
    void on_key(wxKeyEvent& event);
    void on_key_up(wxKeyEvent& event);
    void on_blur(wxFocusEvent& event);
    void move(hex::Coordinate to, bool painting);
    void enter(document::Combine combine);

    Canvas& canvas_;
    CanvasController& controller_;
    bool until_shift_up_ = false; ///< the stroke ends when Shift is released
};

} // namespace pampas::desktop
