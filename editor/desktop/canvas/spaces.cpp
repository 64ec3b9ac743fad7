#include "editor/desktop/canvas/spaces.h"

#include "editor/document/annotations.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <wx/defs.h>

#include <algorithm>

namespace pampas::desktop {

std::string space_text(const map::Map& map, std::optional<hex::Coordinate> at) {
    if (!at) {
        return {};
    }
    const std::string text = hex::name(*at) + " " + tr(map::name(map.at(*at)));
    return map.is_locked(*at) ? tr("{}, locked", text) : text;
}

std::string note_text(const map::Map& map, std::optional<hex::Coordinate> at) {
    return at && map.grid().contains(*at) ? document::note_at(map, *at).value_or("")
                                          : std::string();
}

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

std::size_t next_place(const std::vector<hex::Coordinate>& spaces,
                       std::optional<hex::Coordinate> from, bool forwards) {
    const std::size_t count = spaces.size();
    if (!from) {
        return forwards ? 0 : count - 1;
    }
    const auto next = forwards ? std::ranges::upper_bound(spaces, *from)
                               : std::ranges::lower_bound(spaces, *from);
    const auto place = static_cast<std::size_t>(next - spaces.begin());
    return (forwards ? place : place + count - 1) % count;
}

} // namespace pampas::desktop
