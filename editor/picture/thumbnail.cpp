#include "editor/picture/export.h"
#include "editor/picture/painter.h"
#include "editor/picture/sheet.h"

#include <cstring>

namespace pampas::picture {

Pixels thumbnail(const map::Map& map, int max_width, int max_height, const Style& style) {
    const Sheet sheet = sheet_within(map.grid(), max_width, max_height);
    const Surface surface = image(sheet.width, sheet.height);
    Painter().paint(context(surface.get()).get(), map, sheet.view, style);
    cairo_surface_flush(surface.get());
    Pixels result{sheet.width, sheet.height, {}};
    const auto width = static_cast<std::size_t>(sheet.width);
    const auto height = static_cast<std::size_t>(sheet.height);
    result.argb.resize(width * height);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
    const unsigned char* bytes = cairo_image_surface_get_data(surface.get());
    for (std::size_t row = 0; row < height; ++row) {
        std::memcpy(result.argb.data() + row * width, bytes + row * stride, 4 * width);
    }
    return result;
}

} // namespace pampas::picture
