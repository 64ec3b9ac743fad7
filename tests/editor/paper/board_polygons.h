#pragma once

#include "editor/paper/tiling.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

/// The spaces of a board as polygons in millimetres, computed plainly.
namespace pampas::testing {

using Polygon = std::vector<hex::Point>;

/// The spaces that are not void, in their exact shape or `around` wider on all sides.
inline std::vector<Polygon> board_polygons(const map::Map& map, double hex, double around = 0) {
    const double side = hex / std::numbers::sqrt3;
    const double reach = (hex + 2 * around) / std::numbers::sqrt3;
    std::vector<Polygon> result;
    for (std::size_t i = 0; i < map.spaces().size(); ++i) {
        if (map.spaces()[i] == map::Space::Void) {
            continue;
        }
        const hex::Point centre = hex::centre(map.grid(), map.grid().coordinate(i));
        result.emplace_back();
        for (const hex::Point& corner : hex::corners(map.grid().axis)) {
            result.back().push_back(
                {side * centre.x + reach * corner.x, side * centre.y + reach * corner.y});
        }
    }
    return result;
}

/// The part of a polygon on one side of a line: where the linear function `inside` is not negative.
template <class Inside>
Polygon cut(const Polygon& polygon, Inside inside) {
    Polygon result;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const hex::Point a = polygon[i];
        const hex::Point b = polygon[(i + 1) % polygon.size()];
        const double at_a = inside(a);
        const double at_b = inside(b);
        if (at_a >= 0) {
            result.push_back(a);
        }
        if ((at_a > 0 && at_b < 0) || (at_a < 0 && at_b > 0)) {
            const double part = at_a / (at_a - at_b);
            result.push_back({a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)});
        }
    }
    return result;
}

/// How much of a polygon, in square millimetres, lies between two points.
inline double area_within(Polygon polygon, hex::Point from, hex::Point to) {
    polygon = cut(polygon, [&](hex::Point p) { return p.x - from.x; });
    polygon = cut(polygon, [&](hex::Point p) { return to.x - p.x; });
    polygon = cut(polygon, [&](hex::Point p) { return p.y - from.y; });
    polygon = cut(polygon, [&](hex::Point p) { return to.y - p.y; });
    double twice = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const hex::Point& a = polygon[i];
        const hex::Point& b = polygon[(i + 1) % polygon.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    return std::abs(twice) / 2;
}

inline bool lies_within(hex::Point point, const paper::Area& area) {
    constexpr double rounding = 1e-6;
    return point.x >= area.x - rounding && point.x <= area.x + area.width + rounding &&
           point.y >= area.y - rounding && point.y <= area.y + area.height + rounding;
}

} // namespace pampas::testing
