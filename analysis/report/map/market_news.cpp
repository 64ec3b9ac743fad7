#include "analysis/legality/words.h"
#include "analysis/report/ground/words.h"
#include "analysis/report/map/news_items.h"
#include "analysis/report/map/published.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

using legality::names;

/// The markets that so many tiles close.
std::vector<graph::Blockers> closed_by(const graph::Analysis& analysis, std::size_t tiles) {
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

/// The markets and the tiles that close them.
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

/// How many published maps have a market that so many tiles close, or fewer.
std::string published_clause(std::size_t tiles) {
    const Place found = place(figure("least_blockers"), static_cast<double>(tiles));
    return fmt::format("{} of {} published maps have a market closed as easily",
                       found.below + found.equal, found.below + found.equal + found.above);
}

std::string closed_sentence(const std::vector<graph::Blockers>& closed, std::size_t tiles) {
    const std::string subject = tiles == 1 ? "One tile closes" : "Two tiles close";
    const auto markets = markets_of(closed);
    return markets.size() == 1 ? fmt::format("{} market {}, at {}", subject, names(markets),
                                             names(closed.front().spaces))
                               : fmt::format("{} each of {} markets, {}", subject,
                                             spelled(markets.size()), names(markets));
}

std::optional<Told> closed_news(const graph::Analysis& analysis, std::size_t tiles) {
    const auto closed = closed_by(analysis, tiles);
    if (closed.empty()) {
        return std::nullopt;
    }
    return Told{fmt::format("{}; {}.", closed_sentence(closed, tiles), published_clause(tiles)),
                spaces_of(closed)};
}

} // namespace

std::optional<Told> land_without_market(const graph::Analysis& analysis) {
    const int regions = analysis.gaps.land_market.none;
    if (regions == 0) {
        return std::nullopt;
    }
    return Told{fmt::format(
        "From {} no herd comes to a market.",
        legality::counted(static_cast<std::size_t>(regions), "land region", "land regions"))};
}

std::optional<Told> closed_by_one(const graph::Analysis& analysis) {
    return closed_news(analysis, 1);
}

std::optional<Told> closed_by_two(const graph::Analysis& analysis) {
    return closed_news(analysis, 2);
}

} // namespace pampas::report
