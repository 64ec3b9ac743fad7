#include "editor/document/selection.h"

#include "engine/hex/geometry.h"
#include "engine/hex/shapes.h"

#include <algorithm>
#include <iterator>

namespace pampas::document {
namespace {

template <class Holds>
Selection all_that(const hex::Grid& grid, Holds holds) {
    Selection result;
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const hex::Coordinate at = grid.coordinate(offset);
        if (holds(at)) {
            result.push_back(at);
        }
    }
    return result;
}

/// Whether a closed line runs around a point: the line crosses the ray to the right of the point an
/// odd number of times.
bool encloses(const std::vector<hex::Point>& line, hex::Point point) {
    bool inside = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const hex::Point& a = line[i];
        const hex::Point& b = line[(i + 1) % line.size()];
        if ((a.y > point.y) != (b.y > point.y) &&
            point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x) {
            inside = !inside;
        }
    }
    return inside;
}

} // namespace

Selection selection_of(std::vector<hex::Coordinate> spaces) {
    std::ranges::sort(spaces);
    spaces.erase(std::ranges::unique(spaces).begin(), spaces.end());
    return spaces;
}

Selection combined(const Selection& before, Combine how, Selection with) {
    Selection result;
    switch (how) {
    case Combine::Replace:
        return with;
    case Combine::Add:
        std::ranges::set_union(before, with, std::back_inserter(result));
        break;
    case Combine::Remove:
        std::ranges::set_difference(before, with, std::back_inserter(result));
        break;
    }
    return result;
}

bool is_in(const Selection& selection, hex::Coordinate at) {
    return std::ranges::binary_search(selection, at);
}

Selection grown(const hex::Grid& grid, const Selection& selection) {
    std::vector<hex::Coordinate> spaces = selection;
    for (const hex::Coordinate at : selection) {
        std::ranges::copy(grid.neighbours(at), std::back_inserter(spaces));
    }
    return selection_of(std::move(spaces));
}

Selection shrunk(const hex::Grid& grid, const Selection& selection) {
    return inverted(grid, grown(grid, inverted(grid, selection)));
}

Selection inverted(const hex::Grid& grid, const Selection& selection) {
    return combined(everything(grid), Combine::Remove, selection);
}

Selection everything(const hex::Grid& grid) {
    return all_that(grid, [](hex::Coordinate) { return true; });
}

Selection lasso(const hex::Grid& grid, const std::vector<hex::Coordinate>& line) {
    if (line.empty()) {
        return {};
    }
    std::vector<hex::Coordinate> on_line;
    std::vector<hex::Point> points;
    for (std::size_t i = 0; i < line.size(); ++i) {
        std::ranges::copy(hex::line(grid, line[i], line[(i + 1) % line.size()]),
                          std::back_inserter(on_line));
        points.push_back(hex::centre(grid, line[i]));
    }
    return combined(selection_of(std::move(on_line)), Combine::Add,
                    all_that(grid, [&](hex::Coordinate at) {
                        return encloses(points, hex::centre(grid, at));
                    }));
}

} // namespace pampas::document
