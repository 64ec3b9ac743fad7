#include "analysis/graph/chokepoints.h"

#include "analysis/graph/space_graph.h"

#include <boost/graph/biconnected_components.hpp>

#include <algorithm>

namespace pampas::graph {

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
