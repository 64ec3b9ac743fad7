#include "editor/desktop/canvas/linked_canvases.h"

#include "editor/desktop/canvas/canvas_input.h"
#include "editor/desktop/canvas/spaces.h"
#include "engine/map/transform.h"

#include <utility>

namespace pampas::desktop {
LinkedCanvases::LinkedCanvases(wxWindow* parent)
    : canvases_{new Canvas(parent, maps_[0]), new Canvas(parent, maps_[1])} {
    for (const std::size_t number : {0U, 1U}) {
        listen(number);
    }
}

LinkedCanvases::~LinkedCanvases() {
    // Otherwise the objects bound to their events would be destroyed first.
    for (Canvas* canvas : canvases_) {
        canvas->Destroy();
    }
}

void LinkedCanvases::listen(std::size_t number) {
    Canvas& canvas = *canvases_[number];
    canvas.on_view([this, number] { follow(number); });
    pan_by_dragging(canvas);
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK}) {
        canvas.Bind(press, [this, &canvas](wxMouseEvent& event) { on_press(canvas, event); });
    }
    canvas.Bind(wxEVT_MOTION, [this, &canvas](wxMouseEvent& event) { on_motion(canvas, event); });
    canvas.Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { point_at(cursor_); });
    canvas.Bind(wxEVT_MOUSEWHEEL, [&canvas](wxMouseEvent& event) { turn_wheel(canvas, event); });
    canvas.Bind(wxEVT_KEY_DOWN, [this, &canvas](wxKeyEvent& event) { on_key(canvas, event); });
}

/// Shows the same part on the other canvas.
void LinkedCanvases::follow(std::size_t number) {
    if (!std::exchange(following_, true)) {
        canvases_[1 - number]->show_view(canvases_[number]->viewport());
        following_ = false;
    }
}

void LinkedCanvases::set_maps(const map::Map& one, const map::Map& other) {
    const hex::Grid before = maps_[0].grid();
    maps_ = map::on_one_grid(one, other);
    for (Canvas* canvas : canvases_) {
        canvas->show_change({.grid = true});
    }
    set_cursor({});
    if (maps_[0].grid() != before) {
        fit();
    }
    point_at({});
}

void LinkedCanvases::mark(const std::vector<hex::Coordinate>& spaces) {
    for (Canvas* canvas : canvases_) {
        canvas->outline(Outline::Difference, spaces);
    }
}

void LinkedCanvases::look_at(hex::Coordinate at) {
    set_cursor(at);
    canvases_[0]->reveal(at);
    point_at(at);
}

void LinkedCanvases::set_cursor(std::optional<hex::Coordinate> at) {
    cursor_ = at;
    outline(Outline::Cursor, at);
}

void LinkedCanvases::point_at(std::optional<hex::Coordinate> at) {
    here_ = at;
    outline(Outline::Preview, at == cursor_ ? std::nullopt : at);
    if (moved_) {
        moved_();
    }
}

void LinkedCanvases::outline(Outline outline, std::optional<hex::Coordinate> at) {
    for (Canvas* canvas : canvases_) {
        canvas->outline(outline, at ? std::vector{*at} : std::vector<hex::Coordinate>());
    }
}

void LinkedCanvases::fit() {
    canvases_[0]->fit();
}

void LinkedCanvases::zoom(double factor) {
    Canvas& at = *canvases_[canvases_[1]->GetScreenRect().Contains(wxGetMousePosition()) ? 1 : 0];
    at.zoom(factor);
}

void LinkedCanvases::on_press(Canvas& canvas, wxMouseEvent& event) {
    if (const auto at = canvas.space_at(event.GetPosition())) {
        look_at(*at);
    }
    event.Skip();
}

void LinkedCanvases::on_motion(Canvas& canvas, wxMouseEvent& event) {
    if (const auto at = canvas.space_at(event.GetPosition());
        at && at != here_ && !canvas.HasCapture()) {
        point_at(at);
    }
    event.Skip();
}

void LinkedCanvases::on_key(Canvas& canvas, wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_TAB) {
        canvas.Navigate(event.ShiftDown() ? 0 : wxNavigationKeyEvent::IsForward);
        return;
    }
    const auto from = cursor_.value_or(canvas.middle());
    const auto to = event.HasAnyModifiers() ? std::nullopt
                                            : led_by_key(maps_[0].grid(), from, event.GetKeyCode());
    if (to) {
        look_at(*to);
    } else {
        event.Skip();
    }
}

} // namespace pampas::desktop
