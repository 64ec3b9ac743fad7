#include "editor/desktop/canvas/keyboard_input.h"

#include "editor/desktop/canvas/combining.h"
#include "editor/desktop/canvas/cursor_keys.h"

namespace pampas::desktop {
namespace {

/// How far an arrow with Ctrl moves the map, in DIP.
constexpr int key_pan = 60;

/// Where the map moves at an arrow, so that what lies there comes into sight.
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

} // namespace

KeyboardInput::KeyboardInput(Canvas& canvas, const map::Map& map, CanvasController& controller)
    : canvas_(canvas), map_(map), controller_(controller) {
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
    const auto to = led_by_key(map_.grid(), controller_.here().value_or(canvas_.middle()), key);
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
    controller_.move(to, Device::Keyboard);
    controller_.drag();
    canvas_.reveal(to);
}

void KeyboardInput::enter(document::Combine combine) {
    if (controller_.painting()) {
        controller_.drag();
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
