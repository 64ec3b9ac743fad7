#include "analysis/graph/regions.h"

#include "analysis/graph/space_graph.h"
#include "engine/language/tr.h"

#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/connected_components.hpp>
#include <boost/range/iterator_range_core.hpp>

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

} // namespace

Regions regions(const map::Map& map, Kinds kinds) {
    const SpaceGraph graph(map);
    const KindGraph chosen = of_kinds(graph, kinds);
    std::vector<std::size_t> region(num_vertices(graph));
    const auto index = get(boost::vertex_index, graph);
    Regions result;
    result.spaces.resize(boost::connected_components(
        chosen, boost::make_iterator_property_map(region.begin(), index)));
    result.of.resize(num_vertices(graph));
    for (const Vertex vertex : boost::make_iterator_range(vertices(chosen))) {
        result.spaces[region[vertex]].push_back(map.grid().coordinate(vertex));
        result.of[vertex] = region[vertex];
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
    const SpaceGraph graph(map);
    std::vector<Vertex> found;
    boost::articulation_points(of_kinds(graph, is_pampas), std::back_inserter(found));
    std::vector<hex::Coordinate> result;
    std::ranges::transform(found, std::back_inserter(result),
                           [&](Vertex vertex) { return map.grid().coordinate(vertex); });
    std::ranges::sort(result);
    return result;
}

} // namespace pampas::graph
