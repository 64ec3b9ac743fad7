#include "analysis/graph/gaps.h"
#include "analysis/graph/openings.h"
#include "analysis/graph/symmetries.h"

#include <benchmark/benchmark.h>

#include <random>

namespace pampas::graph {
namespace {

/// Arguments: columns, rows, the percentage of spaces that are not pampas, and whether the map is
/// symmetric under a half-turn.
map::Map shaped_map(const benchmark::State& state) {
    map::Map map({.columns = static_cast<int>(state.range(0)),
                  .rows = static_cast<int>(state.range(1)),
                  .index = hex::StaggerIndex::Even});
    std::mt19937 random(7);
    const std::size_t size = map.grid().size();
    for (std::size_t offset = 0; offset < size; ++offset) {
        if (random() % 100 < static_cast<std::uint64_t>(state.range(2))) {
            const map::Space space = map::all_spaces[1 + random() % 9];
            map.set(map.grid().coordinate(offset), space);
        }
    }
    for (std::size_t offset = 0; state.range(3) != 0 && offset < size / 2; ++offset) {
        map.set(map.grid().coordinate(size - 1 - offset), map.spaces()[offset]);
    }
    return map;
}

void sizes(benchmark::internal::Benchmark* benchmark) {
    for (const std::int64_t share : {0, 20, 50, 90}) {
        benchmark->Args({44, 40, share, 0})->Args({44, 40, share, 1});
        benchmark->Args({250, 250, share, 0})->Args({250, 250, share, 1});
    }
    benchmark->Unit(benchmark::kMillisecond);
}

void FindSymmetries(benchmark::State& state) {
    const map::Map map = shaped_map(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(symmetries(map));
    }
}
BENCHMARK(FindSymmetries)->Apply(sizes);

void FindGaps(benchmark::State& state) {
    const map::Map map = shaped_map(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(gaps(map));
    }
}
BENCHMARK(FindGaps)->Apply(sizes);

void FindOpenings(benchmark::State& state) {
    const map::Map map = shaped_map(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(openings(map));
    }
}
BENCHMARK(FindOpenings)->Apply(sizes);

/// Asks for more players than a table has, so that the openings in two actions do not suffice.
void FindSeatOpenings(benchmark::State& state) {
    const map::Map map = shaped_map(state);
    const Openings found = openings(map);
    const int players = static_cast<int>(found.simultaneous.size()) + 5;
    for (auto _ : state) {
        benchmark::DoNotOptimize(seat_openings(map, found, players));
    }
}
BENCHMARK(FindSeatOpenings)->Apply([](benchmark::internal::Benchmark* benchmark) {
    benchmark->Args({44, 40, 5, 0})->Args({44, 40, 20, 0})->Unit(benchmark::kMillisecond);
});

} // namespace
} // namespace pampas::graph
