#include "analysis/graph/openings.h"

#include "analysis/graph/neighbours.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>

#include <algorithm>
#include <iterator>
#include <unordered_map>

// Cost: every space and side once, then the matching. On random maps of 44 x 40 spaces up to 0.5
// ms, of 250 x 250 spaces up to 27 ms (tests/benchmark/shapes_benchmark.cpp).

namespace pampas::graph {
namespace {

/// Openings as edges; only the spaces that have one are vertices.
using PairGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;

/// Numbers spaces from 0 in the order in which they are asked for.
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

/// How many land spaces are in a pair; a land's pairs stand together.
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

} // namespace pampas::graph
