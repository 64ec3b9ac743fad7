#include "analysis/report/map/sections.h"

#include "analysis/glossary/glossary.h"
#include "analysis/measures/map_findings.h"
#include "analysis/measures/published.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/map/analysis.h"
#include "analysis/report/map/tables.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

namespace pampas::report {
namespace {

// Charts -----------------------------------------------------------------------------------------

std::string animals(const graph::Distance& distance) {
    return distance ? trn("{} animal", "{} animals", *distance) : tr("no path");
}

int longest(const graph::PathsOfMarkets& markets) {
    int most = 0;
    for (const auto& row : markets.distances) {
        for (const graph::Distance& distance : row) {
            most = std::max(most, distance.value_or(0));
        }
    }
    return most;
}

/// A cell of the chart of distances: between two markets, or between one and itself, which has no
/// figure.
Json chart_cell(const graph::PathsOfMarkets& markets, std::size_t from, std::size_t to, int most) {
    Json cell{{"from", hex::name(markets.markets[from].at)},
              {"to", hex::name(markets.markets[to].at)},
              {"distance", nullptr},
              {"said", from == to ? "" : "\u2013"},
              {"near", false}};
    if (const graph::Distance& distance = markets.distances[from][to]; from != to && distance) {
        cell["distance"] = *distance;
        cell["said"] = std::to_string(*distance);
        cell["near"] = 2 * *distance <= most;
    }
    return cell;
}

/// How many regions have each gap, in words, the shortest gap first.
std::vector<std::pair<std::string, int>> bars(const graph::GapCounts& counts, int widest,
                                              bool with_none) {
    std::vector<std::pair<std::string, int>> result;
    for (int gap = 0; gap <= widest; ++gap) {
        const auto found = counts.regions.find(gap);
        result.emplace_back(std::to_string(gap), found == counts.regions.end() ? 0 : found->second);
    }
    if (with_none) {
        result.emplace_back(tr("no path"), counts.none);
    }
    return result;
}

/// The lowest and the highest value of a figure, over published maps and this one.
struct Extent {
    double least;
    double most;

