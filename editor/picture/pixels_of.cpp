#include "editor/picture/pixels_of.h"

#include <cstring>

namespace pampas::picture {

Pixels pixels_of(cairo_surface_t* surface) {
    cairo_surface_flush(surface);
    Pixels result{
        cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface), {}};
    const auto width = static_cast<std::size_t>(result.width);
    const auto height = static_cast<std::size_t>(result.height);
    result.argb.resize(width * height);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
    const unsigned char* bytes = cairo_image_surface_get_data(surface);
    for (std::size_t row = 0; row < height; ++row) {
        std::memcpy(result.argb.data() + row * width, bytes + row * stride, 4 * width);
    }
    return result;
}

} // namespace pampas::picture
