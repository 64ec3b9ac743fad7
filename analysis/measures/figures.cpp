#include "analysis/measures/figures.h"

#include "analysis/measures/published.h"
#include "engine/language/number.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>

namespace pampas::measures {

double sum(const std::vector<double>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

Value mean(const std::vector<double>& numbers) {
    return numbers.empty() ? Value() : sum(numbers) / static_cast<double>(numbers.size());
}

Value least(const std::vector<double>& numbers) {
    return numbers.empty() ? Value() : *std::ranges::min_element(numbers);
}

Value most(const std::vector<double>& numbers) {
    return numbers.empty() ? Value() : *std::ranges::max_element(numbers);
}

Value share(double part, double whole) {
    return whole > 0 ? Value(100 * part / whole) : Value();
}

int count(const Analysis& analysis, graph::Kinds kinds) {
    int result = 0;
    for (const map::Space space : map::all_spaces) {
        result += kinds(space) ? analysis.counts[static_cast<std::size_t>(space)] : 0;
    }
    return result;
}

bool is_of_published_size(const Analysis& analysis) {
    const Figure& spaces = figure("spaces");
    return rank(spaces, measure(spaces, analysis)).below > 0;
}

// Defined in the files of this folder.
extern const Figure spaces_figure, land_figure, waters_figure, markets_figure, accessibility_figure,
    least_accessibility_figure, herd_distance_figure, longest_herd_distance_figure,
    least_blockers_figure, market_distance_figure, nearest_market_figure, pampas_regions_figure,
    chokepoints_figure, busiest_tenth_figure, land_regions_figure, largest_land_region_figure,
    regions_one_apart_figure, simultaneous_figure, simultaneous_with_water_figure,
    uneven_terrain_figure, symmetry_figure;

std::span<const Figure> figures() {
    static const std::array all{spaces_figure,
                                land_figure,
                                waters_figure,
                                markets_figure,
                                accessibility_figure,
                                least_accessibility_figure,
                                herd_distance_figure,
                                longest_herd_distance_figure,
                                least_blockers_figure,
                                market_distance_figure,
                                nearest_market_figure,
                                pampas_regions_figure,
                                chokepoints_figure,
                                busiest_tenth_figure,
                                land_regions_figure,
                                largest_land_region_figure,
                                regions_one_apart_figure,
                                simultaneous_figure,
                                simultaneous_with_water_figure,
                                uneven_terrain_figure,
                                symmetry_figure};
    return all;
}

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
    return value ? language::decimal(*value, figure.decimals) : "-";
}

} // namespace pampas::measures
