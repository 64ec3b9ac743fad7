#include "analysis/graph/regions.h"

#include "analysis/graph/kind_graph.h"
#include "engine/language/tr.h"

#include <boost/graph/biconnected_components.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace pampas::graph {
namespace {

template <map::Space wanted>
constexpr bool is(map::Space space) {
    return space == wanted;
}

struct NamedKinds {
    std::string_view name;
    Kinds kinds;
};

template <map::Space wanted>
constexpr NamedKinds named = {map::name(wanted), is<wanted>};

using enum map::Space;
constexpr std::array<NamedKinds, 7> land_groups{{named<Mountain>,
                                                 named<Forest>,
                                                 named<Meadow>,
                                                 named<Rocks>,
                                                 named<Swamp>,
                                                 named<Land>,
                                                 {tr_later("any"), map::is_land}}};

/// Assigns the region to `first` and all spaces of these kinds connected with it.
void flood(const map::Map& map, Kinds kinds, Vertex first, std::size_t region,
           std::vector<std::optional<std::size_t>>& region_of) {
    const hex::Grid& grid = map.grid();
    std::vector<Vertex> waiting{first};
    region_of[first] = region;
    while (!waiting.empty()) {
        const hex::Coordinate here = grid.coordinate(waiting.back());
        waiting.pop_back();
        for (const hex::Coordinate next : grid.neighbours(here)) {
            const Vertex there = grid.offset(next);
            if (kinds(map.spaces()[there]) && !region_of[there]) {
                region_of[there] = region;
                waiting.push_back(there);
            }
        }
    }
}

} // namespace

Regions regions(const map::Map& map, Kinds kinds) {
    Regions result{{}, std::vector<std::optional<std::size_t>>(map.grid().size())};
    for (Vertex space = 0; space < map.grid().size(); ++space) {
        if (kinds(map.spaces()[space])) {
            if (!result.of[space]) {
                flood(map, kinds, space, result.spaces.size(), result.of);
                result.spaces.emplace_back();
            }
            result.spaces[*result.of[space]].push_back(map.grid().coordinate(space));
        }
    }
    return result;
}

std::vector<std::size_t> sizes(const Regions& regions) {
    std::vector<std::size_t> result;
    std::ranges::transform(regions.spaces, std::back_inserter(result),
                           &std::vector<hex::Coordinate>::size);
    std::ranges::sort(result, std::greater());
    return result;
}

std::vector<LandChains> land_chains(const map::Map& map) {
    std::vector<LandChains> result;
    for (const auto& [name, kinds] : land_groups) {
        if (std::ranges::any_of(map.spaces(), kinds)) {
            result.push_back({name, sizes(regions(map, kinds))});
        }
    }
    return result;
}

std::vector<hex::Coordinate> chokepoints(const map::Map& map) {
    const KindGraph pampas(map, is_pampas);
    std::vector<KindGraph::Number> found;
    boost::articulation_points(pampas.graph(), std::back_inserter(found));
    std::vector<hex::Coordinate> result;
    std::ranges::transform(found, std::back_inserter(result),
                           [&](KindGraph::Number space) { return pampas.spaces()[space]; });
    std::ranges::sort(result);
    return result;
}

} // namespace pampas::graph
