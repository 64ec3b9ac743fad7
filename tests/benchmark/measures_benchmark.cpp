#include "analysis/graph/analysis.h"
#include "analysis/graph/regions.h"
#include "tests/analysis/graph/igraph_network.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <random>

namespace pampas::graph {
namespace {

using map::Space;

/// Boards of 44 x 40 spaces, the most that clients take: columns, rows, percentage of land,
/// markets.
constexpr std::array<std::array<std::int64_t, 4>, 4> boards{
    {{44, 40, 10, 4}, {44, 40, 10, 40}, {44, 40, 40, 4}, {44, 40, 40, 40}}};

/// Land of every terrain, markets and 9 waters, scattered over pampas.
map::Map board(const benchmark::State& state) {
    map::Map map(
        {.columns = static_cast<int>(state.range(0)), .rows = static_cast<int>(state.range(1))});
    const std::size_t size = map.grid().size();
    std::mt19937 random(7);
    const auto anywhere = [&] { return map.grid().coordinate(random() % size); };
    const std::size_t land = size * static_cast<std::size_t>(state.range(2)) / 100;
    for (std::size_t space = 0; space < land; ++space) {
        map.set(anywhere(), map::terrains[random() % map::terrains.size()]);
    }
    for (std::int64_t market = 0; market < state.range(3); ++market) {
        map.set(anywhere(), Space::Market);
    }
    for (int water = 0; water < 9; ++water) {
        map.set(anywhere(), Space::Water);
    }
    return map;
}

void all_boards(benchmark::internal::Benchmark* benchmark) {
    for (const auto& [columns, rows, land, markets] : boards) {
        benchmark->Args({columns, rows, land, markets});
    }
    benchmark->ArgNames({"columns", "rows", "land", "markets"})->Unit(benchmark::kMillisecond);
}

/// Takes a measure again after every edit of a single space.
template <class Measure>
void after_edits(benchmark::State& state, Measure measure) {
    map::Map map = board(state);
    const std::size_t size = map.grid().size();
    std::size_t edited = 0;
    for (auto _ : state) {
        edited = (edited + 911) % size;
        const hex::Coordinate at = map.grid().coordinate(edited);
        const Space before = map.at(at);
        map.set(at, before == Space::Pampas ? Space::Meadow : Space::Pampas);
        benchmark::DoNotOptimize(measure(map));
        map.set(at, before);
    }
}

/// All measures but betweenness, using what is known of the map before the edit.
void AllButBetweennessOfTheNext(benchmark::State& state) {
    const Analysis before = quick_analysis(board(state));
    after_edits(state, [&before](const map::Map& map) { return quick_analysis(map, before); });
}
BENCHMARK(AllButBetweennessOfTheNext)->Apply(all_boards);

#define MEASURE(name, ...)                                                                         \
    void name(benchmark::State& state) {                                                           \
        after_edits(state, [](const map::Map& map) { return __VA_ARGS__; });                       \
    }                                                                                              \
    BENCHMARK(name)->Apply(all_boards)

MEASURE(AllButBetweenness, quick_analysis(map));
MEASURE(MeasureCounts, map.counts());
MEASURE(MeasureRegions, std::pair(regions(map, is_pampas), regions(map, is_playable)));
MEASURE(MeasureMarketPaths, market_paths(map));
MEASURE(MeasureBlockers, blockers(map));
MEASURE(MeasureChokepoints, chokepoints(map));
MEASURE(MeasureBetweenness, betweenness(map));
MEASURE(MeasureLandChains, land_chains(map));
MEASURE(MeasureOpenings, openings(map));
MEASURE(MeasureSeatOpenings, seat_openings(map, openings(map), 5));
MEASURE(MeasureGaps, gaps(map));
MEASURE(MeasureSymmetries, symmetries(map));

template <class Function>
double seconds(Function function) {
    const auto start = std::chrono::steady_clock::now();
    function();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Our betweenness and igraph's of the same map in turn, ours including the making of the graph,
/// igraph's without. The counters hold the shortest time of each in milliseconds, and how many
/// times as fast ours is.
void BetweennessAgainstIgraph(benchmark::State& state) {
    const map::Map map = board(state);
    const igraph::Network network(map);
    double ours = std::numeric_limits<double>::infinity();
    double igraphs = ours;
    for (auto _ : state) {
        ours = std::min(ours, seconds([&] { benchmark::DoNotOptimize(betweenness(map)); }));
        igraphs =
            std::min(igraphs, seconds([&] { benchmark::DoNotOptimize(network.betweenness()); }));
    }
    state.counters["ours_ms"] = ours * 1000;
    state.counters["igraph_ms"] = igraphs * 1000;
    state.counters["times_as_fast"] = igraphs / ours;
}
BENCHMARK(BetweennessAgainstIgraph)->Apply(all_boards)->MinTime(2);

} // namespace
} // namespace pampas::graph
