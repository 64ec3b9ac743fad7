#include "editor/picture/export.h"
#include "editor/picture/pixels_of.h"
#include "editor/picture/whole_picture.h"

#include <algorithm>
#include <cmath>

namespace pampas::picture {

Pixels preview(const map::Map& map, const ExportOptions& options, int max_width, int max_height) {
    const Layout layout = layout_for(map, options);
    const double scale =
        std::min({1.0, 1.0 * max_width / layout.width, 1.0 * max_height / layout.height});
    const auto scaled = [scale](int length) {
        return std::max(1, static_cast<int>(std::lround(scale * length)));
    };
    const Surface surface = image(scaled(layout.width), scaled(layout.height));
    const Context cairo = context(surface.get());
    cairo_scale(cairo.get(), scale, scale);
    Painter painter(Target::Vectors);
    paint(cairo.get(), painter, map, options, layout);
    return pixels_of(surface.get());
}

} // namespace pampas::picture
