#include "analysis/measures/figures.h"
#include "analysis/measures/numbers.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::measures {
namespace {

std::vector<double> accessibilities(const Analysis& analysis) {
    return numbers(analysis.markets.markets,
                   [](const graph::MarketPaths& market) { return Value(market.accessibility); });
}

std::vector<hex::Coordinate> hardest_market(const Analysis& analysis) {
    const auto hardest =
        std::ranges::min_element(analysis.markets.markets, {}, &graph::MarketPaths::accessibility);
    return {hardest->at};
}

bool every_market_is_reached(const Analysis& analysis) {
    return std::ranges::all_of(analysis.markets.markets, [](const graph::MarketPaths& market) {
        return market.herd_distance.has_value();
    });
}

} // namespace

extern constexpr Figure accessibility_figure{
    "accessibility", tr_later("accessibility of the markets, mean"), 3, Worse::Less,
    [](const Analysis& analysis) { return mean(accessibilities(analysis)); }};

extern constexpr Figure least_accessibility_figure{
    "least_accessibility",
    tr_later("accessibility of the hardest market"),
    3,
    Worse::Less,
    [](const Analysis& analysis) { return least(accessibilities(analysis)); },
    Comparison{tr_later("Market {1} is hard to come to from most of the land (accessibility {0})"),
               tr_later("one that is harder to come to"), 3, hardest_market,
               every_market_is_reached}};

} // namespace pampas::measures
