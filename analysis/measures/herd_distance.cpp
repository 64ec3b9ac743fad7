#include "analysis/measures/figures.h"
#include "analysis/measures/numbers.h"
#include "engine/language/tr.h"

namespace pampas::measures {
namespace {

std::vector<double> herd_distances(const Analysis& analysis) {
    return numbers(analysis.markets.markets,
                   [](const graph::MarketPaths& market) { return Value(market.herd_distance); });
}

std::vector<hex::Coordinate> farthest_markets(const Analysis& analysis) {
    const Value farthest = most(herd_distances(analysis));
    std::vector<hex::Coordinate> result;
    for (const graph::MarketPaths& market : analysis.markets.markets) {
        if (market.herd_distance && *market.herd_distance == farthest) {
            result.push_back(market.at);
        }
    }
    return result;
}

} // namespace

extern constexpr Figure herd_distance_figure{
    "herd_distance", tr_later("animals from land to a market, mean"), 2, Worse::More,
    [](const Analysis& analysis) { return mean(herd_distances(analysis)); }};

extern constexpr Figure longest_herd_distance_figure{
    "longest_herd_distance",
    tr_later("animals from land to the farthest market"),
    0,
    Worse::More,
    [](const Analysis& analysis) { return most(herd_distances(analysis)); },
    Comparison{tr_later("It takes {0} animals from the nearest land to {2}"),
               tr_later("a market that is farther off"), 2, farthest_markets}};

} // namespace pampas::measures
