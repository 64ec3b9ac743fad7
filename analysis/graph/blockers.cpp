#include "analysis/graph/blockers.h"

#include "analysis/graph/kind_graph.h"
#include "analysis/graph/stop.h"

#include <boost/graph/boykov_kolmogorov_max_flow.hpp>

#include <algorithm>
#include <optional>
#include <utility>

// Cost on maps of 44 x 40 spaces with a tenth of land: 0.5 ms to build the network, which is
// linear, and 0.1 ms per market, most of it for one pass over all arcs. A network with nodes for
// every space, sorted by arc ends, took 4.6 ms before the first market.

namespace pampas::graph {
namespace {

using Node = KindGraph::Number;

/// More than the sides of any market.
constexpr int unlimited = static_cast<int>(hex::directions.size()) + 1;

/// An arc and its reverse have the same `pair`.
struct CapacityArc {
    int capacity = 0;
    std::size_t pair = 0;
};

using Flow = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, CapacityArc,
                                                boost::no_property, Node, Node>;
using FlowEdge = boost::graph_traits<Flow>::edge_descriptor;

/// Builds the network. Its nodes: two for each pampas space, one for all land, one for each market.
/// A path through a pampas space enters its first node and leaves its second; the arc between the
/// two has capacity one. The flow goes from market to land. A space beside land leads only to land,
/// which keeps the searches small where there is much land.
class Arcs {
  public:
    Arcs(const KindGraph& pampas, const std::vector<hex::Coordinate>& markets,
         const std::stop_token& stop)
        : pampas_(pampas), markets_(markets) {
        for (Node space = 0; space < pampas.spaces().size(); ++space) {
            go_on_unless(stop);
            join(entry(space), exit(space), 1);
            lead_on(space);
        }
        for (std::size_t number = 0; number < markets.size(); ++number) {
            lead(market(number), markets[number]);
        }
    }

    static Node entry(Node space) { return 2 * space; }
    static Node exit(Node space) { return 2 * space + 1; }
    Node land() const { return static_cast<Node>(2 * pampas_.spaces().size()); }
    Node market(std::size_t number) const { return land() + 1 + static_cast<Node>(number); }

    Flow network() const {
        return {boost::edges_are_unsorted_multi_pass, ends_.begin(), ends_.end(), arcs_.begin(),
                market(markets_.size())};
    }

  private:
    void lead_on(Node space) {
        const hex::Coordinate at = pampas_.spaces()[space];
        if (touches(pampas_.map(), at, map::is_land)) {
            join(exit(space), land(), unlimited);
        } else {
            lead(exit(space), at);
        }
    }

    /// Adds arcs from the node to the pampas beside the space.
    void lead(Node node, hex::Coordinate at) {
        for (const Node next : pampas_.beside(at)) {
            join(node, entry(next), unlimited);
        }
    }

    void join(Node from, Node to, int capacity) {
        const std::size_t pair = ends_.size();
        ends_.emplace_back(from, to);
        arcs_.push_back({capacity, pair});
        ends_.emplace_back(to, from);
        arcs_.push_back({0, pair});
    }

    const KindGraph& pampas_;
    const std::vector<hex::Coordinate>& markets_;
    std::vector<std::pair<Node, Node>> ends_;
    std::vector<CapacityArc> arcs_;
};

/// The reverse of each arc.
std::vector<FlowEdge> reverses(const Flow& flow, const std::stop_token& stop) {
    std::vector<FlowEdge> result(num_edges(flow));
    std::vector<FlowEdge> first_of_pair(num_edges(flow));
    std::vector<bool> is_met(num_edges(flow));
    for (auto [edge, last] = edges(flow); edge != last; ++edge) {
        go_on_unless(stop);
        const std::size_t pair = flow[*edge].pair;
        if (is_met[pair]) {
            const FlowEdge first = first_of_pair[pair];
            result[get(boost::edge_index, flow, *edge)] = first;
            result[get(boost::edge_index, flow, first)] = *edge;
        }
        is_met[pair] = true;
        first_of_pair[pair] = *edge;
    }
    return result;
}

/// The arc through each pampas space, by vertex number.
std::vector<std::size_t> arcs_through(const Flow& flow, std::size_t spaces) {
    std::vector<std::size_t> result(spaces);
    for (auto [edge, last] = edges(flow); edge != last; ++edge) {
        if (flow[*edge].capacity == 1) { // all other arcs are unlimited
            result[source(*edge, flow) / 2] = get(boost::edge_index, flow, *edge);
        }
    }
    return result;
}

/// Minimum cuts of all markets on one network.
class MinimumCut {
  public:
    MinimumCut(const map::Map& map, const std::vector<hex::Coordinate>& markets,
               const std::stop_token& stop)
        : pampas_(map, is_pampas), markets_(markets), arcs_(pampas_, markets, stop),
          flow_(arcs_.network()), through_(arcs_through(flow_, pampas_.spaces().size())),
          reverse_(reverses(flow_, stop)), residual_(num_edges(flow_)),
          predecessor_(num_vertices(flow_)), tree_(num_vertices(flow_)),
          distance_(num_vertices(flow_)) {}

