#include "editor/desktop/canvas/wheel.h"

#include "editor/desktop/canvas/canvas.h"

#include <cmath>

namespace pampas::desktop {
namespace {

/// How much one notch of the wheel enlarges.
constexpr double wheel_zoom = 1.2;
/// How far one notch moves the map, in units of the window.
constexpr double wheel_pan = 60;

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

} // namespace pampas::desktop
