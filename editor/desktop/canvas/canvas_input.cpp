#include "editor/desktop/canvas/canvas_input.h"

#include "editor/desktop/canvas/spaces.h"

#include <cmath>
namespace pampas::desktop {
namespace {

/// How much one notch of the wheel enlarges.
constexpr double wheel_zoom = 1.2;
/// How far one notch moves the map, in units of the window.
constexpr double wheel_pan = 60;

/// How far an arrow with Ctrl moves the map, in DIP.
constexpr int key_pan = 60;

/// The direction in which an arrow moves the map: what lies in the arrow's direction comes into
/// sight.
std::optional<wxPoint> way(int key) {
    switch (key) {
    case WXK_LEFT:
        return wxPoint(1, 0);
    case WXK_RIGHT:
        return wxPoint(-1, 0);
    case WXK_UP:
        return wxPoint(0, 1);
    case WXK_DOWN:
        return wxPoint(0, -1);
    default:
        return std::nullopt;
    }
}

/// How held keys combine a selection with the one before: Shift adds, Ctrl removes.
document::Combine combining(const wxKeyboardState& keys) {
    if (keys.ShiftDown()) {
        return document::Combine::Add;
    }
    return keys.ControlDown() ? document::Combine::Remove : document::Combine::Replace;
}

} // namespace

void turn_wheel(Canvas& canvas, const wxMouseEvent& event) {
    const double notches = static_cast<double>(event.GetWheelRotation()) / event.GetWheelDelta();
    const int way = static_cast<int>(std::lround(notches * wheel_pan));
    if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL) {
        canvas.pan({-way, 0});
    } else if (event.ShiftDown()) {
        canvas.pan({way, 0});
    } else if (event.ControlDown()) {
        canvas.pan({0, way});
    } else {
        canvas.zoom(std::pow(wheel_zoom, notches), event.GetPosition());
    }
}

void pan_by_dragging(Canvas& canvas) {
    const auto last = std::make_shared<wxPoint>();
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK, wxEVT_MIDDLE_DOWN}) {
        canvas.Bind(press, [&canvas, last](wxMouseEvent& event) {
            canvas.SetFocus();
            *last = event.GetPosition();
            if (!canvas.HasCapture()) {
                canvas.CaptureMouse();
            }
            event.Skip();
        });
    }
    for (const auto& release : {wxEVT_LEFT_UP, wxEVT_MIDDLE_UP}) {
        canvas.Bind(release, [&canvas](wxMouseEvent& event) {
            if (canvas.HasCapture()) {
                canvas.ReleaseMouse();
            }
            event.Skip();
        });
    }
    canvas.Bind(wxEVT_MOUSE_CAPTURE_LOST, [](wxMouseCaptureLostEvent&) {});
    canvas.Bind(wxEVT_MOTION, [&canvas, last](wxMouseEvent& event) {
        const wxPoint before = std::exchange(*last, event.GetPosition());
        if (canvas.HasCapture()) {
            canvas.pan(*last - before);
        }
        event.Skip();
    });
}

PointerInput::PointerInput(Canvas& canvas, CanvasController& controller)
    : canvas_(canvas), controller_(controller) {
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK, wxEVT_MIDDLE_DOWN,
                              wxEVT_MIDDLE_DCLICK, wxEVT_RIGHT_DOWN, wxEVT_RIGHT_DCLICK}) {
        canvas_.Bind(press, &PointerInput::on_press, this);
    }
    canvas_.Bind(wxEVT_MOTION, &PointerInput::on_motion, this);
    for (const auto& release : {wxEVT_LEFT_UP, wxEVT_MIDDLE_UP, wxEVT_RIGHT_UP}) {
        canvas_.Bind(release, &PointerInput::on_release, this);
    }
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
    button_ = event.GetButton();
    const bool right = button_ == wxMOUSE_BTN_RIGHT;
    if (button_ == wxMOUSE_BTN_MIDDLE || (space_bar_ && !right)) {
        begin_pan(event.GetPosition());
        return;
    }
    controller_.move(canvas_.space_at(event.GetPosition()), Device::Pointer);
    if (right) {
        controller_.begin_piece();
    } else {
        controller_.press(combining(event));
    }
    canvas_.CaptureMouse();
}

