#include "editor/desktop/context/viewport.h"

#include <algorithm>
#include <cmath>

namespace pampas::desktop {
namespace {

/// The smallest side of a hex in pixels, unless the whole map needs a smaller one.
constexpr double min_side = 4;

/// How far to move so that `low` to `high` lies between 0 and `size`. Without room for both, puts
/// `middle` in the middle.
double shift_into(double low, double middle, double high, double size) {
    if (high - low > size) {
        return size / 2 - middle;
    }
    return std::max(-low, 0.0) + std::min(size - high, 0.0);
}

} // namespace

Viewport Viewport::on(hex::Point middle, double side) {
    Viewport result;
    const hex::Point shown = result.middle();
    result.view_ = {side, {shown.x - side * middle.x, shown.y - side * middle.y}};
    result.fitted_ = false;
    return result;
}

void Viewport::set_grid(const hex::Grid& grid) {
    grid_ = grid;
    if (fitted_) {
        fit();
    } else {
        stay_in_sight();
    }
}

void Viewport::resize(int width, int height) {
    const hex::Point before = middle();
    width_ = width;
    height_ = height;
    if (fitted_) {
        fit();
    } else {
        pan({middle().x - before.x, middle().y - before.y});
    }
}

void Viewport::fit() {
    view_ = picture::fitted(grid_, width_, height_);
    fitted_ = true;
}

void Viewport::zoom(double factor, hex::Point pixel) {
    const double smallest = std::min(min_side, picture::fitted(grid_, width_, height_).side);
    const hex::Point fixed = view_.to_map(pixel);
    view_.side = std::clamp(view_.side * factor, smallest, std::max(max_side, view_.side));
    view_.origin = {pixel.x - view_.side * fixed.x, pixel.y - view_.side * fixed.y};
    stay_in_sight();
}

void Viewport::pan(hex::Point by) {
    view_.origin = {view_.origin.x + by.x, view_.origin.y + by.y};
    stay_in_sight();
}

void Viewport::centre(hex::Point point) {
    const hex::Point now = view_.to_pixels(point);
    pan({middle().x - now.x, middle().y - now.y});
}

bool Viewport::shows_all() const {
    const hex::Point first = view_.to_pixels({});
    const hex::Point last = view_.to_pixels(hex::extent(grid_));
    return first.x >= 0 && first.y >= 0 && last.x <= width_ && last.y <= height_;
}

void Viewport::reveal(hex::Coordinate at) {
    constexpr double around = 2; // sides of a hex
    const hex::Point at_map = hex::centre(grid_, at);
    const hex::Point end = hex::extent(grid_);
    const hex::Point first = view_.to_pixels({std::max(at_map.x - around, -picture::margin),
                                              std::max(at_map.y - around, -picture::margin)});
    const hex::Point centre = view_.to_pixels(at_map);
    const hex::Point last = view_.to_pixels({std::min(at_map.x + around, end.x + picture::margin),
                                             std::min(at_map.y + around, end.y + picture::margin)});
    const hex::Point by{shift_into(first.x, centre.x, last.x, width_),
                        shift_into(first.y, centre.y, last.y, height_)};
    if (std::abs(by.x) > 0.5 || std::abs(by.y) > 0.5) {
        pan(by);
    }
}

void Viewport::stay_in_sight() {
    const hex::Point middle = seen();
    const hex::Point end = hex::extent(grid_);
    view_.origin.x += view_.side * (middle.x - std::clamp(middle.x, 0.0, end.x));
    view_.origin.y += view_.side * (middle.y - std::clamp(middle.y, 0.0, end.y));
    fitted_ = false;
}

} // namespace pampas::desktop
