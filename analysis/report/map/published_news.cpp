#include "analysis/legality/words.h"
#include "analysis/report/map/news_items.h"
#include "analysis/report/map/published.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

// Which figures are told as news when a map is among the worst quarter of published ones, and how.
// Not all that have a worse end: of figures that say nearly the same the clearer one speaks.

namespace pampas::report {
namespace {

using graph::Analysis;
using Spaces = std::vector<hex::Coordinate>;

struct Comparison {
    std::string_view key;
    /// The statement: `{0}` is the value, `{1}` the spaces, and `{2}` one market or several.
    std::string_view statement;
    std::string_view worse; ///< what the worse ones have: `fewer`
    Spaces (*spaces)(const Analysis&) = nullptr;
    bool (*applies)(const Analysis&) = nullptr;
};

Spaces hardest_market(const Analysis& analysis) {
    const auto hardest =
        std::ranges::min_element(analysis.markets.markets, {}, &graph::MarketPaths::accessibility);
    return {hardest->at};
}

Spaces farthest_markets(const Analysis& analysis) {
    const auto farthest = figure("longest_herd_distance").exact(analysis);
    Spaces result;
    for (const graph::MarketPaths& market : analysis.markets.markets) {
        if (market.herd_distance && *market.herd_distance == farthest) {
            result.push_back(market.at);
        }
    }
    return result;
}

Spaces busiest_spaces(const Analysis& analysis) {
    Spaces result;
    std::ranges::transform(busiest_tenth(analysis), std::back_inserter(result),
                           &graph::Betweenness::at);
    std::ranges::sort(result);
    return result;
}

bool every_market_is_reached(const Analysis& analysis) {
    return std::ranges::all_of(analysis.markets.markets, [](const graph::MarketPaths& market) {
        return market.herd_distance.has_value();
    });
}

/// On a smaller board than any published one it is no fault to have less of something.
bool is_of_published_size(const Analysis& analysis) {
    const Figure& spaces = figure("spaces");
    return place(spaces, measure(spaces, analysis)).below > 0;
}

/// Where some are late, there is worse to say about openings.
bool all_open_in_two(const Analysis& analysis) {
    return analysis.seats.in_two >= analysis.seats.players && is_of_published_size(analysis);
}

/// Land spaces do not always divide by five.
bool could_be_more_even(const Analysis& analysis) {
    const auto terrains =
        std::span(analysis.counts)
            .subspan(static_cast<std::size_t>(map::terrains.front()), map::terrains.size());
    return std::ranges::max(terrains) > std::ranges::min(terrains) + 1;
}

constexpr std::array<Comparison, 10> all_comparisons{{
    {"markets", "The number of markets is {0}", "fewer", nullptr, is_of_published_size},
    {"simultaneous", "{0} openings to a market in two actions fit side by side", "fewer", nullptr,
     all_open_in_two},
    {"longest_herd_distance", "It takes {0} animals from the nearest land to {2} {1}",
     "a market that is farther off", farthest_markets},
    {"least_accessibility",
     "Market {1} is hard to come to from most of the land (accessibility {0})",
     "one that is harder to come to", hardest_market, every_market_is_reached},
    {"nearest_market",
     "A market is {0} animals from the next one on average, so that a herd soon has several",
     "markets closer together"},
    {"regions_one_apart",
     "{0} land regions are one space from the next, so that one tile joins them", "more"},
    {"chokepoints", "{0} % of the pampas spaces part the pampas when a tile lies there",
     "more of them", [](const Analysis& analysis) { return analysis.chokepoints; }},
    {"pampas_regions", "The pampas falls into {0} regions, between which no herd can walk", "more"},
    {"busiest_tenth", "{0} % of the traffic crowds into a tenth of the pampas", "more",
     busiest_spaces},
    {"uneven_terrain", "The commonest terrain has {0} times the spaces of the rarest",
     "terrains more uneven", nullptr, could_be_more_even},
}};

/// `only 3 of 42 published maps have fewer`.
std::string published_clause(const Place& place, std::string_view worse_ones) {
    const int number = worse(place);
    return fmt::format(
        "{} of {} published maps {} {}", number == 0 ? "none" : fmt::format("only {}", number),
        place.below + place.equal + place.above, number <= 1 ? "has" : "have", worse_ones);
}

/// News of one comparison, with the number of published maps that are as bad or worse.
struct Compared {
    int as_bad = 0;
    News news;
};

News compared_news(const Comparison& comparison, const Place& place, const Analysis& analysis) {
    Spaces spaces = comparison.spaces ? comparison.spaces(analysis) : Spaces();
    const auto severity =
        worse(place) + place.equal == 0 ? legality::Severity::Warning : legality::Severity::Note;
    const std::string value = value_text(figure(place.figure), place.value);
    return {
        severity,
        fmt::format("{}; {}.",
                    fmt::format(fmt::runtime(comparison.statement), value, legality::names(spaces),
                                spaces.size() == 1 ? "market" : "markets"),
                    published_clause(place, comparison.worse)),
        std::move(spaces)};
}

std::optional<Compared> compared(const Comparison& comparison, const Analysis& analysis) {
    const Figure& compared_figure = figure(comparison.key);
    const Place found = place(compared_figure, measure(compared_figure, analysis));
    if (!in_worst_quarter(found) || (comparison.applies && !comparison.applies(analysis))) {
        return std::nullopt;
    }
    return Compared{worse(found) + found.equal, compared_news(comparison, found, analysis)};
}

} // namespace

std::vector<News> comparisons(const graph::Analysis& analysis) {
    std::vector<Compared> all;
    for (const Comparison& comparison : all_comparisons) {
        if (auto told = compared(comparison, analysis)) {
            all.push_back(std::move(*told));
        }
    }
    std::ranges::stable_sort(all, {}, &Compared::as_bad);
    std::vector<News> result;
    for (Compared& told : all) {
        result.push_back(std::move(told.news));
    }
    return result;
}

} // namespace pampas::report
