#include "analysis/measures/check.h"
#include "analysis/measures/numbers.h"
#include "analysis/measures/published.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::measures {
namespace {

using wording::names;

Value least_blockers(const Analysis& analysis) {
    return least(numbers(analysis.blockers, [](const graph::Blockers& market) {
        return Value(market.spaces.size());
    }));
}

/// The markets that so many tiles close.
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
std::string as_easily_closed(std::size_t tiles) {
    const Rank found = rank(figure("least_blockers"), static_cast<double>(tiles));
    return tr("{} of {} published maps have a market closed as easily", found.below + found.equal,
              found.below + found.equal + found.above);
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

extern constexpr Figure least_blockers_figure{"least_blockers",
                                              tr_later("tiles that close a market, fewest"), 0,
                                              Worse::Less, least_blockers};

extern constexpr Check closed_by_one{"closed-by-one", Severity::Warning,
                                     "markets that one tile closes", closed_markets<1>};
extern constexpr Check closed_by_two{"closed-by-two", Severity::Note,
                                     "markets that two tiles close", closed_markets<2>};

} // namespace pampas::measures
