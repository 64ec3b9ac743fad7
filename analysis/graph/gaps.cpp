#include "analysis/graph/gaps.h"

#include "analysis/graph/regions.h"
#include "analysis/graph/space_graph.h"

#include <boost/graph/breadth_first_search.hpp>
#include <boost/pending/queue.hpp>

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <vector>

// Cost: linear. On random maps of 44 x 40 spaces up to 1 ms, of 250 x 250 spaces with thousands of
// regions up to 36 ms (tests/benchmark/shapes_benchmark.cpp).

namespace pampas::graph {
namespace {

constexpr int unreached = -1;
constexpr int no_path = std::numeric_limits<int>::max();

/// Which region of land each space belongs to, by offset.
using RegionOf = std::vector<std::optional<std::size_t>>;

/// Notes how far each space is from the sources, and hands on the region it is reached from.
class Spreading : public boost::default_bfs_visitor {
  public:
    Spreading(std::vector<int>& steps, RegionOf& regions) : steps_(&steps), regions_(&regions) {}

    template <class Graph>
    void tree_edge(const Edge& edge, const Graph&) const {
        (*steps_)[edge.target] = (*steps_)[edge.source] + 1;
        (*regions_)[edge.target] = (*regions_)[edge.source];
    }

  private:
    std::vector<int>* steps_;
    RegionOf* regions_;
};

/// For each space the steps to the nearest of the `sources`, through spaces that are `passable`, as
/// the sources have to be too; `unreached` where there is no way. Gives each space reached
/// the region of the source that is nearest.
std::vector<int> spread(const SpaceGraph& graph, Kinds sources, Kinds passable, RegionOf& regions) {
    std::vector<int> steps(num_vertices(graph), unreached);
    std::vector<Vertex> from;
    const auto [first, last] = vertices(graph);
    std::copy_if(first, last, std::back_inserter(from), OfKinds{&graph.map(), sources});
    std::ranges::for_each(from, [&](Vertex source) { steps[source] = 0; });
    boost::queue<Vertex> queue;
    std::vector<boost::default_color_type> colours(num_vertices(graph), boost::white_color);
    boost::breadth_first_visit(
        of_kinds(graph, passable), from.begin(), from.end(), queue, Spreading(steps, regions),
        boost::make_iterator_property_map(colours.begin(), get(boost::vertex_index, graph)));
    return steps;
}

GapCounts tally(const std::vector<int>& nearest) {
    GapCounts result;
    for (const int gap : nearest) {
        ++(gap == no_path ? result.none : result.regions[gap]);
    }
    return result;
}

/// From land regions to the nearest of the `ends`; pampas and ends are `passable`.
GapCounts gaps_to(const SpaceGraph& graph, const Regions& land, Kinds ends, Kinds passable) {
    RegionOf ignored(num_vertices(graph));
    const std::vector<int> steps = spread(graph, ends, passable, ignored);
    std::vector<int> nearest(land.spaces.size(), no_path);
    for (Vertex space = 0; space < num_vertices(graph); ++space) {
        if (!land.of[space]) {
            continue;
        }
        int& gap = nearest[*land.of[space]];
        for (auto [next, last] = adjacent_vertices(space, graph); next != last; ++next) {
            if (steps[*next] != unreached) {
                gap = std::min(gap, steps[*next]);
            }
        }
    }
    return tally(nearest);
}

/// From land regions to the nearest other land region.
GapCounts gaps_between(const SpaceGraph& graph, const Regions& land) {
    RegionOf region = land.of;
    const std::vector<int> steps = spread(graph, map::is_land, is_playable, region);
    std::vector<int> nearest(land.spaces.size(), no_path);
    for (Vertex space = 0; space < num_vertices(graph); ++space) {
        if (steps[space] == unreached) {
            continue;
        }
        int& gap = nearest[*region[space]];
        for (auto [next, last] = adjacent_vertices(space, graph); next != last; ++next) {
            if (steps[*next] != unreached && region[*next] != region[space]) {
                gap = std::min(gap, steps[space] + steps[*next]);
            }
        }
    }
    return tally(nearest);
}

constexpr bool is_pampas_or_market(map::Space space) {
    return is_pampas(space) || is_market(space);
}

constexpr bool is_pampas_or_water(map::Space space) {
    return is_pampas(space) || is_water(space);
}

} // namespace

Gaps gaps(const map::Map& map) {
    const SpaceGraph graph(map);
    const Regions land = regions(map, map::is_land);
    return {gaps_between(graph, land), gaps_to(graph, land, is_market, is_pampas_or_market),
            gaps_to(graph, land, is_water, is_pampas_or_water)};
}

} // namespace pampas::graph
