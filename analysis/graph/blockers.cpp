#include "analysis/graph/blockers.h"

#include "analysis/graph/neighbours.h"
#include "analysis/graph/stop.h"

#include <boost/graph/boykov_kolmogorov_max_flow.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <algorithm>
#include <utility>

namespace pampas::graph {
namespace {

using Flow = boost::compressed_sparse_row_graph<boost::directedS>;
using FlowEdge = boost::graph_traits<Flow>::edge_descriptor;

/// More than any market has sides.
constexpr int unlimited = static_cast<int>(hex::directions.size()) + 1;

struct Arc {
    std::size_t from;
    std::size_t to;
    int capacity;

    std::pair<std::size_t, std::size_t> ends() const { return {from, to}; }
    std::pair<std::size_t, std::size_t> reversed_ends() const { return {to, from}; }
};

/// The arcs of the network. Its nodes: two for each space, of which only pampas and markets have
/// arcs, then one for all land. A path through a pampas space enters its first node and leaves its
/// second; the arc between the two lets one path through. A market is a source, its first node.
/// Herds that reach a space beside land need go no further, so nothing else leads on from there:
/// with much land around, the searches stay small.
class Arcs {
  public:
    explicit Arcs(const map::Map& map) : map_(map) {
        for (Vertex vertex = 0; vertex < map.grid().size(); ++vertex) {
            if (is_pampas(map.spaces()[vertex])) {
                join(entry(vertex), exit(vertex), 1);
                lead_on(vertex);
            } else if (map.spaces()[vertex] == map::Space::Market) {
                lead(entry(vertex), vertex);
            }
        }
        std::ranges::sort(arcs_, {}, &Arc::ends);
    }

    static std::size_t entry(Vertex vertex) { return 2 * vertex; }
    static std::size_t exit(Vertex vertex) { return 2 * vertex + 1; }
    std::size_t land() const { return 2 * map_.grid().size(); }

    /// By ends.
    const std::vector<Arc>& sorted() const { return arcs_; }

  private:
    void lead_on(Vertex vertex) {
        if (touches(map_, map_.grid().coordinate(vertex), map::is_land)) {
            join(exit(vertex), land(), unlimited);
        } else {
            lead(exit(vertex), vertex);
        }
    }

    /// From the node to the pampas beside the space.
    void lead(std::size_t node, Vertex vertex) {
        for (const Vertex next : beside(map_, map_.grid().coordinate(vertex), is_pampas)) {
            join(node, entry(next), unlimited);
        }
    }

    void join(std::size_t from, std::size_t to, int capacity) {
        arcs_.push_back({from, to, capacity});
        arcs_.push_back({to, from, 0});
    }

    const map::Map& map_;
    std::vector<Arc> arcs_;
};

/// One network for all markets.
class Network {
  public:
    explicit Network(const map::Map& map)
        : map_(map), arcs_(map), flow_(make_flow(arcs_)), residual_(num_edges(flow_)),
          predecessor_(num_vertices(flow_)), tree_(num_vertices(flow_)),
          distance_(num_vertices(flow_)) {
        std::ranges::transform(arcs_.sorted(), std::back_inserter(capacity_), &Arc::capacity);
        for (const Arc& arc : arcs_.sorted()) {
            const auto back =
                std::ranges::lower_bound(arcs_.sorted(), arc.reversed_ends(), {}, &Arc::ends);
            reverse_.push_back({arc.to, static_cast<std::size_t>(back - arcs_.sorted().begin())});
        }
    }

    /// A smallest cut between the market and land.
    std::vector<hex::Coordinate> cut(hex::Coordinate market) {
        const auto node = get(boost::vertex_index, flow_);
        const auto arc = get(boost::edge_index, flow_);
        boost::boykov_kolmogorov_max_flow(
            flow_, boost::make_iterator_property_map(capacity_.begin(), arc),
            boost::make_iterator_property_map(residual_.begin(), arc),
            boost::make_iterator_property_map(reverse_.begin(), arc),
            boost::make_iterator_property_map(predecessor_.begin(), node),
            boost::make_iterator_property_map(tree_.begin(), node),
            boost::make_iterator_property_map(distance_.begin(), node), node,
            Arcs::entry(map_.grid().offset(market)), arcs_.land());
        std::vector<hex::Coordinate> result;
        for (Vertex vertex = 0; vertex < map_.grid().size(); ++vertex) {
            if (is_pampas(map_.spaces()[vertex]) && is_reached(Arcs::entry(vertex)) &&
                !is_reached(Arcs::exit(vertex))) {
                result.push_back(map_.grid().coordinate(vertex));
            }
        }
        return result;
    }

  private:
    static Flow make_flow(const Arcs& arcs) {
        std::vector<std::pair<std::size_t, std::size_t>> ends;
        std::ranges::transform(arcs.sorted(), std::back_inserter(ends), &Arc::ends);
        return {boost::edges_are_sorted, ends.begin(), ends.end(), arcs.land() + 1};
    }

    /// Whether what remains of the capacities leads from the market to the node.
    bool is_reached(std::size_t node) const { return tree_[node] == boost::black_color; }

    const map::Map& map_;
    Arcs arcs_;
    Flow flow_;
    std::vector<int> capacity_;
    std::vector<int> residual_;
    std::vector<FlowEdge> reverse_;
    std::vector<FlowEdge> predecessor_;
    std::vector<boost::default_color_type> tree_;
    std::vector<int> distance_;
};

} // namespace

std::vector<Blockers> blockers(const map::Map& map, const std::stop_token& stop) {
    Network network(map);
    std::vector<Blockers> result;
    for (const hex::Coordinate market : map.all(map::Space::Market)) {
        go_on_unless(stop);
        result.push_back({market, network.cut(market)});
    }
    return result;
}

} // namespace pampas::graph
