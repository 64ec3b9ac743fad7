#include "analysis/report/map/sections.h"

#include "analysis/glossary/glossary.h"
#include "analysis/measures/map_findings.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/ground/html.h"
#include "analysis/report/ground/terms.h"
#include "analysis/report/map/analysis.h"
#include "analysis/report/map/charts.h"
#include "analysis/report/map/tables.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace pampas::report {
namespace {

/// A paragraph of text from outside, with its line breaks.
Html paragraph(std::string_view text) {
    Html lines;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        lines += (start > 0 ? html("<br/>\n") : Html()) + text.substr(start, end - start);
        start = end + 1;
    }
    return text.empty() ? Html() : html("<p>{}</p>\n", lines);
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
                         tr(graph::name(best.motion))));
}

/// From here on the chart of distances is too wide to stand beside another.
constexpr std::size_t many_markets = 13;

Html market_charts(const graph::PathsOfMarkets& markets) {
    const Html accessibility = accessibility_chart(markets);
    const Html distances = market_distances_chart(markets);
    return markets.markets.size() < 2              ? Html()
           : markets.markets.size() < many_markets ? html_pair(accessibility, distances)
                                                   : accessibility + distances;
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
    for (const graph::MarketPaths& market : analysis.markets.markets) {
        const std::string name = hex::name(market.at);
        group.views.push_back(
            {"market-" + name, name,
             tr("The shortest way of a herd from land, and what closes the market."),
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
    return html("<header><p class=\"kind\">{}</p>\n"
                "<h1>{}</h1>\n<p class=\"faded\">{}{}</p>\n"
                "<ul class=\"verdicts\">\n{}</ul></header>\n",
                about, map_title(map), by, size, verdicts);
}

Html findings_verdict(std::span<const findings::Finding> findings) {
    const bool is_bad = std::ranges::any_of(findings, [](const findings::Finding& finding) {
        return finding.severity != findings::Severity::Note;
    });
    return html_verdict(findings.empty() ? Tone::Good
                        : is_bad         ? Tone::Bad
                                         : Tone::Open,
                        findings::tally(findings), "news");
}

Html map_section(const map::Map& map, const MapPicture& picture,
                 std::span<const MapViewGroup> views) {
    return html_section("map", tr("The map"),
                        html_map(map, picture, views) + paragraph(map.details().description));
}

Html news_section(std::span<const findings::Finding> news,
                  std::span<const findings::Finding> legality, std::string_view legal) {
    std::vector<findings::Finding> others;
    std::ranges::copy_if(legality, std::back_inserter(others), [&](const findings::Finding& each) {
        return std::ranges::find(news, each) == news.end();
    });
    Html content = legal.empty() ? Html() : html("<p>{}</p>\n", legal);
    content += news.empty() ? html("<p>{}</p>\n", tr("Nothing bad can be said of this map."))
                            : findings_html(news);
    if (!others.empty()) {
        constexpr std::size_t few = 3;
        content +=
            html("<details{}><summary>{}</summary>\n{}</details>\n",
                 others.size() <= few ? html(" open=\"open\"") : Html(),
                 trn("{} more finding of legality", "{} more findings of legality", others.size()),
                 findings_html(others));
    }
    return html_section("news", tr("The news, worst first"), content);
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
    return html_section("markets", tr("Markets"),
                        analysis.markets.markets.empty()
                            ? html("<p>{}</p>\n", tr("The map has none."))
                            : table_html(markets_table(analysis)) +
                                  market_charts(analysis.markets));
}

Html land_section(const graph::Analysis& analysis) {
    return html_section(
        "land", tr("Land and openings"),
        html_pair(land_regions_chart(analysis.land_chains), gaps_chart(analysis.gaps)) +
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
    const Html sections = map_section(map, picture, map_views(map, analysis)) +
                          html_facts(map_facts(analysis)) + news_section(news, findings, "") +
                          markets_section(analysis) + land_section(analysis) +
                          published_section(analysis) + rest_section(analysis);
    return html_page(
        map_title(map),
        page_header(map, tr("What the map offers before a card is dealt"), findings_verdict(news)) +
            html_main(sections));
}

} // namespace pampas::report
