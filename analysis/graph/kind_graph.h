#pragma once

#include "analysis/graph/spaces.h"

#include <boost/container/static_vector.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <cstdint>
#include <utility>
#include <vector>

namespace pampas::graph {

/// The spaces of some kinds as a compressed graph of the Boost Graph Library, numbered in reading
/// order, adjacent ones joined. Searches in it are about five times as fast as in the map itself.
/// It does not follow edits; making one of the pampas of 44 x 40 spaces takes 0.15 ms.
class KindGraph {
  public:
    /// Of 32 bits, which are more than a map needs, so that more of the graph fits in the caches.
    using Number = std::uint32_t;
    /// Has every side between two spaces in both directions.
    using Graph =
        boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, boost::no_property,
                                           boost::no_property, Number, Number>;

    /// Up to six, held in place.
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
    const Graph& graph() const { return graph_; }
    /// The spaces by number.
    const std::vector<hex::Coordinate>& spaces() const { return spaces_; }

    /// The numbers of its spaces that are adjacent to `at`, which may be any space.
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
    std::vector<Number> numbers_; ///< by offset
    Graph graph_;
};

/// A vector of values as a property map of `graph`. The vector must outlive it.
template <class Graph, class Value>
auto property_of_vertices(const Graph& graph, std::vector<Value>& values) {
    return boost::make_iterator_property_map(values.begin(), get(boost::vertex_index, graph));
}

} // namespace pampas::graph
