#include "analysis/report/map/charts.h"

#include "analysis/measures/published.h"
#include "analysis/report/ground/json.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace pampas::report {
namespace {

Html chart_of(const HtmlChart& chart, const Json& values) {
    return values.empty() ? Html() : html_chart(chart, values);
}

std::string animals(const graph::Distance& distance) {
    return distance ? trn("{} animal", "{} animals", *distance) : tr("no way");
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

/// A cell of the table of distances: between two markets, or of one with itself, which has no
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

/// The gaps that occur, in words, the nearest first.
std::vector<std::pair<std::string, int>> bars(const graph::GapCounts& counts, int widest,
                                              bool with_none) {
    std::vector<std::pair<std::string, int>> result;
    for (int gap = 0; gap <= widest; ++gap) {
        const auto found = counts.regions.find(gap);
        result.emplace_back(std::to_string(gap), found == counts.regions.end() ? 0 : found->second);
    }
    if (with_none) {
        result.emplace_back(tr("no way"), counts.none);
    }
    return result;
}

/// The least and the most of a figure, over published maps and this one.
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

} // namespace

Html accessibility_chart(const graph::PathsOfMarkets& markets) {
    Json values = Json::array();
    for (const std::size_t i : graph::hardest_first(markets)) {
        const graph::MarketPaths& market = markets.markets[i];
        values.push_back({{"market", hex::name(market.at)},
                          {"accessibility", market.accessibility},
                          {"animals", animals(market.herd_distance)}});
    }
    return chart_of({"accessibility",
                     tr("From all land together: 1 is beside every land space, 0 out of reach. "
                        "Beside the bar: how many animals join the market to the nearest land.")},
                    values);
}

Html market_distances_chart(const graph::PathsOfMarkets& markets) {
    const int most = longest(markets);
    Json values = Json::array();
    for (std::size_t from = 0; from < markets.markets.size(); ++from) {
        for (std::size_t to = 0; to < markets.markets.size(); ++to) {
            values.push_back(chart_cell(markets, from, to, most));
        }
    }
    return chart_of({"market-distances",
                     tr("How many pampas spaces lead from one market to another: where the figure "
                        "is low, one herd soon reaches both. A dash: no way.")},
                    values);
}

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
    return chart_of({"land-regions",
                     tr("Every block is one connected region: the longer a bar, the more of that "
                        "terrain; the longer its blocks, the longer the chains it allows.")},
                    values);
}

Html gaps_chart(const graph::Gaps& gaps) {
    const std::array<std::pair<std::string_view, const graph::GapCounts*>, 3> all{
        {{tr("land"), &gaps.land_land},
         {tr("market"), &gaps.land_market},
         {tr("water"), &gaps.land_water}}};
    int widest = -1;
    bool with_none = false;
    for (const auto& [to, counts] : all) {
        widest =
            counts->regions.empty() ? widest : std::max(widest, counts->regions.rbegin()->first);
        with_none = with_none || counts->none > 0;
    }
    Json values = Json::array();
    for (const auto& [to, counts] : all) {
        for (const auto& [gap, regions] : bars(*counts, widest, with_none)) {
            values.push_back({{"to", to}, {"gap", gap}, {"regions", regions}});
        }
    }
    return chart_of(
        {"gaps", tr("How many land regions have their nearest land, market and water that many "
                    "pampas spaces away.")},
        values);
}

Html published_chart(const graph::Analysis& analysis) {
    Json values = Json::array();
    for (const measures::Rank& rank : measures::ranks(analysis)) {
        if (rank.value) {
            add_line(values, rank);
        }
    }
    return html_chart(
        {"published",
         tr("Every line is one figure from its least to its most, every tick a "
            "published map, the dot and the number this one; a red diamond where it is "
            "in the worst quarter.")},
        values);
}

} // namespace pampas::report
