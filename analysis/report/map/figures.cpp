#include "analysis/report/map/figures.h"

#include "analysis/graph/space_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>

namespace pampas::report {
namespace {

using graph::Analysis;
using Value = std::optional<double>;

/// The numbers that `number_of` makes of the items, those left out that it makes nothing of.
std::vector<double> numbers(const auto& items, auto number_of) {
    std::vector<double> result;
    for (const auto& item : items) {
        if (const Value number = number_of(item)) {
            result.push_back(*number);
        }
    }
    return result;
}

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

/// The same without a bound, for the table below.
template <graph::Kinds Kind>
Value number_of(const Analysis& analysis) {
    return count(analysis, Kind);
}

bool is_board(map::Space space) {
    return space != map::Space::Void;
}

std::vector<double> accessibilities(const Analysis& analysis) {
    return numbers(analysis.markets.markets,
                   [](const graph::MarketPaths& market) { return Value(market.accessibility); });
}

std::vector<double> herd_distances(const Analysis& analysis) {
    return numbers(analysis.markets.markets,
                   [](const graph::MarketPaths& market) { return Value(market.herd_distance); });
}

Value least_blockers(const Analysis& analysis) {
    return least(numbers(analysis.blockers, [](const graph::Blockers& market) {
        return Value(market.spaces.size());
    }));
}

/// From the market with this number to each other one that a path leads to.
std::vector<double> distances_from(const Analysis& analysis, std::size_t market) {
    std::vector<graph::Distance> others = analysis.markets.distances[market];
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(market));
    return numbers(others, [](const graph::Distance& distance) { return Value(distance); });
}

Value market_distance(const Analysis& analysis) {
    std::vector<double> all;
    for (std::size_t market = 0; market < analysis.markets.distances.size(); ++market) {
        std::ranges::copy(distances_from(analysis, market), std::back_inserter(all));
    }
    return mean(all);
}

Value nearest_market(const Analysis& analysis) {
    std::vector<double> nearest;
    for (std::size_t market = 0; market < analysis.markets.distances.size(); ++market) {
        if (const Value distance = least(distances_from(analysis, market))) {
            nearest.push_back(*distance);
        }
    }
    return mean(nearest);
}

Value chokepoints(const Analysis& analysis) {
    return share(static_cast<double>(analysis.chokepoints.size()),
                 count(analysis, graph::is_pampas));
}

std::vector<double> values(const std::vector<graph::Betweenness>& spaces) {
    return numbers(spaces, [](const graph::Betweenness& space) { return Value(space.value); });
}

Value traffic_of_tenth(const Analysis& analysis) {
    return share(sum(values(busiest_tenth(analysis))), sum(values(analysis.betweenness)));
}

/// Sizes of the regions of all land, largest first.
std::vector<std::size_t> land_regions(const Analysis& analysis) {
    const auto any = std::ranges::find(analysis.land_chains, "any", &graph::LandChains::terrain);
    return any == analysis.land_chains.end() ? std::vector<std::size_t>() : any->sizes;
}

Value largest_land_region(const Analysis& analysis) {
    const auto regions = land_regions(analysis);
    return regions.empty() ? Value() : Value(regions.front());
}

Value regions_one_apart(const Analysis& analysis) {
    const auto& regions = analysis.gaps.land_land.regions;
    const auto found = regions.find(1);
    return found == regions.end() ? 0 : found->second;
}

Value uneven_terrain(const Analysis& analysis) {
    const auto counts =
        std::span(analysis.counts)
            .subspan(static_cast<std::size_t>(map::terrains.front()), map::terrains.size());
    const auto [rarest, commonest] = std::ranges::minmax(counts);
    const bool decided = count(analysis, [](map::Space s) { return s == map::Space::Land; }) == 0;
    return decided && rarest > 0 ? Value(static_cast<double>(commonest) / rarest) : Value();
}

Value symmetry(const Analysis& analysis) {
    return analysis.symmetries.empty() ? Value()
                                       : Value(100 * analysis.symmetries.front().agreement);
}

constexpr std::array<Figure, 21> all_figures{{
    {"spaces", "spaces", 0, Worse::Neither, number_of<is_board>},
    {"land", "land spaces", 0, Worse::Neither, number_of<map::is_land>},
    {"waters", "water spaces", 0, Worse::Neither, number_of<graph::is_water>},
    {"markets", "markets", 0, Worse::Less, number_of<graph::is_market>},
    {"accessibility", "accessibility of the markets, mean", 3, Worse::Less,
     [](const Analysis& a) { return mean(accessibilities(a)); }},
    {"least_accessibility", "accessibility of the hardest market", 3, Worse::Less,
     [](const Analysis& a) { return least(accessibilities(a)); }},
    {"herd_distance", "animals from land to a market, mean", 2, Worse::More,
     [](const Analysis& a) { return mean(herd_distances(a)); }},
    {"longest_herd_distance", "animals from land to the farthest market", 0, Worse::More,
     [](const Analysis& a) { return most(herd_distances(a)); }},
    {"least_blockers", "tiles that close a market, fewest", 0, Worse::Less, least_blockers},
    {"market_distance", "animals from market to market, mean", 1, Worse::Neither, market_distance},
    {"nearest_market", "animals to the nearest other market, mean", 2, Worse::Less, nearest_market},
    {"pampas_regions", "pampas regions", 0, Worse::More,
     [](const Analysis& a) { return Value(a.pampas_regions.size()); }},
    {"chokepoints", "chokepoints, % of the pampas", 1, Worse::More, chokepoints},
    {"busiest_tenth", "traffic on the busiest tenth of the pampas, %", 0, Worse::More,
     traffic_of_tenth},
    {"land_regions", "land regions", 0, Worse::Neither,
     [](const Analysis& a) { return Value(land_regions(a).size()); }},
    {"largest_land_region", "spaces of the largest land region", 0, Worse::Neither,
     largest_land_region},
    {"regions_one_apart", "land regions one space from the next", 0, Worse::More,
     regions_one_apart},
    {"simultaneous", "openings in two actions side by side", 0, Worse::Less,
     [](const Analysis& a) { return Value(a.openings.simultaneous.size()); }},
    {"simultaneous_with_water", "such openings beside water", 0, Worse::Neither,
     [](const Analysis& a) { return Value(a.openings.simultaneous_with_water.size()); }},
    {"uneven_terrain", "commonest terrain against rarest", 2, Worse::More, uneven_terrain},
    {"symmetry", "best symmetry, %", 1, Worse::Neither, symmetry},
}};

} // namespace

std::span<const Figure> figures() {
    return all_figures;
}

const Figure& figure(std::string_view key) {
    const auto found = std::ranges::find(all_figures, key, &Figure::key);
    assert(found != all_figures.end());
    return *found;
}

std::optional<double> measure(const Figure& figure, const graph::Analysis& analysis) {
    const Value exact = figure.exact(analysis);
    const double scale = std::pow(10.0, figure.decimals);
    return exact ? Value(std::round(*exact * scale) / scale) : Value();
}

std::string value_text(const Figure& figure, std::optional<double> value) {
    return value ? fmt::format("{:.{}f}", *value, figure.decimals) : "-";
}

std::vector<graph::Betweenness> busiest_tenth(const graph::Analysis& analysis) {
    std::vector<graph::Betweenness> spaces = analysis.betweenness;
    std::ranges::stable_sort(spaces, std::ranges::greater(), &graph::Betweenness::value);
    spaces.resize((spaces.size() + 9) / 10);
    return spaces;
}

} // namespace pampas::report
