#include "analysis/report/ground/json.h"

#include "analysis/measures/map_findings.h"
#include "analysis/measures/published.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/map/analysis.h"

namespace pampas::report {
namespace {

Json counts_json(const map::Counts& counts) {
    Json result = Json::object();
    for (const map::Space space : map::all_spaces) {
        result[std::string(map::name(space))] = counts[static_cast<std::size_t>(space)];
    }
    return result;
}

Json market_json(const graph::MarketPaths& market, std::size_t blockers) {
    return {{"at", market.at},
            {"open_sides", market.open_sides},
            {"herd_distance", market.herd_distance},
            {"accessibility", market.accessibility},
            {"blockers", blockers},
            {"nearest_land", market.nearest_land}};
}

Json markets_json(const graph::Analysis& analysis) {
    Json result = Json::array();
    for (std::size_t i = 0; i < analysis.markets.markets.size(); ++i) {
        result.push_back(
            market_json(analysis.markets.markets[i], analysis.blockers[i].spaces.size()));
    }
    return result;
}

Json gap_json(const graph::GapCounts& gaps) {
    Json result = Json::object();
    for (const auto& [distance, regions] : gaps.regions) {
        result[std::to_string(distance)] = regions;
    }
    if (gaps.none > 0) {
        result["none"] = gaps.none;
    }
    return result;
}

Json symmetry_json(const graph::Symmetry& symmetry) {
    return {{"motion", graph::name(symmetry.motion)}, {"agreement", symmetry.agreement}};
}

/// Null where the map does not have the figure.
Json rank_json(const measures::Rank& rank) {
    const auto number = [&](auto value) { return rank.value ? Json(value) : Json(); };
    return {{"figure", rank.figure},
            {"value", number(rank.value.value_or(0))},
            {"below", number(rank.below)},
            {"equal", number(rank.equal)},
            {"above", number(rank.above)}};
}

} // namespace

Json analysis_json(const graph::Analysis& analysis, std::span<const findings::Finding> findings) {
    return {{"map", analysis.map.details().name},
            {"counts", counts_json(analysis.counts)},
            {"pampas_regions", analysis.pampas_regions},
            {"playable_regions", analysis.playable_regions},
            {"markets", markets_json(analysis)},
            {"market_distances", analysis.markets.distances},
            {"chokepoints", analysis.chokepoints},
            {"betweenness",
             list_json(analysis.betweenness,
                       [](const graph::Betweenness& space) {
                           return Json::array({space.at.column, space.at.row, space.value});
                       })},
            {"land_chains",
             list_json(analysis.land_chains,
                       [](const graph::LandChains& chains) {
                           return Json{{"terrain", chains.terrain}, {"sizes", chains.sizes}};
                       })},
            {"openings",
             {{"market_in_two", analysis.openings.market_in_two},
              {"with_water", analysis.openings.with_water},
              {"simultaneous", analysis.openings.simultaneous.size()}}},
            {"gaps",
             {{"land_land", gap_json(analysis.gaps.land_land)},
              {"land_market", gap_json(analysis.gaps.land_market)},
              {"land_water", gap_json(analysis.gaps.land_water)}}},
            {"symmetries", list_json(analysis.symmetries, symmetry_json)},
            {"news", findings_json(measures::map_findings(analysis, findings))},
            {"published",
             {{"maps", measures::published_maps().size()},
              {"figures", list_json(measures::ranks(analysis), rank_json)}}}};
}

} // namespace pampas::report