    /// A minimum cut between land and the market with this index.
    Blockers cut(std::size_t market) {
        const auto node = get(boost::vertex_index, flow_);
        const auto arc = get(boost::edge_index, flow_);
        boost::boykov_kolmogorov_max_flow(
            flow_, get(&CapacityArc::capacity, flow_),
            boost::make_iterator_property_map(residual_.begin(), arc),
            boost::make_iterator_property_map(reverse_.begin(), arc),
            property_of_vertices(flow_, predecessor_), property_of_vertices(flow_, tree_),
            property_of_vertices(flow_, distance_), node, arcs_.market(market), arcs_.land());
        Blockers result{markets_[market], {}, {}};
        for (Node space = 0; space < pampas_.spaces().size(); ++space) {
            const bool is_near = is_reached(Arcs::entry(space));
            if (is_near && !is_reached(Arcs::exit(space))) {
                result.spaces.push_back(pampas_.spaces()[space]);
            }
            if (is_near || residual_[through_[space]] == 0) {
                result.certificate.push_back(pampas_.spaces()[space]);
            }
        }
        return result;
    }

  private:
    /// Whether residual capacities lead from the market to the node.
    bool is_reached(Node node) const { return tree_[node] == boost::black_color; }

    KindGraph pampas_;
    const std::vector<hex::Coordinate>& markets_;
    Arcs arcs_;
    Flow flow_;
    std::vector<std::size_t> through_;
    std::vector<FlowEdge> reverse_;
    std::vector<int> residual_;
    std::vector<FlowEdge> predecessor_;
    std::vector<boost::default_color_type> tree_;
    std::vector<int> distance_;
};

/// The blockers of another map that still hold.
class Kept {
  public:
    Kept(const hex::Grid& grid, std::span<const Blockers> before,
         std::span<const hex::Coordinate> changed)
        : grid_(grid), before_(before), is_changed_(grid.size()) {
        for (const hex::Coordinate at : changed) {
            is_changed_[grid.offset(at)] = true;
            for (const hex::Coordinate beside : grid.neighbours(at)) {
                is_changed_[grid.offset(beside)] = true;
            }
        }
    }

    /// The blockers of the market at `market`; null if unknown.
    const Blockers* of(hex::Coordinate market) const {
        const auto found = std::ranges::lower_bound(before_, market, {}, &Blockers::market);
        const bool holds =
            found != before_.end() && found->market == market && !is_changed(market) &&
            std::ranges::none_of(found->certificate,
                                 [this](hex::Coordinate at) { return is_changed(at); });
        return holds ? &*found : nullptr;
    }

  private:
    /// Whether the space or a neighbour changed its kind.
    bool is_changed(hex::Coordinate at) const { return is_changed_[grid_.offset(at)]; }

    const hex::Grid& grid_;
    std::span<const Blockers> before_;
    std::vector<bool> is_changed_;
};

} // namespace

std::vector<Blockers> blockers(const map::Map& map, const std::stop_token& stop) {
    return blockers(map, {}, {}, stop);
}

std::vector<Blockers> blockers(const map::Map& map, std::span<const Blockers> before,
                               std::span<const hex::Coordinate> changed,
                               const std::stop_token& stop) {
    const auto markets = map.all(map::Space::Market);
    const Kept kept(map.grid(), before, changed);
    std::optional<MinimumCut> network; // built on demand
    std::vector<Blockers> result;
    for (std::size_t market = 0; market < markets.size(); ++market) {
        go_on_unless(stop);
        if (const Blockers* known = kept.of(markets[market])) {
            result.push_back(*known);
            continue;
        }
        if (!network) {
            network.emplace(map, markets, stop);
        }
        result.push_back(network->cut(market));
    }
    return result;
}

} // namespace pampas::graph
