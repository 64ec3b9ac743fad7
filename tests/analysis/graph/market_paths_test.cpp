#include "analysis/graph/market_paths.h"
#include "analysis/graph/spaces.h"
#include "tests/analysis/graph/any_board.h"
#include "tests/analysis/graph/plain.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace pampas::graph {
namespace {

using hex::Coordinate;

/// A map with its pampas, and the definitions (analysis#definitions) word for word.
struct Plain {
    explicit Plain(const map::Map& walked) : map(walked) {}

    /// The number of spaces on a shortest pampas path from a neighbour of `a` to one of `b`.
    Distance between(Coordinate a, Coordinate b) const {
        const auto steps = plain::distances(grid, pampas, plain::adjacent(grid, a, pampas));
        Distance result;
        for (const Coordinate at : plain::adjacent(grid, b, pampas)) {
            if (steps.contains(at)) {
                result = std::min(result.value_or(steps.at(at)), steps.at(at));
            }
        }
        return result;
    }

    MarketPaths paths(Coordinate market) const {
        MarketPaths result;
        result.at = market;
        result.open_sides = static_cast<int>(plain::adjacent(grid, market, pampas).size());
        for (const Coordinate at : land) {
            const Distance distance = between(at, market);
            result.accessibility +=
                distance ? 1.0 / *distance / static_cast<double>(land.size()) : 0.0;
            if (distance && (!result.herd_distance || distance < result.herd_distance)) {
                result.herd_distance = distance;
                result.nearest_land = at;
            }
        }
        return result;
    }

