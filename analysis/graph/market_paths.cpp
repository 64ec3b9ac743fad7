#include "analysis/graph/market_paths.h"

#include "analysis/graph/neighbours.h"
#include "analysis/graph/stop.h"

#include <boost/graph/breadth_first_search.hpp>
#include <boost/pending/queue.hpp>

#include <algorithm>

namespace pampas::graph {
namespace {

using Steps = std::vector<int>;

/// Walks over the pampas of a map from one market after the other. Searches the map itself: a
/// compressed copy would be searched faster, but must be made anew after each edit.
class Walker {
  public:
    explicit Walker(const map::Map& map)
        : graph_(map), colours_(num_vertices(graph_)), steps_(num_vertices(graph_)) {}

    /// The distance of each pampas space, by offset; 0 where no path leads.
    const Steps& walk(const std::vector<Vertex>& open_sides) {
        std::ranges::fill(steps_, 0);
        std::ranges::fill(colours_, boost::white_color);
        for (const Vertex side : open_sides) {
            steps_[side] = 1;
        }
        const auto index = get(boost::vertex_index, graph_);
        const auto steps = boost::make_iterator_property_map(steps_.begin(), index);
        boost::queue<Vertex> waiting;
        boost::breadth_first_visit(
            of_kinds(graph_, is_pampas), open_sides.begin(), open_sides.end(), waiting,
            boost::make_bfs_visitor(boost::record_distances(steps, boost::on_tree_edge())),
            boost::make_iterator_property_map(colours_.begin(), index));
        return steps_;
    }

  private:
    SpaceGraph graph_;
    std::vector<boost::default_color_type> colours_;
    Steps steps_;
};

/// The least distance among these spaces.
Distance least(const Steps& steps, const std::vector<Vertex>& among) {
    Distance result;
    for (const Vertex vertex : among) {
        if (steps[vertex] > 0 && (!result || steps[vertex] < *result)) {
            result = steps[vertex];
        }
    }
    return result;
}

/// A land space with the pampas beside it.
struct Land {
    hex::Coordinate at;
    std::vector<Vertex> pampas;
};

std::vector<Land> all_land(const map::Map& map) {
    std::vector<Land> result;
    for (Vertex vertex = 0; vertex < map.grid().size(); ++vertex) {
        if (map::is_land(map.spaces()[vertex])) {
            const hex::Coordinate at = map.grid().coordinate(vertex);
            result.push_back({at, beside(map, at, is_pampas)});
        }
    }
    return result;
}

MarketPaths from_land(hex::Coordinate market, const std::vector<Land>& land, const Steps& steps) {
    MarketPaths result;
    result.at = market;
    for (const Land& start : land) {
        const Distance distance = least(steps, start.pampas);
        if (!distance) {
            continue;
        }
        result.accessibility += 1.0 / *distance;
        if (!result.herd_distance || *distance < *result.herd_distance) {
            result.herd_distance = distance;
            result.nearest_land = start.at;
        }
    }
    if (!land.empty()) {
        result.accessibility /= static_cast<double>(land.size());
    }
    return result;
}

} // namespace

PathsOfMarkets market_paths(const map::Map& map, const std::stop_token& stop) {
    const std::vector<Land> land = all_land(map);
    const std::vector<hex::Coordinate> markets = map.all(map::Space::Market);
    std::vector<std::vector<Vertex>> sides;
    for (const hex::Coordinate market : markets) {
        sides.push_back(beside(map, market, is_pampas));
    }
    PathsOfMarkets result;
    Walker walker(map);
    for (std::size_t from = 0; from < markets.size(); ++from) {
        go_on_unless(stop);
        const Steps& steps = walker.walk(sides[from]);
        result.markets.push_back(from_land(markets[from], land, steps));
        result.markets.back().open_sides = static_cast<int>(sides[from].size());
        std::vector<Distance> row;
        for (const auto& side : sides) {
            row.push_back(least(steps, side));
        }
        row[from] = 0;
        result.distances.push_back(std::move(row));
    }
    return result;
}

std::vector<Distance> distances_to(const map::Map& map, hex::Coordinate market) {
    const Steps steps = Walker(map).walk(beside(map, market, is_pampas));
    std::vector<Distance> result(steps.size());
    for (Vertex vertex = 0; vertex < steps.size(); ++vertex) {
        if (steps[vertex] > 0) {
            result[vertex] = steps[vertex];
        }
    }
    for (const Land& land : all_land(map)) {
        result[map.grid().offset(land.at)] = least(steps, land.pampas);
    }
    return result;
}

std::vector<hex::Coordinate> herd_path(const map::Map& map, hex::Coordinate market) {
    const Steps steps = Walker(map).walk(beside(map, market, is_pampas));
    const MarketPaths paths = from_land(market, all_land(map), steps);
    std::vector<hex::Coordinate> result;
    if (!paths.nearest_land) {
        return result;
    }
    hex::Coordinate here = *paths.nearest_land;
    for (int left = *paths.herd_distance; left > 0; --left) {
        const auto next = beside(map, here, is_pampas);
        const auto nearer = std::ranges::find(next, left, [&](Vertex at) { return steps[at]; });
        here = map.grid().coordinate(*nearer);
        result.push_back(here);
    }
    return result;
}

} // namespace pampas::graph
