// Games a second of each bot, by the number of players, and on two threads.
#include "analysis/balance/series.h"
#include "engine/library/open_map.h"
#include "tests/benchmark/setting.h"

#include <benchmark/benchmark.h>

#include <array>

namespace pampas::balance {
namespace {

struct Bot {
    const char* name;
    std::size_t batch; ///< games that take about a second
};
constexpr std::array<Bot, 4> bots{
    {{"random", 20000}, {"greedy", 120}, {"search", 5}, {"learned", 60}}};

/// Plays on the map that the environment variable `PAMPAS_MAP` names, otherwise on a bundled one.
void play(benchmark::State& state, const Bot& bot, int players, std::size_t threads) {
    const rules::Game game(library::open_map(setting("PAMPAS_MAP", "maps/two-corrals.json")),
                           rules::ruleset_named("standard"), players);
    SeriesPlan plan{.experiment = {.bots = {bot.name}, .threads = threads}, .games = bot.batch};
    std::int64_t games = 0;
    for (auto _ : state) {
        ++plan.experiment.dealing.seed;
        games += play_series(game, plan).tally.seats().games();
    }
    state.SetLabel(bot.name);
    state.counters["games"] =
        benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}

/// Arguments: the bot's index and the number of players.
void BotGames(benchmark::State& state) {
    play(state, bots.at(static_cast<std::size_t>(state.range(0))), static_cast<int>(state.range(1)),
         1);
}
BENCHMARK(BotGames)
    ->ArgsProduct({{0, 1, 2, 3}, {2, 3, 4, 5}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// Greedy games of four players; the argument is the number of threads.
void BotGamesOnThreads(benchmark::State& state) {
    play(state, bots[1], 4, static_cast<std::size_t>(state.range(0)));
}
BENCHMARK(BotGamesOnThreads)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace
} // namespace pampas::balance
