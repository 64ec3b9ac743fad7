#include "editor/picture/overlay.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace pampas::picture {
namespace {

/// Leaves the line between spaces as it is, in sides.
constexpr double tinted_part = 0.97;

Colour colour_of(const overlays::Rgb& colour) {
    return {colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0};
}

} // namespace

std::vector<const overlays::Mark*> marks_of(const overlays::Overlay& overlay,
                                            std::span<const hex::Coordinate> spaces) {
    std::vector<const overlays::Mark*> result;
    auto mark = overlay.marks.begin();
    for (const hex::Coordinate at : spaces) {
        mark = std::ranges::lower_bound(mark, overlay.marks.end(), at, {}, &overlays::Mark::at);
        if (mark != overlay.marks.end() && mark->at == at) {
            result.push_back(&*mark);
        }
    }
    return result;
}

std::vector<hex::Coordinate> differing(const overlays::Overlay& one,
                                       const overlays::Overlay& other) {
    const auto look = [](const overlays::Mark& mark) {
        return std::tie(mark.at, mark.colour, mark.label);
    };
    std::vector<overlays::Mark> marks;
    std::ranges::set_symmetric_difference(one.marks, other.marks, std::back_inserter(marks), {},
                                          look, look);
    std::vector<hex::Coordinate> result;
    std::ranges::transform(marks, std::back_inserter(result), &overlays::Mark::at);
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
}

void tint(cairo_t* cairo, const overlays::Rgb& colour, hex::Point centre, const Scale& scale) {
    const double radius = tinted_part * scale.side;
    for (const hex::Point& corner : hex::corners(scale.axis)) {
        cairo_line_to(cairo, centre.x + radius * corner.x, centre.y + radius * corner.y);
    }
    cairo_close_path(cairo);
    set_colour(cairo, colour_of(colour));
    cairo_fill(cairo);
}

} // namespace pampas::picture
