#include "editor/picture/view.h"

#include <algorithm>
#include <cmath>

namespace pampas::picture {
namespace {

/// A space and its part of the board's outline reach this far past its corners: in sides, and in
/// pixels where a line has a least width.
constexpr double reach_in_sides = 0.15;
constexpr double reach_in_pixels = 2;

} // namespace

double reach(const View& view) {
    return view.side * (1 + reach_in_sides) + reach_in_pixels;
}

View fitted(const hex::Grid& grid, int width, int height) {
    const hex::Point extent = hex::extent(grid);
    const double side = std::min(width / (extent.x + 2 * margin), height / (extent.y + 2 * margin));
    return {side, {(width - side * extent.x) / 2, (height - side * extent.y) / 2}};
}

Box box_of(const hex::Grid& grid, const View& view, hex::Coordinate at) {
    const hex::Point middle = view.to_pixels(hex::centre(grid, at));
    const int left = static_cast<int>(std::floor(middle.x - reach(view)));
    const int top = static_cast<int>(std::floor(middle.y - reach(view)));
    const int right = static_cast<int>(std::ceil(middle.x + reach(view)));
    const int bottom = static_cast<int>(std::ceil(middle.y + reach(view)));
    return {left, top, right - left, bottom - top};
}

} // namespace pampas::picture
