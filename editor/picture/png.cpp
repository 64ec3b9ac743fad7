#include "editor/picture/export.h"
#include "editor/picture/png_writer.h"
#include "editor/picture/whole_picture.h"

#include <algorithm>

namespace pampas::picture {
namespace {

/// A picture is painted and packed in strips of so many rows, so that memory does not grow with it.
constexpr int strip_height = 128;

} // namespace

std::string png(const map::Map& map, const ExportOptions& options) {
    return png(map, options, layout_for(map, options));
}

std::string png(const map::Map& map, const ExportOptions& options, const Layout& layout) {
    PngWriter writer(layout.width, layout.height, options.style.background.alpha < 1);
    Painter painter;
    const Surface strip = image(layout.width, std::min(strip_height, layout.height));
    const Context cairo = context(strip.get());
    for (int top = 0; top < layout.height; top += strip_height) {
        paint(cairo.get(), painter, map, options, layout, top);
        writer.append(strip.get(), std::min(strip_height, layout.height - top));
    }
    return writer.finish();
}

} // namespace pampas::picture
