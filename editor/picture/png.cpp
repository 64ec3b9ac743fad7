#include "editor/picture/export.h"
#include "editor/picture/painter.h"
#include "editor/picture/png_writer.h"
#include "editor/picture/sheet.h"

#include <algorithm>

namespace pampas::picture {
namespace {

/// A picture is painted and packed in strips of so many rows, so that memory does not grow with it.
constexpr int strip_height = 128;

} // namespace

std::string png(const map::Map& map, const ExportOptions& options) {
    const Sheet sheet = sheet_for(map.grid(), options);
    PngWriter writer(sheet.width, sheet.height, options.style.background.alpha < 1);
    Painter painter;
    const Surface strip = image(sheet.width, std::min(strip_height, sheet.height));
    const Context cairo = context(strip.get());
    for (int top = 0; top < sheet.height; top += strip_height) {
        View view = sheet.view;
        view.origin.y -= top;
        painter.paint(cairo.get(), map, view, options.style, options.overlay);
        writer.append(strip.get(), std::min(strip_height, sheet.height - top));
    }
    return writer.finish();
}

} // namespace pampas::picture
