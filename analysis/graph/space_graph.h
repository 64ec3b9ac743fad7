#pragma once

#include "engine/map/map.h"

#include <boost/graph/filtered_graph.hpp>
#include <boost/graph/graph_traits.hpp>
#include <boost/graph/properties.hpp>
#include <boost/iterator/counting_iterator.hpp>
#include <boost/iterator/iterator_facade.hpp>
#include <boost/iterator/transform_iterator.hpp>
#include <boost/property_map/property_map.hpp>

#include <cstddef>
#include <utility>

/// A map as a graph of the Boost Graph Library, and measures on it (analysis#definitions).
namespace pampas::graph {

/// A space: its offset in the map's grid.
using Vertex = std::size_t;

/// A side between two adjacent spaces.
struct Edge {
    Vertex source = 0;
    Vertex target = 0;

    friend bool operator==(const Edge&, const Edge&) = default;
};

/// Passes through the spaces adjacent to one (R1.2).
class NeighbourIterator : public boost::iterator_facade<NeighbourIterator, Vertex,
                                                        boost::forward_traversal_tag, Vertex> {
  public:
    NeighbourIterator() = default;
    /// From the first neighbour in one of the directions from `direction` on.
    NeighbourIterator(const hex::Grid& grid, Vertex centre, std::size_t direction)
        : grid_(&grid), centre_(grid.coordinate(centre)), direction_(direction) {
        find();
    }

  private:
    friend class boost::iterator_core_access;

    Vertex dereference() const { return neighbour_; }
    bool equal(const NeighbourIterator& other) const { return direction_ == other.direction_; }
    void increment() {
        ++direction_;
        find();
    }
    void find() {
        for (; direction_ < hex::directions.size(); ++direction_) {
            if (const auto at = grid_->neighbour(centre_, direction_)) {
                neighbour_ = grid_->offset(*at);
                return;
            }
        }
    }

    const hex::Grid* grid_ = nullptr;
    hex::Coordinate centre_;
    std::size_t direction_ = hex::directions.size();
    Vertex neighbour_ = 0;
};

/// Makes an edge of a neighbour.
struct EdgeTo {
    Vertex source = 0;

    Edge operator()(Vertex target) const { return {source, target}; }
};

/// All spaces of a map, adjacent ones joined. Looks at the map and copies nothing; the map must
/// outlive it. Models the Boost concepts VertexListGraph, IncidenceGraph and AdjacencyGraph; its
/// vertices are its own indices.
class SpaceGraph {
  public:
    using vertex_descriptor = Vertex;
    using edge_descriptor = Edge;
    using directed_category = boost::undirected_tag;
    using edge_parallel_category = boost::disallow_parallel_edge_tag;
    struct traversal_category : virtual boost::vertex_list_graph_tag,
                                virtual boost::incidence_graph_tag,
                                virtual boost::adjacency_graph_tag {};
    using vertex_iterator = boost::counting_iterator<Vertex>;
    using adjacency_iterator = NeighbourIterator;
    using out_edge_iterator = boost::transform_iterator<EdgeTo, NeighbourIterator>;
    using vertices_size_type = std::size_t;
    using edges_size_type = std::size_t;
    using degree_size_type = std::size_t;

    static Vertex null_vertex() { return static_cast<Vertex>(-1); }

    explicit SpaceGraph(const map::Map& map) : map_(&map) {}

    const map::Map& map() const { return *map_; }

  private:
    const map::Map* map_;
};

inline std::pair<SpaceGraph::vertex_iterator, SpaceGraph::vertex_iterator>
vertices(const SpaceGraph& graph) {
    return {SpaceGraph::vertex_iterator(0), SpaceGraph::vertex_iterator(graph.map().grid().size())};
}

inline std::size_t num_vertices(const SpaceGraph& graph) {
    return graph.map().grid().size();
}

inline std::pair<NeighbourIterator, NeighbourIterator> adjacent_vertices(Vertex centre,
                                                                         const SpaceGraph& graph) {
    const hex::Grid& grid = graph.map().grid();
    return {NeighbourIterator(grid, centre, 0),
            NeighbourIterator(grid, centre, hex::directions.size())};
}

inline std::pair<SpaceGraph::out_edge_iterator, SpaceGraph::out_edge_iterator>
out_edges(Vertex centre, const SpaceGraph& graph) {
    const auto [first, last] = adjacent_vertices(centre, graph);
    return {{first, EdgeTo{centre}}, {last, EdgeTo{centre}}};
}

inline std::size_t out_degree(Vertex centre, const SpaceGraph& graph) {
    const auto [first, last] = adjacent_vertices(centre, graph);
    return static_cast<std::size_t>(std::distance(first, last));
}

inline Vertex source(const Edge& edge, const SpaceGraph&) {
    return edge.source;
}

inline Vertex target(const Edge& edge, const SpaceGraph&) {
    return edge.target;
}

/// The property map that gives a vertex its index: itself.
inline boost::typed_identity_property_map<Vertex> get(boost::vertex_index_t, const SpaceGraph&) {
    return {};
}

inline Vertex get(boost::vertex_index_t, const SpaceGraph&, Vertex vertex) {
    return vertex;
}

/// A choice of spaces by their kind.
using Kinds = bool (*)(map::Space);

constexpr bool is_pampas(map::Space space) {
    return space == map::Space::Pampas;
}

constexpr bool is_market(map::Space space) {
    return space == map::Space::Market;
}

constexpr bool is_water(map::Space space) {
    return space == map::Space::Water;
}

/// What tiles are played on: pampas and land.
constexpr bool is_playable(map::Space space) {
    return is_pampas(space) || map::is_land(space);
}

/// Keeps the vertices whose spaces are of some kinds.
struct OfKinds {
    const map::Map* map = nullptr;
    Kinds kinds = nullptr;

    bool operator()(Vertex vertex) const { return kinds(map->spaces()[vertex]); }
};

/// The spaces of some kinds, adjacent ones joined. `num_vertices` counts all spaces of the map, as
/// Boost's filtered graphs do.
using KindGraph = boost::filtered_graph<SpaceGraph, boost::keep_all, OfKinds>;

/// `graph` must outlive the result.
inline KindGraph of_kinds(const SpaceGraph& graph, Kinds kinds) {
    return {graph, boost::keep_all(), OfKinds{&graph.map(), kinds}};
}

} // namespace pampas::graph

namespace boost {

template <>
struct property_map<pampas::graph::SpaceGraph, vertex_index_t> {
    using type = typed_identity_property_map<pampas::graph::Vertex>;
    using const_type = type;
};

} // namespace boost
