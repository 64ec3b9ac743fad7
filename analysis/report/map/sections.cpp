#include "analysis/report/map/sections.h"

#include "analysis/overlays/catalogue.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/ground/html.h"
#include "analysis/report/map/charts.h"
#include "analysis/report/map/published.h"
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
    return html_fact(
        tr("Players at a market in two actions"), tr("{} of {}", seats.in_two, seats.players),
        seats.in_three > 0 ? tr("{} more in three; {}", seats.in_three, openings) : openings);
}

Html markets_fact(const graph::PathsOfMarkets& markets) {
    if (markets.markets.empty()) {
        return html_fact(tr("Markets"), tr("none"), "");
    }
    const graph::MarketPaths& hardest = markets.markets[graph::hardest_first(markets).front()];
    return html_fact(tr("Markets"), std::to_string(markets.markets.size()),
                     tr("hardest to reach: {}", hex::name(hardest.at)));
}

Html chokepoints_fact(const graph::Analysis& analysis) {
    return html_fact(tr("Chokepoints"), std::to_string(analysis.chokepoints.size()),
                     trn("the pampas has {} region", "the pampas has {} regions",
                         analysis.pampas_regions.size()));
}

Html symmetry_fact(const std::vector<graph::Symmetry>& symmetries) {
    if (symmetries.empty()) {
        return html_fact(tr("Symmetry"), tr("none"), tr("no turn or mirror fits half of the map"));
    }
    const graph::Symmetry& best = symmetries.front();
    return html_fact(tr("Best symmetry"), fmt::format("{:.0f} %", 100 * best.agreement),
                     trn("{1}, {0} space broken", "{1}, {0} spaces broken", best.broken.size(),
                         tr(graph::name(best.motion))));
}

// Tables -------------------------------------------------------------------------------------

/// A market's name, which shows the way to it on the map.
Html market_link(hex::Coordinate at) {
    return html(R"(<a href="#map" data-market="{}">{}</a>)", hex::name(at), hex::name(at));
}

std::string way_text(const graph::Distance& distance) {
    return distance ? std::to_string(*distance) : tr("no way");
}

Html markets_table(const graph::Analysis& analysis) {
    std::vector<std::vector<Html>> rows{{tr("market"), tr("open sides"), tr("animals from land"),
                                         tr("nearest land"), tr("accessibility"), tr("closed by")}};
    for (const std::size_t i : graph::hardest_first(analysis.markets)) {
        const graph::MarketPaths& market = analysis.markets.markets[i];
        rows.push_back({market_link(market.at), std::to_string(market.open_sides),
                        way_text(market.herd_distance),
                        market.nearest_land ? hex::name(*market.nearest_land) : "-",
                        fmt::format("{:.3f}", market.accessibility),
                        std::to_string(analysis.blockers[i].spaces.size())});
    }
    return html_table({tr("Hardest to reach first. A market's name shows the way to it on the map; "
                          "closed by: the fewest pampas spaces that cut it off once taken."),
                       rows, tr("All {} markets in figures", rows.size() - 1)});
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

Html openings_table(const graph::SeatOpenings& seats) {
    std::vector<Html> numbers{tr("seat")};
    std::vector<Html> actions{tr("actions")};
    for (int seat = 0; seat < seats.players; ++seat) {
        const auto needed = seats.actions(seat);
        numbers.emplace_back(std::to_string(seat + 1));
        actions.emplace_back(needed ? std::to_string(*needed) : tr("more"));
    }
    return html_table({tr("How many actions bring each seat of a full table to a market, all of "
                          "them on spaces of their own."),
                       {numbers, actions}});
}

/// Sizes, largest first, such as `9, 4, 3 x 2` for the last three of two spaces.
std::string sizes_text(const std::vector<std::size_t>& sizes) {
    std::vector<std::string> parts;
    for (auto at = sizes.begin(); at != sizes.end();) {
        const auto next =
            std::find_if(at, sizes.end(), [&](std::size_t size) { return size != *at; });
        parts.push_back(next - at == 1 ? std::to_string(*at)
                                       : fmt::format("{} x {}", next - at, *at));
        at = next;
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

Html regions_table(const graph::Analysis& analysis) {
    std::vector<std::vector<Html>> rows{
        {tr("connected regions"), tr("number"), tr("spaces of each")}};
    const auto add = [&](std::string_view what, const std::vector<std::size_t>& sizes) {
        rows.push_back({what, std::to_string(sizes.size()), sizes_text(sizes)});
    };
    add(tr("pampas"), analysis.pampas_regions);
    add(tr("pampas and land"), analysis.playable_regions);
    for (const graph::LandChains& chains : analysis.land_chains) {
        add(chains.terrain == "any" ? tr("all land") : tr(chains.terrain), chains.sizes);
    }
    return html_table({tr("Regions, largest first; 3 x 2 are three regions of two spaces."), rows});
}

Html symmetries_table(const std::vector<graph::Symmetry>& symmetries) {
    std::vector<std::vector<Html>> rows{{tr("motion"), tr("agreement"), tr("broken spaces")}};
    for (const graph::Symmetry& symmetry : symmetries) {
        rows.push_back({tr(graph::name(symmetry.motion)), wording::percent_text(symmetry.agreement),
                        std::to_string(symmetry.broken.size())});
    }
    return html_table({tr("Turns and mirrors that fit at least half of the map."), rows});
}

Html counts_table(const map::Counts& counts) {
    std::vector<std::vector<Html>> rows{{tr("kind"), tr("spaces")}};
    for (const map::Space space : map::all_spaces) {
        rows.push_back(
            {tr(map::name(space)), std::to_string(counts[static_cast<std::size_t>(space)])});
    }
    return html_table({tr("Spaces of each kind."), rows});
}

MapViewGroup measure_views(const map::Map& map, const graph::Analysis& analysis) {
    MapViewGroup group{tr("Measures"), true, {}};
    for (const overlays::Kind& kind : overlays::kinds()) {
        group.views.push_back({std::string(kind.name), tr(kind.title), tr(kind.help),
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
                            : markets_table(analysis) + market_charts(analysis.markets));
}

Html land_section(const graph::Analysis& analysis) {
    return html_section(
        "land", tr("Land and openings"),
        html_pair(land_regions_chart(analysis.land_chains), gaps_chart(analysis.gaps)) +
            html_pair(openings_table(analysis.seats), regions_table(analysis)));
}

Html published_section(const graph::Analysis& analysis) {
    return html_section("published", tr("Among published maps"), published_places(analysis));
}

Html rest_section(const graph::Analysis& analysis) {
    return html_section(
        "symmetry", tr("Symmetry and spaces"),
        html_pair(symmetries_table(analysis.symmetries), counts_table(analysis.counts)));
}

} // namespace pampas::report
