#pragma once

#include <cairo.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

/// Pictures as people see them.
namespace pampas::testing {

/// CIE 1976 L*a*b*: distances correspond roughly to differences that people see.
struct Lab {
    double lightness = 0;
    double a = 0;
    double b = 0;
};

inline double distance(const Lab& p, const Lab& q) {
    return std::hypot(p.lightness - q.lightness, p.a - q.a, p.b - q.b);
}

enum class Sight { Full, Grey, Deuteranopia, Protanopia, Tritanopia };

using Rgb = std::array<double, 3>; ///< linear light, 0 to 1

/// The colour as seen with this sight. Source: Machado, Oliveira and Fernandes (2009), severity 1.
inline Rgb seen(const Rgb& c, Sight sight) {
    using Matrix = std::array<Rgb, 3>;
    static constexpr std::array<Matrix, 5> matrices{{
        {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
        {{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
        {{{0.367322, 0.860646, -0.227968},
          {0.280085, 0.672501, 0.047413},
          {-0.01182, 0.04294, 0.968881}}},
        {{{0.152286, 1.052583, -0.204868},
          {0.114503, 0.786281, 0.099216},
          {-0.003882, -0.048116, 1.051998}}},
        {{{1.255528, -0.076749, -0.178779},
          {-0.078411, 0.930809, 0.147602},
          {0.004733, 0.691367, 0.3039}}},
    }};
    const Matrix& m = matrices[static_cast<std::size_t>(sight)];
    Rgb result{};
    for (std::size_t row = 0; row < 3; ++row) {
        const double value = m[row][0] * c[0] + m[row][1] * c[1] + m[row][2] * c[2];
        result[row] = std::min(std::max(value, 0.0), 1.0);
    }
    return result;
}

inline double linear(std::uint32_t byte) {
    const double value = (byte & 0xff) / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

inline Lab lab(const Rgb& c) {
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505);
    const double y = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
    const double z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// The pixels of an opaque ARGB32 image.
inline std::vector<Lab> seen(cairo_surface_t* image, Sight sight) {
    cairo_surface_flush(image);
    const auto* data = reinterpret_cast<const std::uint32_t*>(cairo_image_surface_get_data(image));
    const int stride = cairo_image_surface_get_stride(image) / 4;
    std::vector<Lab> result;
    for (int y = 0; y < cairo_image_surface_get_height(image); ++y) {
        for (int x = 0; x < cairo_image_surface_get_width(image); ++x) {
            const std::uint32_t pixel = data[y * stride + x];
            result.push_back(
                lab(seen({linear(pixel >> 16), linear(pixel >> 8), linear(pixel)}, sight)));
        }
    }
    return result;
}

} // namespace pampas::testing
