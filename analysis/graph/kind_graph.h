#pragma once

#include "analysis/graph/spaces.h"

#include <boost/container/static_vector.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <cstdint>
#include <utility>
#include <vector>

namespace pampas::graph {

/// The spaces of some kinds as a compressed graph of the Boost Graph Library: vertices in reading
/// order, edges between adjacent spaces. Searching it is about five times as fast as searching the
/// map. It does not follow edits; building it for the pampas of 44 x 40 spaces takes 0.15 ms.
class KindGraph {
  public:
    /// 32 bits suffice for any map and let more of the graph fit in the caches.
    using Number = std::uint32_t;
    /// Has an edge in each direction for every pair of adjacent spaces.
    using Graph =
        boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, boost::no_property,
                                           boost::no_property, Number, Number>;

    /// Up to six neighbours, without allocation.
    using Beside = boost::container::static_vector<Number, hex::directions.size()>;

    /// `map` must outlive the graph.
    KindGraph(const map::Map& map, Kinds kinds)
        : map_(&map), kinds_(kinds), numbers_(map.grid().size()) {
        for (Vertex offset = 0; offset < map.grid().size(); ++offset) {
            if (kinds(map.spaces()[offset])) {
                numbers_[offset] = static_cast<Number>(spaces_.size());
                spaces_.push_back(map.grid().coordinate(offset));
            }
        }
        std::vector<std::pair<Number, Number>> sides;
        for (Number space = 0; space < spaces_.size(); ++space) {
            for (const Number next : beside(spaces_[space])) {
                sides.emplace_back(space, next);
            }
        }
        graph_ = Graph(boost::edges_are_sorted, sides.begin(), sides.end(),
                       static_cast<Number>(spaces_.size()));
    }

    const map::Map& map() const { return *map_; }
    /// The graph itself.
    const Graph& graph() const { return graph_; }
    /// The spaces by vertex number.
    const std::vector<hex::Coordinate>& spaces() const { return spaces_; }

    /// The vertex numbers of the graph's spaces adjacent to `at`, which may be any space of the
    /// map.
    Beside beside(hex::Coordinate at) const {
        Beside result;
        for (const hex::Coordinate next : map_->grid().neighbours(at)) {
            if (kinds_(map_->at(next))) {
                result.push_back(numbers_[map_->grid().offset(next)]);
            }
        }
        return result;
    }

  private:
    const map::Map* map_;
    Kinds kinds_;
    std::vector<hex::Coordinate> spaces_;
    std::vector<Number> numbers_; ///< vertex numbers by offset
    Graph graph_;
};

/// A vector of values as a property map of `graph`, which must not outlive the vector.
template <class Graph, class Value>
auto property_of_vertices(const Graph& graph, std::vector<Value>& values) {
    return boost::make_iterator_property_map(values.begin(), get(boost::vertex_index, graph));
}

} // namespace pampas::graph
