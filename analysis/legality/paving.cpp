#include "analysis/legality/paving.h"

#include "analysis/graph/kind_graph.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/property_map/function_property_map.hpp>

#include <algorithm>
#include <functional>
#include <limits>

namespace pampas::legality {
namespace {

using hex::Coordinate;
using map::Space;

/// The cost of a space that must not become pampas.
constexpr int never = std::numeric_limits<int>::max();

/// The cost of turning a space into pampas.
int price(const Survey& survey, Coordinate at, graph::Kinds free) {
    const Space space = survey.map.at(at);
    if (free(space)) {
        return 0;
    }
    if (graph::is_market(space) || survey.map.is_locked(at)) {
        return never;
    }
    return space == Space::Void ? 2 : space == Space::Water ? 3 : 4;
}

/// Shortest paths over a map.
struct Ways {
    std::vector<int> costs;            ///< by vertex; `never` without a path
    std::vector<graph::Vertex> before; ///< predecessor by vertex; itself at a start
};

Ways ways(const Survey& survey, const std::vector<Coordinate>& from, graph::Kinds free) {
    const hex::Grid& grid = survey.map.grid();
    // Vertex numbers equal offsets.
    const graph::KindGraph all(survey.map, [](Space) { return true; });
    const graph::KindGraph::Graph& spaces = all.graph();
    Ways result{std::vector(grid.size(), never), std::vector<graph::Vertex>(grid.size())};
    std::vector<graph::Vertex> starts;
    for (const Coordinate at : from) {
        const graph::Vertex start = grid.offset(at);
        starts.push_back(start);
        result.costs[start] = 0;
        result.before[start] = start;
    }
    using Side = boost::graph_traits<graph::KindGraph::Graph>::edge_descriptor;
    const auto prices = boost::make_function_property_map<Side>(
        [&](const Side& side) { return price(survey, all.spaces()[target(side, spaces)], free); });
    boost::dijkstra_shortest_paths_no_init(
        spaces, starts.begin(), starts.end(), graph::property_of_vertices(spaces, result.before),
        graph::property_of_vertices(spaces, result.costs), prices, get(boost::vertex_index, spaces),
        std::less<>(), boost::closed_plus<int>(never), 0, boost::default_dijkstra_visitor());
    return result;
}

} // namespace

Cure paved(const Survey& survey, std::vector<Coordinate> spaces) {
    Cure cure{tr("Make {} pampas", wording::names(spaces)), survey.map};
    for (const Coordinate at : spaces) {
        cure.map.set(at, Space::Pampas);
    }
    return cure;
}

std::optional<std::vector<Coordinate>> paving(const Survey& survey,
                                              const std::vector<Coordinate>& from,
                                              graph::Kinds free,
                                              const std::function<bool(Coordinate)>& reached) {
    const hex::Grid& grid = survey.map.grid();
    const Ways found = ways(survey, from, free);
    std::optional<graph::Vertex> end;
    for (graph::Vertex at = 0; at < grid.size(); ++at) {
        const bool is_end =
            found.costs[at] != never && found.before[at] != at && reached(grid.coordinate(at));
        if (is_end && (!end || found.costs[at] < found.costs[*end])) {
            end = at;
        }
    }
    if (!end) {
        return std::nullopt;
    }
    std::vector<Coordinate> result;
    for (graph::Vertex at = *end; found.before[at] != at; at = found.before[at]) {
        if (!free(survey.map.spaces()[at])) {
            result.push_back(grid.coordinate(at));
        }
    }
    std::ranges::sort(result);
    return result;
}

std::vector<Cure> led_to_land(const Survey& survey, const std::vector<Coordinate>& from) {
    const auto way = paving(survey, from, is_pampas, [&survey](Coordinate at) {
        const auto region = survey.pampas.of[survey.map.grid().offset(at)];
        return region ? survey.grazeable[*region] : touches(survey.map, at, map::is_land);
    });
    return way && way->size() <= most_paved ? std::vector{paved(survey, *way)}
                                            : std::vector<Cure>();
}

namespace {

std::vector<Draft> missing_pampas(const Survey& survey) {
    if (survey.count(map::Space::Pampas) > 0) {
        return {};
    }
    return {{tr("There is no pampas; animals need it between land and markets.")}};
}

std::vector<Draft> unreachable_pampas(const Survey& survey) {
    std::vector<Draft> result;
    for (std::size_t region = 0; region < survey.pampas.spaces.size(); ++region) {
        const auto& spaces = survey.pampas.spaces[region];
        if (!survey.grazeable[region]) {
            result.push_back(
                {spaces.size() == 1
                     ? tr("No tile can ever reach the pampas at {}: it must touch land.",
                          wording::names(spaces))
                     : tr("No tile can ever reach the pampas at {}: at least one of its spaces "
                          "must touch land.",
                          wording::names(spaces)),
                 spaces});
        }
    }
    return result;
}

std::vector<Draft> separate_parts(const Survey& survey) {
    const auto& regions = survey.playable.spaces;
    if (regions.size() < 2) {
        return {};
    }
    // Among equals the first in reading order.
    const auto largest = std::ranges::max_element(regions, {}, &std::vector<hex::Coordinate>::size);
    std::vector<hex::Coordinate> others;
    for (auto region = regions.begin(); region != regions.end(); ++region) {
        if (region != largest) {
            others.insert(others.end(), region->begin(), region->end());
        }
    }
    std::ranges::sort(others);
    return {{tr("Pampas and land form {} separate parts, but they should be one. Outside the "
                "largest part: {}.",
                regions.size(), wording::names(others)),
             others}};
}

std::vector<Cure> ways_to_land(const Survey& survey, const Finding& finding) {
    return led_to_land(survey, finding.spaces);
}

/// Connects every other part to the largest one.
std::vector<Cure> joined_parts(const Survey& survey, const Finding& finding) {
    const auto& of = survey.playable.of;
    const hex::Grid& grid = survey.map.grid();
    std::vector<hex::Coordinate> all;
    for (const auto& part : survey.playable.spaces) {
        if (!std::ranges::binary_search(finding.spaces, part.front())) {
            continue;
        }
        const auto way = paving(survey, part, is_playable, [&](hex::Coordinate at) {
            return of[grid.offset(at)] && !std::ranges::binary_search(finding.spaces, at);
        });
        if (!way) {
            return {};
        }
        all.insert(all.end(), way->begin(), way->end());
    }
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all.size() <= most_paved ? std::vector{paved(survey, std::move(all))}
                                    : std::vector<Cure>();
}

} // namespace

extern constexpr Check no_pampas{
    {"no-pampas", Severity::Error, "no pampas at all", missing_pampas}};
extern constexpr Check pampas_unreachable{
    {"pampas-unreachable", Severity::Warning, "pampas that touches no land", unreachable_pampas},
    ways_to_land};
extern constexpr Check board_split{
    {"board-split", Severity::Warning, "a board in several parts", separate_parts}, joined_parts};

} // namespace pampas::legality
