#include "analysis/graph/betweenness.h"
#include "tests/analysis/graph/plain.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace pampas::graph {
namespace {

using hex::Coordinate;

/// The shortest paths from one pampas space to each other: their length and number.
struct Paths {
    Paths(const hex::Grid& grid, const plain::Set& pampas, Coordinate start)
        : length(plain::distances(grid, pampas, {start})) {
        std::vector<std::pair<int, Coordinate>> by_length;
        for (const auto& [at, steps] : length) {
            by_length.emplace_back(steps, at);
        }
        std::ranges::sort(by_length);
        for (const auto& [steps, at] : by_length) {
            number[at] = at == start ? 1.0 : 0.0;
            for (const Coordinate before : plain::adjacent(grid, at, pampas)) {
                number[at] += length.at(before) == steps - 1 ? number[before] : 0.0;
            }
        }
    }

    std::map<Coordinate, int> length;
    std::map<Coordinate, double> number;
};

/// The sum of the definition, pair by pair.
double plain_betweenness(const std::map<Coordinate, Paths>& paths, Coordinate at) {
    double result = 0.0;
    for (const auto& [from, starting] : paths) {
        for (const auto& [to, length] : starting.length) {
            if (from < to && from != at && to != at && starting.length.contains(at) &&
                starting.length.at(at) + paths.at(at).length.at(to) == length + 1) {
                result +=
                    starting.number.at(at) * paths.at(at).number.at(to) / starting.number.at(to);
            }
        }
    }
    return result;
}

RC_GTEST_PROP(Betweenness, IsTheShareOfShortestPaths, ()) {
    const map::Map map = map::reframed(*plain::any_pampas(), {0, 0}, 7, 7, map::Space::Void);
    const plain::Set pampas = plain::of(map, plain::is_pampas);
    std::map<Coordinate, Paths> paths;
    for (const Coordinate at : pampas) {
        paths.emplace(at, Paths(map.grid(), pampas, at));
    }
    const auto found = betweenness(map);
    RC_ASSERT(std::ranges::equal(found, pampas, {}, &Betweenness::at));
    for (const auto& [at, value] : found) {
        RC_ASSERT(std::abs(value - plain_betweenness(paths, at)) < 1e-9);
    }
}

/// To the last bit.
TEST(Betweenness, IsTheSameOnAnyNumberOfThreads) {
    const map::Map map({.columns = 48, .rows = 45}); // large enough for threads and a long double
    const simulation::RunControl control;
    const auto one = betweenness(map, {.run = control, .threads = 1});
    EXPECT_EQ(control.state().done, map.grid().size());
    for (const std::size_t threads : {2U, 3U, 7U}) {
        EXPECT_TRUE(std::ranges::equal(betweenness(map, {.threads = threads}), one, {},
                                       &Betweenness::value, &Betweenness::value));
    }
}

RC_GTEST_PROP(Betweenness, MovesWithTheMap, ()) {
    const map::Map map = *plain::any_pampas();
    const auto motion = *plain::any_motion();
    std::map<Coordinate, double> before;
    for (const auto& [at, value] : betweenness(map)) {
        before[hex::moved(map.grid(), at, motion)] = value;
    }
    const auto after = betweenness(map::moved(map, motion));
    RC_ASSERT(after.size() == before.size());
    for (const auto& [at, value] : after) {
        RC_ASSERT(std::abs(value - before.at(at)) < 1e-9);
    }
}

TEST(Betweenness, OfNoPampasIsNothing) {
    EXPECT_TRUE(betweenness(map::Map({.columns = 3, .rows = 2}, map::Space::Void)).empty());
}

} // namespace
} // namespace pampas::graph