void PointerInput::on_motion(wxMouseEvent& event) {
    const wxPoint before = std::exchange(last_, event.GetPosition());
    if (last_ == before) {
        return; // the window moved under a pointer at rest
    }
    if (panning_) {
        canvas_.pan(last_ - before);
        return;
    }
    if (canvas_.HasCapture()) {
        controller_.drag(canvas_.space_at(last_), Device::Pointer);
    } else {
        controller_.move(canvas_.space_at(last_), Device::Pointer);
    }
}

void PointerInput::on_release(wxMouseEvent& event) {
    if (!canvas_.HasCapture() || event.GetButton() != button_) {
        return;
    }
    canvas_.ReleaseMouse();
    if (panning_) {
        end_pan();
    } else if (button_ == wxMOUSE_BTN_RIGHT) {
        release_right(event.GetPosition());
    } else {
        controller_.release();
    }
}

void PointerInput::release_right(wxPoint at) {
    if (controller_.choosing_piece() && !controller_.take_piece()) {
        wxContextMenuEvent menu(wxEVT_CONTEXT_MENU, canvas_.GetId(), canvas_.ClientToScreen(at));
        menu.SetEventObject(&canvas_);
        canvas_.ProcessWindowEvent(menu);
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

KeyboardInput::KeyboardInput(Canvas& canvas, CanvasController& controller)
    : canvas_(canvas), controller_(controller) {
    canvas_.Bind(wxEVT_KEY_DOWN, &KeyboardInput::on_key, this);
    canvas_.Bind(wxEVT_KEY_UP, &KeyboardInput::on_key_up, this);
    canvas_.Bind(wxEVT_KILL_FOCUS, &KeyboardInput::on_blur, this);
}

void KeyboardInput::on_key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (event.GetModifiers() == wxMOD_CONTROL && way(key)) {
        canvas_.pan(*way(key) * canvas_.FromDIP(key_pan));
        return;
    }
    const bool enters = key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
    if ((event.GetModifiers() & ~(enters ? wxMOD_CONTROL | wxMOD_SHIFT : wxMOD_SHIFT)) != 0) {
        event.Skip();
        return;
    }
    const auto to =
        led_by_key(canvas_.map().grid(), controller_.here().value_or(canvas_.middle()), key);
    if (to) {
        move(*to, event.ShiftDown());
    } else if (enters) {
        enter(combining(event));
    } else if (key == WXK_ESCAPE) {
        controller_.escape();
    } else if (key == WXK_TAB) {
        canvas_.Navigate(event.ShiftDown() ? 0 : wxNavigationKeyEvent::IsForward);
    } else {
        event.Skip();
    }
}

void KeyboardInput::move(hex::Coordinate to, bool painting) {
    if (painting && !controller_.painting()) {
        controller_.move(controller_.here().value_or(canvas_.middle()), Device::Keyboard);
        controller_.press();
        until_shift_up_ = true;
    }
    controller_.drag(to, Device::Keyboard);
    canvas_.reveal(to);
}

void KeyboardInput::enter(document::Combine combine) {
    if (controller_.painting()) {
        controller_.drag(controller_.here(), controller_.device());
        controller_.release();
        return;
    }
    controller_.move(controller_.here().value_or(canvas_.middle()), Device::Keyboard);
    controller_.press(combine);
    if (!controller_.tool_spans()) {
        controller_.release();
    }
}

void KeyboardInput::on_key_up(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_SHIFT && until_shift_up_) {
        until_shift_up_ = false;
        controller_.release();
    }
    event.Skip();
}

void KeyboardInput::on_blur(wxFocusEvent& event) {
    until_shift_up_ = false;
    if (!canvas_.HasCapture()) {
        controller_.abandon();
    }
    event.Skip();
}

} // namespace pampas::desktop
