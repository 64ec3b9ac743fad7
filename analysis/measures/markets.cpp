#include "analysis/measures/figures.h"
#include "analysis/measures/map_findings.h"
#include "analysis/measures/published.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

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
    tr_later("lowest accessibility of a market"),
    3,
    Worse::Less,
    [](const Analysis& analysis) { return least(accessibilities(analysis)); },
    Comparison{tr_later("Market {1} is hard to reach from most of the land (accessibility {0})"),
               tr_later("one that is harder to reach"), 3, hardest_market,
               every_market_is_reached}};

namespace {

using wording::names;

Value least_blockers(const Analysis& analysis) {
    return least(numbers(analysis.blockers, [](const graph::Blockers& market) {
        return Value(market.spaces.size());
    }));
}

/// The markets that this number of tiles closes.
std::vector<graph::Blockers> closed_by(const Analysis& analysis, std::size_t tiles) {
    std::vector<graph::Blockers> result;
    std::ranges::copy_if(
        analysis.blockers, std::back_inserter(result),
        [&](const graph::Blockers& market) { return market.spaces.size() == tiles; });
    return result;
}

std::vector<hex::Coordinate> markets_of(const std::vector<graph::Blockers>& closed) {
    std::vector<hex::Coordinate> result;
    std::ranges::transform(closed, std::back_inserter(result), &graph::Blockers::market);
    return result;
}

/// The markets and the spaces of the tiles that close them.
std::vector<hex::Coordinate> spaces_of(const std::vector<graph::Blockers>& closed) {
    std::vector<hex::Coordinate> result = markets_of(closed);
    for (const graph::Blockers& market : closed) {
        result.insert(result.end(), market.spaces.begin(), market.spaces.end());
    }
    std::ranges::sort(result);
    const auto repeated = std::ranges::unique(result);
    result.erase(repeated.begin(), repeated.end());
    return result;
}

/// The phrase counting published maps with a market that as few tiles close.
std::string as_easily_closed(std::size_t tiles) {
    const Rank found = rank(figure("least_blockers"), static_cast<double>(tiles));
    return tr("{} of {} published maps have a market that is as easy to close",
              found.below + found.equal, found.below + found.equal + found.above);
}

std::string closed_sentence(const std::vector<graph::Blockers>& closed, std::size_t tiles) {
    const auto markets = markets_of(closed);
    return markets.size() == 1
               ? trn("One tile closes market {1}, at {2}", "Two tiles close market {1}, at {2}",
                     tiles, names(markets), names(closed.front().spaces))
               : trn("One tile closes each of {1} markets, {2}",
                     "Two tiles close each of {1} markets, {2}", tiles,
                     wording::spelled(markets.size()), names(markets));
}

template <std::size_t Tiles>
std::vector<Draft> closed_markets(const Analysis& analysis) {
    const auto closed = closed_by(analysis, Tiles);
    if (closed.empty()) {
        return {};
    }
    return {{fmt::format("{}; {}.", closed_sentence(closed, Tiles), as_easily_closed(Tiles)),
             spaces_of(closed)}};
}

} // namespace

extern constexpr Figure least_blockers_figure{
    "least_blockers", tr_later("fewest tiles that close a market"), 0, Worse::Less, least_blockers};

extern constexpr Check closed_by_one{"closed-by-one", Severity::Warning,
                                     "markets that one tile closes", closed_markets<1>};
extern constexpr Check closed_by_two{"closed-by-two", Severity::Note,
                                     "markets that two tiles close", closed_markets<2>};

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
               tr_later("a market that is farther away"), 2, farthest_markets}};

namespace {

/// Distances from this market to all others that a path leads to.
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
    Comparison{
        tr_later(
            "A market is {0} animals from the next one on average, so a herd soon reaches several"),
        tr_later("markets closer together"), 4}};

} // namespace pampas::measures
