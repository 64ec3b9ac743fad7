#pragma once

#include "analysis/graph/neighbours.h"

#include <boost/container/static_vector.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <cstdint>
#include <utility>
#include <vector>

namespace pampas::graph {

/// The pampas of a map, numbered in reading order, as a compressed graph: searches in it are about
/// five times as fast as in the map itself. It does not follow edits; making it anew takes 0.15 ms
/// for 44 x 40 spaces.
class PampasCopy {
  public:
    /// Of 32 bits, which are more than a map needs, so that more of the graph fits in the caches.
    using Number = std::uint32_t;
    /// Has every side between two pampas spaces in both directions.
    using Graph =
        boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, boost::no_property,
                                           boost::no_property, Number, Number>;

    /// Up to six, held in place.
    using Beside = boost::container::static_vector<Number, hex::directions.size()>;

    /// `map` must outlive the copy.
    explicit PampasCopy(const map::Map& map)
        : map_(&map), spaces_(map.all(map::Space::Pampas)), numbers_(map.grid().size()) {
        for (std::size_t space = 0; space < spaces_.size(); ++space) {
            numbers_[map.grid().offset(spaces_[space])] = static_cast<Number>(space);
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
    /// The pampas spaces by number.
    const std::vector<hex::Coordinate>& spaces() const { return spaces_; }

    /// The numbers of the pampas spaces adjacent to `at`, which may be any space.
    Beside beside(hex::Coordinate at) const {
        Beside result;
        for (const hex::Coordinate next : map_->grid().neighbours(at)) {
            if (is_pampas(map_->at(next))) {
                result.push_back(numbers_[map_->grid().offset(next)]);
            }
        }
        return result;
    }

  private:
    const map::Map* map_;
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
