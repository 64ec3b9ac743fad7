#include "editor/picture/layout.h"

#include "editor/picture/cairo.h"
#include "engine/files/input_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace pampas::picture {
namespace {

/// Width and height of grid and margin, in sides of a hex.
hex::Point whole(const hex::Grid& grid) {
    const hex::Point extent = hex::extent(grid);
    return {extent.x + 2 * margin, extent.y + 2 * margin};
}

} // namespace

Layout layout_for(const hex::Grid& grid, const ExportOptions& options) {
    const hex::Point size = whole(grid);
    const double side = options.width ? *options.width / size.x : options.side;
    const double width = options.width ? *options.width : std::ceil(side * size.x);
    const double height = std::max(std::ceil(side * size.y), 1.0);
    if (!(side > 0) || !(std::max(width, height) <= max_pixels)) {
        throw InputError(
            fmt::format("a picture of {:.0f} x {:.0f} pixels cannot be made; each must be 1 to {}",
                        width, height, max_pixels));
    }
    const auto columns = static_cast<int>(width);
    const auto rows = static_cast<int>(height);
    return {columns, rows, fitted(grid, columns, rows)};
}

Layout layout_within(const hex::Grid& grid, int max_width, int max_height) {
    const hex::Point size = whole(grid);
    const double side = std::min(max_width / size.x, max_height / size.y);
    const int width = std::clamp(static_cast<int>(std::lround(side * size.x)), 1, max_width);
    const int height = std::clamp(static_cast<int>(std::lround(side * size.y)), 1, max_height);
    return {width, height, fitted(grid, width, height)};
}

} // namespace pampas::picture
