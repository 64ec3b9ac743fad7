#include "analysis/report/map/charts.h"

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

} // namespace

Html accessibility_chart(const graph::PathsOfMarkets& markets) {
    Json values = Json::array();
    for (const std::size_t i : graph::hardest_first(markets)) {
        const graph::MarketPaths& market = markets.markets[i];
        values.push_back({{"market", hex::name(market.at)},
                          {"accessibility", market.accessibility},
                          {"animals", animals(market.herd_distance)}});
    }
    return chart_of({"accessibility", tr("How easily each market is reached"),
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
    return chart_of({"market-distances", tr("From market to market"),
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
    return chart_of({"land-regions", tr("Land by terrain"),
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
    return chart_of({"gaps", tr("Gaps between land and what is nearest"),
                     tr("How many land regions have their nearest land, market and water that many "
                        "pampas spaces away.")},
                    values);
}

} // namespace pampas::report
