#include "editor/desktop/canvas/keyboard_input.h"

#include "editor/desktop/canvas/combining.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

/// Where a key leads from a space, if it is one that moves.
std::optional<hex::Coordinate> led(const hex::Grid& grid, hex::Coordinate from, int key) {
    switch (key) {
    case WXK_LEFT:
        return hex::Coordinate{std::max(from.column - 1, 0), from.row};
    case WXK_RIGHT:
        return hex::Coordinate{std::min(from.column + 1, grid.columns - 1), from.row};
    case WXK_UP:
        return hex::Coordinate{from.column, std::max(from.row - 1, 0)};
    case WXK_DOWN:
        return hex::Coordinate{from.column, std::min(from.row + 1, grid.rows - 1)};
    case WXK_HOME:
        return hex::Coordinate{0, from.row};
    case WXK_END:
        return hex::Coordinate{grid.columns - 1, from.row};
    case WXK_PAGEUP:
        return hex::Coordinate{from.column, 0};
    case WXK_PAGEDOWN:
        return hex::Coordinate{from.column, grid.rows - 1};
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
    const bool enters = key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
    if ((event.GetModifiers() & ~(enters ? wxMOD_CONTROL | wxMOD_SHIFT : wxMOD_SHIFT)) != 0) {
        event.Skip();
        return;
    }
    const auto to = led(map_.grid(), controller_.here().value_or(canvas_.middle()), key);
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
