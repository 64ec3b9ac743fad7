#include "editor/desktop/canvas/backdrop_handles.h"

#include <array>
#include <cmath>

namespace pampas::desktop {
namespace {

/// How near to a corner the pointer takes it, in units of the window.
constexpr int grip_reach = 10;

wxStockCursor cursor_of(Grip grip) {
    switch (grip) {
    case Grip::TopLeft:
    case Grip::BottomRight:
        return wxCURSOR_SIZENWSE;
    case Grip::TopRight:
    case Grip::BottomLeft:
        return wxCURSOR_SIZENESW;
    case Grip::Middle:
        break;
    }
    return wxCURSOR_SIZING;
}

} // namespace

BackdropHandles::BackdropHandles(Canvas& canvas, std::function<void(const Placement&)> changed)
    : canvas_(canvas), changed_(std::move(changed)) {
    Bind(wxEVT_LEFT_DOWN, &BackdropHandles::on_press, this);
    Bind(wxEVT_LEFT_DCLICK, &BackdropHandles::on_press, this);
    Bind(wxEVT_MOTION, &BackdropHandles::on_motion, this);
    Bind(wxEVT_LEFT_UP, &BackdropHandles::on_release, this);
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent& event) {
        drag_.reset();
        event.Skip();
    });
    canvas_.PushEventHandler(this);
    canvas_.show_handles(true);
}

BackdropHandles::~BackdropHandles() {
    if (drag_ && canvas_.HasCapture()) {
        canvas_.ReleaseMouse();
    }
    canvas_.RemoveEventHandler(this);
    canvas_.SetCursor(wxNullCursor);
    canvas_.show_handles(false);
}

std::optional<Grip> BackdropHandles::grip_at(wxPoint point) const {
    const auto corners = canvas_.backdrop_corners();
    for (const Grip grip : corner_grips) {
        const wxPoint corner = corners[static_cast<std::size_t>(grip)];
        if (std::hypot(point.x - corner.x, point.y - corner.y) <= canvas_.FromDIP(grip_reach)) {
            return grip;
        }
    }
    return wxRect(corners.front(), corners.back()).Contains(point) ? std::optional(Grip::Middle)
                                                                   : std::nullopt;
}

void BackdropHandles::on_press(wxMouseEvent& event) {
    const auto grip = grip_at(event.GetPosition());
    if (grip && !canvas_.HasCapture()) {
        drag_ = Drag{*grip, canvas_.map_point(event.GetPosition()), canvas_.placement()};
        canvas_.CaptureMouse();
    }
}

void BackdropHandles::on_motion(wxMouseEvent& event) {
    if (!drag_) {
        show_cursor(grip_at(event.GetPosition()));
        event.Skip(canvas_.HasCapture()); // the middle button may move the map
        return;
    }
    changed_(canvas_.backdrop()->dragged(canvas_.map().grid(), drag_->before, drag_->grip,
                                         drag_->from, canvas_.map_point(event.GetPosition())));
}

void BackdropHandles::on_release(wxMouseEvent& event) {
    if (!drag_) {
        event.Skip();
        return;
    }
    drag_.reset();
    if (canvas_.HasCapture()) {
        canvas_.ReleaseMouse();
    }
}

void BackdropHandles::show_cursor(std::optional<Grip> grip) {
    canvas_.SetCursor(grip ? wxCursor(cursor_of(*grip)) : wxNullCursor);
}

} // namespace pampas::desktop