    /// Where a value lies on a line from 0 to 1.
    double share(double value) const {
        return most > least ? (value - least) / (most - least) : 0.5;
    }
};

Extent range_of(const measures::Figure& figure, double here) {
    Extent range{here, here};
    for (const measures::PublishedMap& map : measures::published_maps()) {
        const double value = measures::value_of(map, figure).value_or(here);
        range = {std::min(range.least, value), std::max(range.most, value)};
    }
    return range;
}

/// A line of the chart: a mark for each published map, and one for this map.
void add_line(Json& values, const measures::Rank& rank) {
    const measures::Figure& kind = measures::figure(rank.figure);
    const Extent range = range_of(kind, *rank.value);
    for (const measures::PublishedMap& map : measures::published_maps()) {
        if (const auto value = measures::value_of(map, kind)) {
            values.push_back({{"figure", tr(kind.words)},
                              {"map", map.name},
                              {"value", measures::value_text(kind, value)},
                              {"place", range.share(*value)}});
        }
    }
    values.push_back({{"figure", tr(kind.words)},
                      {"map", tr("this map")},
                      {"value", measures::value_text(kind, rank.value)},
                      {"place", range.share(*rank.value)},
                      {"here", true},
                      {"bad", measures::in_worst_quarter(rank)}});
}

/// How accessible each market is, those hardest to reach first.
Html accessibility_chart(const graph::PathsOfMarkets& markets) {
    const auto values = list_json(graph::hardest_first(markets), [&markets](std::size_t i) -> Json {
        const graph::MarketPaths& market = markets.markets[i];
        return {{"market", hex::name(market.at)},
                {"accessibility", market.accessibility},
                {"animals", animals(market.herd_distance)}};
    });
    return html_chart(
        {"accessibility",
         tr("How near the market is to all land: 1 is beside every land space, 0 is out of reach. "
            "Beside the bar: how many animals connect the market to the nearest land.")},
        values);
}

/// How far the markets are from each other.
Html market_distances_chart(const graph::PathsOfMarkets& markets) {
    const int most = longest(markets);
    Json values = Json::array();
    for (std::size_t from = 0; from < markets.markets.size(); ++from) {
        for (std::size_t to = 0; to < markets.markets.size(); ++to) {
            values.push_back(chart_cell(markets, from, to, most));
        }
    }
    return html_chart(
        {"market-distances",
         tr("How many pampas spaces lead from one market to another. Where the number is low, one "
            "herd soon reaches both. A dash means that there is no path.")},
        values);
}

/// The land regions of each terrain.
Html land_regions_chart(const std::vector<graph::LandChains>& land_chains) {
    Json values = Json::array();
    for (const graph::LandChains& chains : land_chains) {
        if (chains.terrain == "any") {
            continue;
        }
        for (std::size_t rank = 0; rank < chains.sizes.size(); ++rank) {
            values.push_back(
                {{"terrain", tr(chains.terrain)}, {"rank", rank}, {"size", chains.sizes[rank]}});
        }
    }
    return html_chart(
        {"land-regions", tr("Each block is one connected region. A longer bar means more of that "
                            "terrain; longer blocks allow longer chains.")},
        values);
}

/// How far land regions are from the nearest land, market and water.
Html gaps_chart(const graph::Gaps& gaps, const map::Counts& counts) {
    std::vector<std::pair<std::string, const graph::GapCounts*>> all{{tr("land"), &gaps.land_land}};
    if (counts[static_cast<std::size_t>(map::Space::Market)] > 0) {
        all.emplace_back(tr("market"), &gaps.land_market);
    }
    if (counts[static_cast<std::size_t>(map::Space::Water)] > 0) {
        all.emplace_back(tr("water"), &gaps.land_water);
    }
    int widest = -1;
    bool with_none = false;
    for (const auto& [to, found] : all) {
        widest = found->regions.empty() ? widest : std::max(widest, found->regions.rbegin()->first);
        with_none = with_none || found->none > 0;
    }
    Json values = Json::array();
    for (const auto& [to, found] : all) {
        for (const auto& [gap, regions] : bars(*found, widest, with_none)) {
            values.push_back({{"to", to}, {"gap", gap}, {"regions", regions}});
        }
    }
    return html_chart({"gaps", tr("How many land regions have their nearest land, market or water "
                                  "this many pampas spaces away.")},
                      values);
}

/// Where the figures of a map lie among those of published ones.
Html published_chart(const graph::Analysis& analysis) {
    Json values = Json::array();
    for (const measures::Rank& rank : measures::ranks(analysis)) {
        if (rank.value) {
            add_line(values, rank);
        }
    }
    return html_chart(
        {"published", tr("Each line is one figure, from its lowest to its highest value. Each tick "
                         "is a published map; the dot and the number are this map. A red diamond "
                         "means that it is in the worst quarter.")},
        values);
}

// The parts of a page ----------------------------------------------------------------------------

/// A paragraph of text from outside, with its line breaks.
Html paragraph(std::string_view text) {
    std::vector<std::string> lines;
    boost::split(lines, text, boost::is_any_of("\n"));
    const Html more = html_each(lines | std::views::drop(1),
                                [](const std::string& line) { return html("<br/>\n{}", line); });
    return text.empty() ? Html() : html("<p>{}{}</p>\n", lines.front(), more);
}

Html openings_fact(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    const std::string openings =
        trn("{0} land space has such an opening; openings side by side: {1}",
            "{0} land spaces have such an opening; openings side by side: {1}",
            analysis.openings.market_in_two, analysis.openings.simultaneous.size());
    return html_fact("openings-in-two", tr("{} of {}", seats.in_two, seats.players),
                     seats.in_three > 0 ? tr("{} more in three; {}", seats.in_three, openings)
                                        : openings);
}

Html markets_fact(const graph::PathsOfMarkets& markets) {
    if (markets.markets.empty()) {
        return html_fact("markets-fact", tr("none"), "");
    }
    const graph::MarketPaths& hardest = markets.markets[graph::hardest_first(markets).front()];
    return html_fact("markets-fact", std::to_string(markets.markets.size()),
                     tr("hardest to reach: {}", hex::name(hardest.at)));
}

Html chokepoints_fact(const graph::Analysis& analysis) {
    return html_fact("chokepoints", std::to_string(analysis.chokepoints.size()),
                     trn("the pampas has {} region", "the pampas has {} regions",
                         analysis.pampas_regions.size()));
}

Html symmetry_fact(const std::vector<graph::Symmetry>& symmetries) {
    if (symmetries.empty()) {
        return html_fact("no-symmetry", tr("none"), tr("no turn or mirror fits half of the map"));
    }
    const graph::Symmetry& best = symmetries.front();
    return html_fact("best-symmetry", fmt::format("{:.0f} %", 100 * best.agreement),
                     trn("{1}, {0} space broken", "{1}, {0} spaces broken", best.broken.size(),
                         wording::symmetry(best.motion)));
}

/// Charts and views show so many markets at most: all pairs of thousands would fill the memory.
constexpr std::size_t most_markets = 60;

/// The markets of charts and views, in reading order.
graph::PathsOfMarkets shown_markets(const graph::Analysis& analysis) {
    return graph::hardest(analysis.markets, most_markets);
}

/// Says that not all markets are shown, where that is so.
Html omitted_markets(const graph::Analysis& analysis) {
    return analysis.markets.markets.size() <= most_markets
               ? Html()
               : html_paragraph(tr("Charts and views show only the {} markets that are hardest to "
                                   "reach.",
                                   most_markets));
}

/// With this many markets, the chart of distances is too wide to stand beside another on a screen.
constexpr std::size_t many_markets = 13;

Html market_charts(const graph::PathsOfMarkets& markets) {
    const Html accessibility = accessibility_chart(markets);
    if (markets.distances.empty()) {
        return accessibility;
    }
    const Html distances = market_distances_chart(markets);
    return markets.markets.size() < 2 ? Html()
           : markets.markets.size() < many_markets
               ? html_pair(accessibility, distances)
               : html("<div class=\"pair of-many\">\n{}{}</div>\n", accessibility, distances);
}

MapViewGroup measure_views(const map::Map& map, const graph::Analysis& analysis) {
    MapViewGroup group{tr("Measures"), true, {}};
    for (const overlays::Kind& kind : overlays::kinds()) {
        group.views.push_back({std::string(kind.name), glossary::title(kind.name), tr(kind.help),
                               kind.make(map, analysis), kind.name});
    }
    return group;
}

MapViewGroup market_views(const map::Map& map, const graph::Analysis& analysis) {
    MapViewGroup group{tr("Way to market"), false, {}};
    for (const graph::MarketPaths& market : shown_markets(analysis).markets) {
        const std::string name = hex::name(market.at);
        group.views.push_back(
            {"market-" + name, name,
             tr("The shortest path of a herd from land, and what closes the market."),
             overlays::of_market(map, analysis, market.at), "way"});
    }
    return group;
}

} // namespace

std::string map_title(const map::Map& map) {
    return map.details().name.empty() ? tr("(no name)") : map.details().name;
}

Html page_header(const map::Map& map, std::string_view about, const Html& verdicts) {
    const hex::Grid& grid = map.grid();
    const auto board = map.spaces().size() - map.all(map::Space::Void).size();
    const std::string& author = map.details().author;
    const std::string by = author.empty() ? "" : tr("by {}.", author) + " ";
    const std::string size =
        trn("{1} x {2} grid, {0} space on the board", "{1} x {2} grid, {0} spaces on the board",
            board, grid.columns, grid.rows);
    return html_header(about, map_title(map),
                       html("<p class=\"faded\">{}{}</p>\n{}", by, size, html_verdicts(verdicts)));
}

Html findings_verdict(std::span<const findings::Finding> findings) {
    const bool is_bad = std::ranges::any_of(findings, [](const findings::Finding& finding) {
        return finding.severity != findings::Severity::Note;
    });
    return html_verdict(findings.empty() ? VerdictStyle::Good
                        : is_bad         ? VerdictStyle::Bad
                                         : VerdictStyle::Open,
                        findings::tally(findings), "news");
}

Html map_section(const map::Map& map, const MapPicture& picture,
                 std::span<const MapViewGroup> views) {
    return html_section("map", tr("The map"),
                        html_map(map, picture, views) + paragraph(map.details().description));
}

Html news_section(std::span<const findings::Finding> news, std::string_view legal) {
    return html_section("news", tr("Findings, worst first"),
                        (legal.empty() ? Html() : html_paragraph(legal)) +
                            (news.empty() ? html_paragraph(tr("No weakness was found."))
                                          : worst_findings_html(news)));
}

Html legality_section(std::span<const findings::Finding> news,
                      std::span<const findings::Finding> legality) {
    std::vector<findings::Finding> others;
    std::ranges::copy_if(legality, std::back_inserter(others), [&](const findings::Finding& each) {
        return std::ranges::find(news, each) == news.end();
    });
    return others.empty() ? Html()
                          : html_section("legality", tr("More legality findings"),
                                         worst_findings_html(others));
}

Html map_facts(const graph::Analysis& analysis) {
    return openings_fact(analysis) + markets_fact(analysis.markets) + chokepoints_fact(analysis) +
           symmetry_fact(analysis.symmetries);
}

std::vector<MapViewGroup> map_views(const map::Map& map, const graph::Analysis& analysis) {
    std::vector<MapViewGroup> groups{{"", true, {bare_view(map)}}, measure_views(map, analysis)};
    if (!analysis.markets.markets.empty()) {
        groups.push_back(market_views(map, analysis));
    }
    return groups;
}

Html markets_section(const graph::Analysis& analysis) {
    if (analysis.markets.markets.empty()) {
        return html_section("markets", tr("Markets"), html_paragraph(tr("The map has none.")));
    }
    return html_section("markets", tr("Markets"),
                        table_html(markets_table(analysis)) + omitted_markets(analysis) +
                            market_charts(shown_markets(analysis)));
}

Html land_section(const graph::Analysis& analysis) {
    return html_section("land", tr("Land and openings"),
                        html_pair(land_regions_chart(analysis.land_chains),
                                  gaps_chart(analysis.gaps, analysis.counts)) +
                            html_pair(table_html(openings_table(analysis.seats)),
                                      table_html(regions_table(analysis))));
}

Html published_section(const graph::Analysis& analysis) {
    return html_section("published", tr("Among published maps"),
                        published_chart(analysis) + table_html(published_table(analysis).only(
                                                        {"figure", "this-map", "least", "middle",
                                                         "most", "less", "same", "more"})));
}

Html rest_section(const graph::Analysis& analysis) {
    return html_section("symmetry", tr("Symmetry and spaces"),
                        html_pair(table_html(symmetries_table(analysis.symmetries)),
                                  table_html(counts_table(analysis.counts))));
}

Html analysis_html(const map::Map& map, const graph::Analysis& analysis,
                   std::span<const findings::Finding> findings, const MapPicture& picture) {
    const auto news = measures::map_findings(analysis, findings);
    const Html sections = html_opening(news_section(news, ""), html_facts(map_facts(analysis)),
                                       map_section(map, picture, map_views(map, analysis))) +
                          markets_section(analysis) + land_section(analysis) +
                          published_section(analysis) + rest_section(analysis) +
                          legality_section(news, findings);
    return html_page(
        map_title(map),
        page_header(map, tr("What the map offers before a card is dealt"), findings_verdict(news)) +
            html_main(sections));
}

} // namespace pampas::report
