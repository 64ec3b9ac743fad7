#pragma once

#include "engine/map/map.h"

#include <igraph.h>

#include <cstddef>
#include <map>
#include <vector>

/// The map as a network for the library igraph, built only from the definitions
/// (engine/formats#adjacency, analysis#definitions), so that our measures can be compared with
/// igraph's. On errors igraph ends the program.
namespace pampas::graph::igraph {

using hex::Coordinate;

/// The neighbours of a space (engine/formats#adjacency), on the map or off it.
inline std::vector<Coordinate> around(const hex::Grid& grid, Coordinate at) {
    const bool by_rows = grid.axis == hex::StaggerAxis::Y;
    const int line = by_rows ? at.row : at.column;
    const int place = by_rows ? at.column : at.row;
    const bool is_shifted = (line % 2 == 1) == (grid.index == hex::StaggerIndex::Odd);
    const int left = is_shifted ? place : place - 1;
    std::vector<Coordinate> result;
    for (const auto& [l, p] : std::vector<std::pair<int, int>>{{line, place - 1},
                                                               {line, place + 1},
                                                               {line - 1, left},
                                                               {line - 1, left + 1},
                                                               {line + 1, left},
                                                               {line + 1, left + 1}}) {
        result.push_back(by_rows ? Coordinate{p, l} : Coordinate{l, p});
    }
    return result;
}

/// The neighbours that are on the map and of some kinds.
template <class Kinds>
std::vector<Coordinate> around(const map::Map& map, Coordinate at, Kinds kinds) {
    auto result = around(map.grid(), at);
    std::erase_if(result, [&](Coordinate next) {
        return !map.grid().contains(next) || !kinds(map.at(next));
    });
    return result;
}

/// The pampas of a map, joined where adjacent. With a market, also a node joined to the pampas
/// beside the market, and a node joined to all pampas beside land.
class Network {
  public:
    explicit Network(const map::Map& map) : Network(map, nullptr) {}
    Network(const map::Map& map, Coordinate market) : Network(map, &market) {}
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;
    ~Network() { igraph_destroy(&graph_); }

    /// Of each pampas space, in reading order.
    std::vector<double> betweenness() const {
        igraph_vector_t values;
        igraph_vector_init(&values, 0);
        igraph_betweenness(&graph_, &values, igraph_vss_all(), IGRAPH_UNDIRECTED, nullptr);
        std::vector<double> result(VECTOR(values), VECTOR(values) + igraph_vector_size(&values));
        igraph_vector_destroy(&values);
        return result;
    }

    /// The fewest spaces that cut the market off from land.
    std::size_t smallest_cut() const {
        igraph_integer_t result = 0;
        const igraph_integer_t land = igraph_vcount(&graph_) - 1;
        igraph_st_vertex_connectivity(&graph_, &result, land - 1, land, IGRAPH_VCONN_NEI_ERROR);
        return static_cast<std::size_t>(result);
    }

  private:
    using Node = igraph_integer_t;

    static bool is_pampas(map::Space space) { return space == map::Space::Pampas; }

    Network(const map::Map& map, const Coordinate* market) {
        const auto pampas = map.all(map::Space::Pampas);
        std::map<Coordinate, Node> number;
        for (const Coordinate at : pampas) {
            number.emplace(at, static_cast<Node>(number.size()));
        }
        std::vector<Node> ends;
        const auto join = [&](Node from, const std::vector<Coordinate>& to) {
            for (const Coordinate at : to) {
                ends.insert(ends.end(), {from, number.at(at)});
            }
        };
        const auto nodes = static_cast<Node>(pampas.size());
        for (const auto& [at, node] : number) {
            auto later = around(map, at, is_pampas);
            std::erase_if(later, [at = at](Coordinate next) { return next < at; });
            join(node, later);
            if (market != nullptr && !around(map, at, map::is_land).empty()) {
                join(nodes + 1, {at});
            }
        }
        if (market != nullptr) {
            join(nodes, around(map, *market, is_pampas));
        }
        igraph_vector_int_t edges;
        igraph_create(&graph_,
                      igraph_vector_int_view(&edges, ends.data(), static_cast<Node>(ends.size())),
                      market == nullptr ? nodes : nodes + 2, IGRAPH_UNDIRECTED);
    }

    igraph_t graph_;
};

} // namespace pampas::graph::igraph
