#include "analysis/graph/catchments.h"

namespace pampas::graph {
namespace {

void add(Catchment& catchment, std::size_t market, int distance) {
    catchment.accessibility += 1.0 / distance;
    if (!catchment.distance || distance < *catchment.distance) {
        catchment.distance = distance;
        catchment.markets.clear();
    }
    if (distance == *catchment.distance) {
        catchment.markets.push_back(market);
    }
}

} // namespace

std::vector<Catchment> catchments(const map::Map& map) {
    std::vector<Catchment> result(map.grid().size());
    const std::vector<hex::Coordinate> markets = map.all(map::Space::Market);
    for (std::size_t market = 0; market < markets.size(); ++market) {
        const std::vector<Distance> distances = distances_to(map, markets[market]);
        for (std::size_t space = 0; space < result.size(); ++space) {
            if (distances[space]) {
                add(result[space], market, *distances[space]);
            }
        }
    }
    for (Catchment& catchment : result) {
        catchment.accessibility /= static_cast<double>(std::max<std::size_t>(markets.size(), 1));
    }
    return result;
}

} // namespace pampas::graph
