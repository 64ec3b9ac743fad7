#include "analysis/graph/space_graph.h"
#include "tests/engine/random_maps.h"

#include <boost/concept/assert.hpp>
#include <boost/graph/connected_components.hpp>
#include <boost/graph/graph_concepts.hpp>
#include <rapidcheck/gtest.h>

#include <set>

namespace pampas::graph {
namespace {

BOOST_CONCEPT_ASSERT((boost::VertexListGraphConcept<SpaceGraph>));
BOOST_CONCEPT_ASSERT((boost::IncidenceGraphConcept<SpaceGraph>));
BOOST_CONCEPT_ASSERT((boost::AdjacencyGraphConcept<SpaceGraph>));
BOOST_CONCEPT_ASSERT((boost::VertexListGraphConcept<KindGraph>));
BOOST_CONCEPT_ASSERT((boost::IncidenceGraphConcept<KindGraph>));

RC_GTEST_PROP(SpaceGraph, JoinsAdjacentSpaces, ()) {
    const map::Map map = *testing::any_map();
    const SpaceGraph graph(map);
    RC_ASSERT(num_vertices(graph) == map.grid().size());
    for (auto [vertex, end] = vertices(graph); vertex != end; ++vertex) {
        std::multiset<Vertex> expected;
        for (const hex::Coordinate at : map.grid().neighbours(map.grid().coordinate(*vertex))) {
            expected.insert(map.grid().offset(at));
        }
        const auto [first, last] = adjacent_vertices(*vertex, graph);
        RC_ASSERT(std::multiset<Vertex>(first, last) == expected);
        RC_ASSERT(out_degree(*vertex, graph) == expected.size());
        for (auto [edge, edges_end] = out_edges(*vertex, graph); edge != edges_end; ++edge) {
            RC_ASSERT(source(*edge, graph) == *vertex);
            RC_ASSERT(expected.contains(target(*edge, graph)));
        }
    }
}

RC_GTEST_PROP(SpaceGraph, OfSomeKindsHasThoseSpacesOnly, ()) {
    const map::Map map = *testing::any_map();
    const SpaceGraph graph(map);
    const KindGraph pampas = of_kinds(graph, is_pampas);
    std::set<Vertex> seen;
    for (auto [vertex, end] = vertices(pampas); vertex != end; ++vertex) {
        seen.insert(*vertex);
        for (auto [edge, edges_end] = out_edges(*vertex, pampas); edge != edges_end; ++edge) {
            RC_ASSERT(is_pampas(map.spaces()[target(*edge, pampas)]));
        }
    }
    for (Vertex vertex = 0; vertex < map.grid().size(); ++vertex) {
        RC_ASSERT(seen.contains(vertex) == is_pampas(map.spaces()[vertex]));
    }
}

} // namespace
} // namespace pampas::graph