    const map::Map& map;
    const hex::Grid& grid = map.grid();
    plain::Set pampas = plain::of(map, plain::is_pampas);
    plain::Set land = plain::of(map, map::is_land);
};

RC_GTEST_PROP(MarketPaths, AreTheShortest, ()) {
    const map::Map map = *plain::any_pampas();
    const Plain expected(map);
    const auto markets = map.all(map::Space::Market);
    const PathsOfMarkets found = market_paths(map);
    RC_ASSERT(found.markets.size() == markets.size());
    RC_ASSERT(found.distances.size() == markets.size());
    for (std::size_t from = 0; from < markets.size(); ++from) {
        const MarketPaths paths = expected.paths(markets[from]);
        RC_ASSERT(found.markets[from].at == paths.at);
        RC_ASSERT(found.markets[from].open_sides == paths.open_sides);
        RC_ASSERT(found.markets[from].herd_distance == paths.herd_distance);
        RC_ASSERT(found.markets[from].nearest_land == paths.nearest_land);
        RC_ASSERT(std::abs(found.markets[from].accessibility - paths.accessibility) < 1e-12);
        RC_ASSERT(found.distances[from].size() == markets.size());
        for (std::size_t to = 0; to < markets.size(); ++to) {
            const Distance distance =
                from == to ? Distance(0) : expected.between(markets[from], markets[to]);
            RC_ASSERT(found.distances[from][to] == distance);
        }
    }
}

RC_GTEST_PROP(MarketPaths, AreKnownForEachSpace, ()) {
    const map::Map map = *plain::any_pampas();
    const Plain expected(map);
    for (const Coordinate market : map.all(map::Space::Market)) {
        const auto found = distances_to(map, market);
        RC_ASSERT(found.size() == map.grid().size());
        const auto steps = plain::distances(map.grid(), expected.pampas,
                                            plain::adjacent(map.grid(), market, expected.pampas));
        for (std::size_t offset = 0; offset < found.size(); ++offset) {
            const Coordinate at = map.grid().coordinate(offset);
            Distance distance;
            if (steps.contains(at)) {
                distance = steps.at(at);
            } else if (expected.land.contains(at)) {
                distance = expected.between(at, market);
            }
            RC_ASSERT(found[offset] == distance);
        }
    }
}

RC_GTEST_PROP(MarketPaths, AreWalkedByHerds, ()) {
    const map::Map map = *plain::any_pampas();
    for (const MarketPaths& market : market_paths(map).markets) {
        const auto path = herd_path(map, market.at);
        RC_ASSERT(static_cast<int>(path.size()) == market.herd_distance.value_or(0));
        Coordinate last = market.nearest_land.value_or(Coordinate{});
        for (const Coordinate at : path) {
            RC_ASSERT(map.at(at) == map::Space::Pampas);
            RC_ASSERT(!plain::adjacent(map.grid(), last, {at}).empty());
            last = at;
        }
        RC_ASSERT(path.empty() || !plain::adjacent(map.grid(), last, {market.at}).empty());
    }
}

/// All figures of a map, except which of several spaces comes first. `move` says where a space
/// lies.
template <class Move>
auto figures(const map::Map& map, Move move) {
    const PathsOfMarkets paths = market_paths(map);
    std::map<Coordinate, std::tuple<int, Distance, double>> markets;
    std::map<std::pair<Coordinate, Coordinate>, Distance> distances;
    for (std::size_t from = 0; from < paths.markets.size(); ++from) {
        const MarketPaths& market = paths.markets[from];
        markets[move(market.at)] = {market.open_sides, market.herd_distance,
                                    std::round(market.accessibility * 1e9)};
        for (std::size_t to = 0; to < paths.markets.size(); ++to) {
            distances[{move(market.at), move(paths.markets[to].at)}] = paths.distances[from][to];
        }
    }
    return std::pair(markets, distances);
}

RC_GTEST_PROP(MarketPaths, OfTheHardestMarketsAreTheSame, ()) {
    const PathsOfMarkets all = market_paths(*plain::any_pampas());
    const auto most = *rc::gen::inRange<std::size_t>(0, all.markets.size() + 2);
    const PathsOfMarkets hardest = graph::hardest(all, most);
    RC_ASSERT(hardest.markets.size() == std::min(most, all.markets.size()));
    RC_ASSERT(hardest.distances.size() == hardest.markets.size());
    std::vector<std::size_t> places;
    for (const MarketPaths& market : hardest.markets) {
        places.push_back(static_cast<std::size_t>(
            std::ranges::find(all.markets, market.at, &MarketPaths::at) - all.markets.begin()));
    }
    RC_ASSERT(std::ranges::is_sorted(places));
    for (std::size_t from = 0; from < places.size(); ++from) {
        RC_ASSERT(hardest.markets[from] == all.markets[places[from]]);
        for (std::size_t to = 0; to < places.size(); ++to) {
            RC_ASSERT(hardest.distances[from][to] == all.distances[places[from]][places[to]]);
        }
    }
    for (std::size_t other = 0; other < all.markets.size(); ++other) {
        const bool is_left_out = std::ranges::find(places, other) == places.end();
        RC_ASSERT(!is_left_out ||
                  std::ranges::all_of(hardest.markets, [&](const MarketPaths& market) {
                      return market.accessibility <= all.markets[other].accessibility;
                  }));
    }
}

TEST(MarketPaths, OfThousandsOfMarketsHaveNoDistances) {
    for (const int columns : {40, 41}) { // of 50 rows: 2000 and 2050 markets
        const map::Map map(hex::Grid{columns, 50}, map::Space::Market);
        const PathsOfMarkets found = market_paths(map);
        EXPECT_EQ(found.markets.size(), map.grid().size());
        EXPECT_EQ(found.distances.size(), columns == 40 ? found.markets.size() : 0);
        EXPECT_EQ(hardest(found, 3).distances.size(), columns == 40 ? 3 : 0);
    }
}

RC_GTEST_PROP(MarketPaths, MoveWithTheMap, ()) {
    const map::Map map = *plain::any_pampas();
    const auto motion = *plain::any_motion();
    const auto move = [&](Coordinate at) { return hex::moved(map.grid(), at, motion); };
    RC_ASSERT(figures(map::moved(map, motion), std::identity()) == figures(map, move));
}

using hex::Coordinate;

/// The distance from a space; from land, that from the nearest pampas beside it.
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
