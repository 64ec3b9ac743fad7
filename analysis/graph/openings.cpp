#include "analysis/graph/openings.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>
#include <boost/graph/successive_shortest_path_nonnegative_weights.hpp>

#include <algorithm>
#include <iterator>
#include <unordered_map>

// Cost of openings: one pass over spaces and sides, then the matching. On random maps of 44 x 40
// spaces up to 0.5 ms, of 250 x 250 spaces up to 27 ms. Cost of seats' openings: nothing if all
// players open in two actions; otherwise one shortest path per player in a network of the spaces
// near markets. On maps of 44 x 40 spaces 0.1 to 3 ms with 5 players more than can open in two
// actions (tests/benchmark/shapes_benchmark.cpp).
namespace pampas::graph {
namespace {

/// Openings as edges; vertices are only the spaces that have one.
using PairGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;

/// Numbers spaces from 0 in order of first request.
class Numbering {
  public:
    explicit Numbering(const hex::Grid& grid) : grid_(&grid) {}

    std::size_t operator()(hex::Coordinate at) {
        return numbers_.try_emplace(grid_->offset(at), numbers_.size()).first->second;
    }

  private:
    const hex::Grid* grid_;
    std::unordered_map<Vertex, std::size_t> numbers_;
};

std::vector<Opening> all_pairs(const map::Map& map) {
    const hex::Grid& grid = map.grid();
    std::vector<Opening> result;
    for (Vertex space = 0; space < grid.size(); ++space) {
        if (!map::is_land(map.spaces()[space])) {
            continue;
        }
        const hex::Coordinate land = grid.coordinate(space);
        for (const hex::Coordinate next : grid.neighbours(land)) {
            if (is_pampas(map.at(next)) && touches(map, next, is_market)) {
                result.push_back(
                    {land, next, touches(map, land, is_water) || touches(map, next, is_water)});
            }
        }
    }
    std::ranges::sort(result, {},
                      [](const Opening& pair) { return std::pair(pair.land, pair.pampas); });
    return result;
}

std::vector<Opening> largest_matching(const hex::Grid& grid, const std::vector<Opening>& pairs) {
    Numbering number(grid);
    PairGraph graph;
    for (const Opening& pair : pairs) {
        add_edge(number(pair.land), number(pair.pampas), graph);
    }
    std::vector<std::size_t> mates(num_vertices(graph));
    boost::edmonds_maximum_cardinality_matching(graph, mates.data());
    std::vector<Opening> result;
    std::ranges::copy_if(pairs, std::back_inserter(result), [&](const Opening& pair) {
        return mates[number(pair.land)] == number(pair.pampas);
    });
    return result;
}

/// The number of land spaces in pairs; pairs are grouped by land.
int lands(const std::vector<Opening>& pairs) {
    int count = 0;
    for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
        count += pair == 0 || pairs[pair].land != pairs[pair - 1].land ? 1 : 0;
    }
    return count;
}

} // namespace

Openings openings(const map::Map& map) {
    Openings result;
    result.pairs = all_pairs(map);
    std::vector<Opening> beside_water;
    std::ranges::copy_if(result.pairs, std::back_inserter(beside_water), &Opening::beside_water);
    result.simultaneous = largest_matching(map.grid(), result.pairs);
    result.simultaneous_with_water = largest_matching(map.grid(), beside_water);
    result.market_in_two = lands(result.pairs);
    result.with_water = lands(beside_water);
    return result;
}

