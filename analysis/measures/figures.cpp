#include "analysis/measures/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

// Every figure, in the order in which people read them. A new one is a file that defines it and a
// line here.
#define PAMPAS_FIGURES(FIGURE)                                                                     \
    FIGURE(spaces_figure)                                                                          \
    FIGURE(land_figure)                                                                            \
    FIGURE(waters_figure)                                                                          \
    FIGURE(markets_figure)                                                                         \
    FIGURE(accessibility_figure)                                                                   \
    FIGURE(least_accessibility_figure)                                                             \
    FIGURE(herd_distance_figure)                                                                   \
    FIGURE(longest_herd_distance_figure)                                                           \
    FIGURE(least_blockers_figure)                                                                  \
    FIGURE(market_distance_figure)                                                                 \
    FIGURE(nearest_market_figure)                                                                  \
    FIGURE(pampas_regions_figure)                                                                  \
    FIGURE(chokepoints_figure)                                                                     \
    FIGURE(busiest_tenth_figure)                                                                   \
    FIGURE(land_regions_figure)                                                                    \
    FIGURE(largest_land_region_figure)                                                             \
    FIGURE(regions_one_apart_figure)                                                               \
    FIGURE(simultaneous_figure)                                                                    \
    FIGURE(simultaneous_with_water_figure)                                                         \
    FIGURE(uneven_terrain_figure)                                                                  \
    FIGURE(symmetry_figure)

namespace pampas::measures {

#define PAMPAS_DECLARED(figure) extern const Figure figure;
#define PAMPAS_LISTED(figure) figure,

PAMPAS_FIGURES(PAMPAS_DECLARED)

std::span<const Figure> figures() {
    static const std::array all{PAMPAS_FIGURES(PAMPAS_LISTED)};
    return all;
}

#undef PAMPAS_DECLARED
#undef PAMPAS_LISTED

const Figure& figure(std::string_view key) {
    const auto found = std::ranges::find(figures(), key, &Figure::key);
    assert(found != figures().end());
    return *found;
}

const Figure& traffic() {
    return figure("busiest_tenth");
}

std::optional<double> measure(const Figure& figure, const graph::Analysis& analysis) {
    const std::optional<double> exact = figure.exact(analysis);
    const double scale = std::pow(10.0, figure.decimals);
    return exact ? std::optional(std::round(*exact * scale) / scale) : std::nullopt;
}

std::string value_text(const Figure& figure, std::optional<double> value) {
    return value ? fmt::format("{:.{}f}", *value, figure.decimals) : "-";
}

} // namespace pampas::measures
