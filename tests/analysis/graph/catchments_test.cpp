#include "analysis/graph/catchments.h"
#include "analysis/graph/space_graph.h"
#include "tests/analysis/graph/any_board.h"
#include "tests/analysis/graph/plain.h"

#include <rapidcheck/gtest.h>

namespace pampas::graph {
namespace {

using hex::Coordinate;

/// The distance from a space, taken along with the pampas beside it when it is land.
Distance plain_distance(const map::Map& map, Coordinate from, Coordinate market) {
    const plain::Set pampas = plain::of(map, plain::is_pampas);
    const auto steps =
        plain::distances(map.grid(), pampas, plain::adjacent(map.grid(), market, pampas));
    const plain::Set starts =
        pampas.contains(from) ? plain::Set{from} : plain::adjacent(map.grid(), from, pampas);
    Distance result;
    for (const Coordinate at : starts) {
        if (steps.contains(at)) {
            result = std::min(result.value_or(steps.at(at)), steps.at(at));
        }
    }
    return result;
}

RC_GTEST_PROP(Catchments, AreOfTheNearestMarkets, ()) {
    const map::Map map = *any_board(7, 6);
    const auto markets = map.all(map::Space::Market);
    const auto found = catchments(map);
    for (std::size_t space = 0; space < map.grid().size(); ++space) {
        Catchment expected;
        for (std::size_t market = 0; market < markets.size(); ++market) {
            if (!is_playable(map.spaces()[space])) {
                break;
            }
            const Distance distance =
                plain_distance(map, map.grid().coordinate(space), markets[market]);
            if (!distance) {
                continue;
            }
            expected.accessibility += 1.0 / *distance / static_cast<double>(markets.size());
            if (distance <= expected.distance.value_or(*distance)) {
                if (distance != expected.distance) {
                    expected.markets.clear();
                }
                expected.distance = distance;
                expected.markets.push_back(market);
            }
        }
        RC_ASSERT(found[space].distance == expected.distance);
        RC_ASSERT(found[space].markets == expected.markets);
        RC_ASSERT(std::abs(found[space].accessibility - expected.accessibility) < 1e-12);
    }
}

} // namespace
} // namespace pampas::graph
