#include "analysis/measures/figures.h"
#include "analysis/measures/numbers.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::measures {
namespace {

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

} // namespace

extern constexpr Figure market_distance_figure{"market_distance",
                                               tr_later("animals from market to market, mean"), 1,
                                               Worse::Neither, market_distance};

extern constexpr Figure nearest_market_figure{
    "nearest_market",
    tr_later("animals to the nearest other market, mean"),
    2,
    Worse::Less,
    nearest_market,
    Comparison{tr_later("A market is {0} animals from the next one on average, so that a herd soon "
                        "has several"),
               tr_later("markets closer together"), 4}};

} // namespace pampas::measures
