#pragma once

#include "editor/picture/cairo.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
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

/// The image in a PNG file. Its status says whether there is one.
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

/// The largest difference of a channel between two images of the same size, from 0 to 255.
inline int largest_difference(cairo_surface_t* a, cairo_surface_t* b) {
    const auto one = pixels(a);
    const auto other = pixels(b);
    int largest = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        for (const unsigned shift : {0U, 8U, 16U, 24U}) {
            largest = std::max(largest, std::abs(static_cast<int>((one[i] >> shift) & 0xff) -
                                                 static_cast<int>((other[i] >> shift) & 0xff)));
        }
    }
    return largest;
}

/// The mean difference of two images of the same size, from 0 to 255.
inline double difference(cairo_surface_t* a, cairo_surface_t* b) {
    const auto one = pixels(a);
    const auto other = pixels(b);
    double sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        for (const unsigned shift : {0U, 8U, 16U}) {
            sum += std::abs(static_cast<int>((one[i] >> shift) & 0xff) -
                            static_cast<int>((other[i] >> shift) & 0xff));
        }
    }
    return sum / static_cast<double>(3 * one.size());
}

} // namespace pampas::testing
