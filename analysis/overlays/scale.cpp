#include "analysis/overlays/scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pampas::overlays {
namespace {

constexpr std::array<Rgb, 5> blue_to_red{
    {{44, 123, 182}, {150, 205, 225}, {255, 250, 180}, {250, 160, 80}, {215, 25, 28}}};

constexpr std::array<Rgb, 5> pale_to_dark_red{
    {{255, 247, 205}, {253, 204, 138}, {252, 141, 89}, {215, 48, 31}, {115, 0, 10}}};

constexpr std::array<Rgb, 8> categories{{{0, 114, 178},
                                         {230, 159, 0},
                                         {0, 158, 115},
                                         {204, 121, 167},
                                         {86, 180, 233},
                                         {213, 94, 0},
                                         {120, 80, 170},
                                         {240, 228, 66}}};

std::uint8_t between(std::uint8_t from, std::uint8_t to, double share) {
    return static_cast<std::uint8_t>(std::lround(std::lerp(double(from), double(to), share)));
}

/// `share` of the way through the colours.
template <std::size_t count>
Rgb along(const std::array<Rgb, count>& colours, double share) {
    const double place = std::clamp(share, 0.0, 1.0) * (count - 1);
    const std::size_t step = std::min(static_cast<std::size_t>(place), count - 2);
    const double rest = place - static_cast<double>(step);
    const Rgb& from = colours[step];
    const Rgb& to = colours[step + 1];
    return {between(from.red, to.red, rest), between(from.green, to.green, rest),
            between(from.blue, to.blue, rest)};
}

} // namespace

Rgb good_to_bad(double share) {
    return along(blue_to_red, share);
}

Rgb quiet_to_busy(double share) {
    return along(pale_to_dark_red, share);
}

Rgb category(std::size_t index) {
    return categories[index % categories.size()];
}

} // namespace pampas::overlays
