#include "analysis/balance/board_tally.h"
#include "engine/library/open_map.h"
#include "engine/players/lineup.h"
#include "engine/rules/state.h"
#include "engine/simulation/random_action.h"
#include "engine/simulation/run.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdlib>

namespace pampas::simulation {
namespace {

using map::Space;

/// A board with about this many spaces, with kinds in the proportions of published maps: ridges of
/// land three spaces long, markets and water among pampas.
map::Map board(std::int64_t spaces) {
    const int rows = static_cast<int>(std::sqrt(static_cast<double>(spaces) * 0.8));
    const int columns = static_cast<int>((spaces + rows - 1) / rows);
    map::Map map({.columns = columns, .rows = rows});
    chance::Stream stream(1);
    for (std::size_t offset = 0; offset + 3 < map.grid().size(); offset += 3) {
        const std::size_t kind = stream.below(100);
        if (kind < 35) {
            for (std::size_t step = 0; step < 3; ++step) {
                map.set(map.grid().coordinate(offset + step), map::terrains[kind % 5]);
            }
        } else if (kind < 50) {
            map.set(map.grid().coordinate(offset), kind < 46 ? Space::Market : Space::Water);
        }
    }
    return map;
}

/// Watches nothing, so that the time is that of the games alone.
struct alignas(64) Idle { // one cache line for each thread
    void begin(std::size_t, const rules::Setup&) {}
    void see(const rules::State&, int, const rules::Action& action, const rules::Outcome&) {
        actions += action.kind != rules::ActionKind::EndTurn;
    }
    void end(const rules::State&) {}

    std::int64_t actions = 0;
};

/// Random games of four players. Counts actions; ending a turn is not one.
void play(benchmark::State& state, const map::Map& map, std::size_t threads) {
    const rules::Game game(map, rules::ruleset_named("standard"), 4);
    const std::vector<std::string> bots{"random"};
    const players::Lineup lineup(bots, game.players());
    std::vector<Idle> watchers(threads);
    constexpr std::size_t batch = 500;
    std::size_t games = 0;
    for (auto _ : state) {
        play_deals(game, lineup, {1}, {games, games + batch}, std::span(watchers));
        games += batch;
    }
    std::int64_t actions = 0;
    for (const Idle& watcher : watchers) {
        actions += watcher.actions;
    }
    using benchmark::Counter;
    state.counters["spaces"] = static_cast<double>(game.board().cells());
    state.counters["actions"] = Counter(static_cast<double>(actions), Counter::kIsRate);
    state.counters["games"] = Counter(static_cast<double>(games), Counter::kIsRate);
}

/// Boards of growing size.
void RandomPlay(benchmark::State& state) {
    play(state, board(state.range(0)), 1);
}
BENCHMARK(RandomPlay)->Arg(100)->Arg(200)->Arg(330)->Arg(660)->Arg(1200)->Arg(1760)->UseRealTime();

/// The same board on one thread and on two.
void RandomPlayOnThreads(benchmark::State& state) {
    play(state, board(330), static_cast<std::size_t>(state.range(0)));
}
BENCHMARK(RandomPlayOnThreads)->Arg(1)->Arg(2)->UseRealTime();

/// The map that the environment variable `PAMPAS_MAP` names.
void RandomPlayOnMap(benchmark::State& state) {
    const char* map = std::getenv("PAMPAS_MAP");
    if (map == nullptr) {
        state.SkipWithError("PAMPAS_MAP names no map");
        return;
    }
    play(state, library::open_map(map), 1);
}
BENCHMARK(RandomPlayOnMap)->UseRealTime();

/// What a search does most: it copies a state from the middle of a game over another.
void CopyState(benchmark::State& state) {
    const rules::Game game(board(state.range(0)), rules::ruleset_named("standard"), 4);
    chance::Stream stream(1);
    rules::State middle = game.set_up(stream);
    while (middle.round() < 10 && !middle.over()) {
        middle.apply(simulation::random_action(middle, stream));
    }
    rules::State copy = middle;
    for (auto _ : state) {
        copy = middle;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(CopyState)->Arg(100)->Arg(330)->Arg(1760);

} // namespace
} // namespace pampas::simulation
