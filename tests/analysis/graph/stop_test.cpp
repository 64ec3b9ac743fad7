#include "analysis/graph/analysis.h"
#include "analysis/graph/stop.h"
#include "tests/engine/sanitized.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <thread>

namespace pampas::graph {
namespace {

using namespace std::chrono_literals;

constexpr int side = sanitized ? hex::max_side / 2 : hex::max_side;

/// The largest map, with many markets and no symmetry: every measure tested here takes seconds or
/// minutes on it.
map::Map large_map() {
    map::Map map({.columns = side, .rows = side});
    unsigned random = 1;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        random = random * 1664525 + 1013904223;
        if (random >> 29 == 0) {
            map.set(map.grid().coordinate(offset), map::all_spaces[1 + (random >> 20) % 8]);
        }
    }
    return map;
}

struct Measure {
    const char* name;
    std::function<void(const map::Map&, const std::stop_token&)> take;
};

class Stop : public ::testing::TestWithParam<Measure> {};

/// A measure that does not check for the stop on its way would return a result.
TEST_P(Stop, ComesWhileTheMeasureIsTaken) {
    const map::Map map = large_map();
    std::stop_source source;
    const std::jthread other([&source] {
        std::this_thread::sleep_for(20ms);
        source.request_stop();
    });
    EXPECT_THROW(GetParam().take(map, source.get_token()), Stopped);
}

TEST_P(Stop, ComesBeforeTheMeasureIsBegun) {
    std::stop_source source;
    source.request_stop();
    EXPECT_THROW(GetParam().take(large_map(), source.get_token()), Stopped);
}

INSTANTIATE_TEST_SUITE_P(
    Measures, Stop,
    ::testing::Values(
        Measure{"Betweenness",
                [](const auto& map, const auto& stop) { betweenness(map, {.run = stop}); }},
        Measure{"MarketPaths", [](const auto& map, const auto& stop) { market_paths(map, stop); }},
        Measure{"Blockers", [](const auto& map, const auto& stop) { blockers(map, stop); }},
        Measure{"Symmetries", [](const auto& map, const auto& stop) { symmetries(map, stop); }},
        Measure{"Analysis",
                [](const auto& map, const auto& stop) { analyze(map, {.run = stop}); }}),
    [](const auto& test) { return test.param.name; });

} // namespace
} // namespace pampas::graph
