#include "editor/desktop/canvas/pointer_input.h"

#include "editor/desktop/canvas/combining.h"
#include "editor/desktop/canvas/wheel.h"

#include <utility>

namespace pampas::desktop {

PointerInput::PointerInput(Canvas& canvas, CanvasController& controller)
    : canvas_(canvas), controller_(controller) {
    for (const auto& press :
         {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK, wxEVT_MIDDLE_DOWN, wxEVT_RIGHT_DOWN}) {
        canvas_.Bind(press, &PointerInput::on_press, this);
    }
    canvas_.Bind(wxEVT_MOTION, &PointerInput::on_motion, this);
    canvas_.Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { on_release(); });
    canvas_.Bind(wxEVT_MIDDLE_UP, [this](wxMouseEvent&) { on_release(); });
    canvas_.Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { on_leave(); });
    canvas_.Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { on_capture_lost(); });
    canvas_.Bind(wxEVT_MOUSEWHEEL, &PointerInput::on_wheel, this);
    canvas_.Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { on_key(event, true); });
    canvas_.Bind(wxEVT_KEY_UP, [this](wxKeyEvent& event) { on_key(event, false); });
}

void PointerInput::on_press(wxMouseEvent& event) {
    canvas_.SetFocus();
    if (canvas_.HasCapture()) {
        return; // a second button
    }
    if (event.MiddleDown() || (space_bar_ && !event.RightDown())) {
        begin_pan(event.GetPosition());
        return;
    }
    controller_.move(canvas_.space_at(event.GetPosition()), Device::Pointer);
    if (event.RightDown()) {
        controller_.pick();
    } else {
        controller_.press(combining(event));
        canvas_.CaptureMouse();
    }
}

void PointerInput::on_motion(wxMouseEvent& event) {
    const wxPoint before = std::exchange(last_, event.GetPosition());
    if (last_ == before) {
        return; // the window moved below a pointer at rest
    }
    if (panning_) {
        canvas_.pan(last_ - before);
        return;
    }
    controller_.move(canvas_.space_at(last_), Device::Pointer);
    if (canvas_.HasCapture()) {
        controller_.drag();
    }
}

void PointerInput::on_release() {
    if (!canvas_.HasCapture()) {
        return;
    }
    canvas_.ReleaseMouse();
    if (panning_) {
        end_pan();
    } else {
        controller_.release();
    }
}

void PointerInput::on_leave() {
    if (!canvas_.HasCapture() && controller_.device() == Device::Pointer) {
        controller_.move({}, Device::Pointer);
    }
}

void PointerInput::on_capture_lost() {
    end_pan();
    controller_.abandon();
}

void PointerInput::on_wheel(wxMouseEvent& event) {
    turn_wheel(canvas_, event);
    controller_.move(canvas_.space_at(event.GetPosition()), Device::Pointer);
}

void PointerInput::on_key(wxKeyEvent& event, bool down) {
    if (event.GetKeyCode() == WXK_SPACE) {
        space_bar_ = down;
        show_grip(down || panning_);
    } else {
        event.Skip();
    }
}

void PointerInput::begin_pan(wxPoint at) {
    controller_.abandon();
    controller_.move({}, Device::Pointer);
    last_ = at;
    panning_ = true;
    canvas_.CaptureMouse();
    show_grip(true);
}

void PointerInput::end_pan() {
    panning_ = false;
    show_grip(space_bar_);
}

void PointerInput::show_grip(bool shown) {
    canvas_.SetCursor(shown ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
}

} // namespace pampas::desktop
