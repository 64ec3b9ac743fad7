#pragma once

#include "editor/picture/cairo.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::testing {

inline std::uint32_t pixel(cairo_surface_t* image, int x, int y) {
    const unsigned char* bytes = cairo_image_surface_get_data(image);
    std::uint32_t result = 0;
    std::memcpy(&result, bytes + y * cairo_image_surface_get_stride(image) + 4 * x, sizeof result);
    return result;
}

/// All pixels of an ARGB32 image.
inline std::vector<std::uint32_t> pixels(cairo_surface_t* image) {
    cairo_surface_flush(image);
    std::vector<std::uint32_t> result;
    for (int y = 0; y < cairo_image_surface_get_height(image); ++y) {
        for (int x = 0; x < cairo_image_surface_get_width(image); ++x) {
            result.push_back(pixel(image, x, y));
        }
    }
    return result;
}

/// The image in a PNG file, whose status tells whether there is one.
inline picture::Surface decoded(std::string_view png) {
    const auto read = [](void* rest, unsigned char* to, unsigned int count) {
        auto& bytes = *static_cast<std::string_view*>(rest);
        if (bytes.size() < count) {
            return CAIRO_STATUS_READ_ERROR;
        }
        std::memcpy(to, bytes.data(), count);
        bytes.remove_prefix(count);
        return CAIRO_STATUS_SUCCESS;
    };
    return picture::Surface(cairo_image_surface_create_from_png_stream(read, &png));
}

} // namespace pampas::testing
