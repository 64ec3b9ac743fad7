#include "editor/desktop/canvas/spaces.h"

#include "editor/document/edits.h"
#include "editor/picture/cairo.h"
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

namespace {

// In font sizes.
constexpr double line_height = 1.4;
constexpr double letter_width = 0.75;
constexpr double halo_width = 0.3;

constexpr picture::Colour ruler_ink{0.25, 0.17, 0.11};
constexpr picture::Colour ruler_halo{1, 0.98, 0.93, 0.95};

/// How many columns or rows share a label so that each label has `room`; they are `pitch` apart.
int stride(double pitch, double room) {
    for (int tens = 1;; tens *= 10) {
        for (const int part : {1, 2, 5}) {
            if (part * tens * pitch >= room) {
                return part * tens;
            }
        }
    }
}

/// The middle of a column's spaces, or of a row's, in pixels.
hex::Point middle_of(const hex::Grid& grid, const picture::View& view, hex::Coordinate first,
                     hex::Coordinate second) {
    const hex::Point one = hex::centre(grid, first);
    const hex::Point other = hex::centre(grid, second);
    return view.to_pixels({(one.x + other.x) / 2, (one.y + other.y) / 2});
}

bool lies_in(double place, double size) {
    return place >= 0 && place <= size;
}

} // namespace

Rulers rulers(const hex::Grid& grid, const picture::View& view, hex::Point size, double font) {
    const auto column_at = [&](int column) {
        return middle_of(grid, view, {column, 0}, {column, 1}).x;
    };
    const auto row_at = [&](int row) { return middle_of(grid, view, {0, row}, {1, row}).y; };
    const auto widest = static_cast<double>(hex::column_name(grid.columns - 1).size());
    const double half = line_height * font / 2;
    const double row_width =
        letter_width * font * static_cast<double>(std::to_string(grid.rows).size());
    const double top = std::clamp(view.origin.y - half, half, std::max(size.y - half, half));
    const double left = std::max(view.origin.x - half, font) - row_width / 2;
    Rulers result;
    const int columns = stride(column_at(1) - column_at(0), letter_width * font * (widest + 1));
    for (int column = 0; column < grid.columns; column += columns) {
        if (lies_in(column_at(column), size.x)) {
            result.columns.push_back({hex::column_name(column), {column_at(column), top}});
        }
    }
    // Rows count from 1, so that labels read 5, 10, 15.
    const int rows = stride(row_at(1) - row_at(0), line_height * font);
    for (int row = rows - 1; row < grid.rows; row += rows) {
        if (lies_in(row_at(row), size.y)) {
            result.rows.push_back(
                {std::to_string(row + 1), {std::max(left, row_width / 2 + 2), row_at(row)}});
        }
    }
    return result;
}

void draw(cairo_t* cairo, const Rulers& rulers, double font) {
    cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
    cairo_set_font_size(cairo, font);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(cairo, halo_width * font);
    for (const auto* labels : {&rulers.columns, &rulers.rows}) {
        for (const RulerLabel& label : *labels) {
            cairo_text_extents_t extents;
            cairo_text_extents(cairo, label.text.c_str(), &extents);
            cairo_move_to(cairo, label.middle.x - extents.width / 2 - extents.x_bearing,
                          label.middle.y - extents.height / 2 - extents.y_bearing);
            cairo_text_path(cairo, label.text.c_str());
            picture::set_colour(cairo, ruler_halo);
            cairo_stroke_preserve(cairo);
            picture::set_colour(cairo, ruler_ink);
            cairo_fill(cairo);
        }
    }
}

} // namespace pampas::desktop