namespace {

using Traits = boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;
using FlowArc = Traits::edge_descriptor;
/// Costs are `double` because Boost adds up distances of unreachable vertices, where an `int` would
/// overflow.
using ArcProperties = boost::property<
    boost::edge_capacity_t, int,
    boost::property<boost::edge_residual_capacity_t, int,
                    boost::property<boost::edge_weight_t, double,
                                    boost::property<boost::edge_reverse_t, FlowArc>>>>;
using FlowNetwork = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS,
                                          boost::no_property, ArcProperties>;

bool is_side(const map::Map& map, hex::Coordinate at) {
    return is_pampas(map.at(at)) && touches(map, at, is_market);
}

/// The ways to markets as a flow network; a unit of flow is a player. Each space is two vertices
/// joined by an arc of capacity one.
class Ways {
  public:
    Ways(const map::Map& map, int players)
        : map_(map), players_(players), seats_(add_vertex(network_)), start_(add_vertex(network_)),
          markets_(add_vertex(network_)) {
        connect(seats_, start_, players, 0);
        beside_ = connect(start_, markets_, players, three_actions() + 1);
        for (Vertex space = 0; space < map.grid().size(); ++space) {
            if (const hex::Coordinate at = map.grid().coordinate(space); is_side(map, at)) {
                lead_to_side(at);
            }
        }
    }

    /// The number of players who reach no market within three actions.
    int left_over() {
        boost::successive_shortest_path_nonnegative_weights(network_, seats_, markets_);
        return players_ - get(boost::edge_residual_capacity, network_, beside_);
    }

  private:
    /// The two vertices of a space in the network.
    struct Gate {
        Vertex in = 0;
        Vertex out = 0;
    };

    /// High enough that one more opening in two actions outweighs any loss of the other players.
    double three_actions() const { return players_ + 1; }

    FlowArc connect(Vertex from, Vertex to, int players, double cost) {
        const FlowArc there = add_edge(from, to, {players, {0, {cost}}}, network_).first;
        const FlowArc back = add_edge(to, from, {0, {0, {-cost}}}, network_).first;
        put(boost::edge_reverse, network_, there, back);
        put(boost::edge_reverse, network_, back, there);
        return there;
    }

    /// The vertices of a space, and whether they are new.
    std::pair<Gate, bool> gate(hex::Coordinate at) {
        const auto [place, is_new] = gates_.try_emplace(map_.grid().offset(at));
        if (is_new) {
            place->second = {add_vertex(network_), add_vertex(network_)};
            connect(place->second.in, place->second.out, 1, 0);
        }
        return {place->second, is_new};
    }

    void lead_to_side(hex::Coordinate side) {
        const Gate there = gate(side).first;
        connect(there.out, markets_, 1, 0);
        lead_from_land(side, there);
        for (const hex::Coordinate next : map_.grid().neighbours(side)) {
            if (is_pampas(map_.at(next)) && !is_side(map_, next)) {
                const auto [middle, is_new] = gate(next);
                connect(middle.out, there.in, 1, three_actions());
                if (is_new) {
                    lead_from_land(next, middle);
                }
            }
        }
    }

    void lead_from_land(hex::Coordinate pampas, const Gate& there) {
        for (const hex::Coordinate next : map_.grid().neighbours(pampas)) {
            if (map::is_land(map_.at(next))) {
                const auto [land, is_new] = gate(next);
                connect(land.out, there.in, 1, 0);
                if (is_new) {
                    connect(start_, land.in, 1, 0);
                }
            }
        }
    }

    const map::Map& map_;
    int players_;
    FlowNetwork network_;
    Vertex seats_;
    Vertex start_;
    Vertex markets_;
    FlowArc beside_;
    std::unordered_map<Vertex, Gate> gates_;
};

} // namespace

std::optional<int> SeatOpenings::actions(int seat) const {
    if (seat < in_two) {
        return 2;
    }
    return seat < in_two + in_three ? std::optional(3) : std::nullopt;
}

SeatOpenings seat_openings(const map::Map& map, const Openings& openings, int players) {
    const auto at_most = [players](const std::vector<Opening>& pairs) {
        return static_cast<int>(std::min(pairs.size(), static_cast<std::size_t>(players)));
    };
    SeatOpenings result{.players = players,
                        .in_two = at_most(openings.simultaneous),
                        .in_two_with_water = at_most(openings.simultaneous_with_water)};
    if (result.in_two < players) {
        result.in_three = players - result.in_two - Ways(map, players).left_over();
    }
    return result;
}

} // namespace pampas::graph
