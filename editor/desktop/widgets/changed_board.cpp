#include "editor/desktop/widgets/changed_board.h"

#include "editor/desktop/widgets/map_bitmap.h"
#include "editor/picture/thumbnail.h"
#include "engine/map/difference.h"

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

/// What changes stands out by a line that is seen on every kind of space.
picture::Highlight change_mark(double scale) {
    return {.line = {0.72, 0.12, 0.55, 1}, .halo = {1, 1, 1, 0.95}, .width = 1.5 * scale};
}

} // namespace

wxBitmap changed_board(const map::Map& before, const map::Map& after, wxSize size, double scale,
                       const wxColour& background) {
    std::vector<hex::Coordinate> changed;
    std::ranges::transform(map::differences(before, after), std::back_inserter(changed),
                           &map::SpaceDifference::at);
    const auto part = [](unsigned char value) { return value / 255.0; };
    constexpr double veil = 0.45;
    return bitmap_of(picture::marked_thumbnail(after, changed, static_cast<int>(size.x * scale),
                                               static_cast<int>(size.y * scale), change_mark(scale),
                                               {part(background.Red()), part(background.Green()),
                                                part(background.Blue()), veil}),
                     scale);
}

} // namespace pampas::desktop
