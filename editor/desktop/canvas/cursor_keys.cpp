#include "editor/desktop/canvas/cursor_keys.h"

#include <wx/defs.h>

#include <algorithm>

namespace pampas::desktop {

std::optional<hex::Coordinate> led_by_key(const hex::Grid& grid, hex::Coordinate from, int key) {
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

} // namespace pampas::desktop
