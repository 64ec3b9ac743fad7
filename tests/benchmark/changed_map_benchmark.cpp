#include "analysis/balance/series.h"
#include "engine/library/open_map.h"
#include "tests/benchmark/setting.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

/// How many games show what the change of a space does to the seats, when both maps are played with
/// the same deals.
namespace pampas::balance {
namespace {

constexpr int players = 4;

/// The map with one random space changed to another kind that the map has.
map::Map changed(const map::Map& map, chance::Stream& stream) {
    const hex::Coordinate at = map.grid().coordinate(stream.below(map.grid().size()));
    const map::Space kind = map.spaces()[stream.below(map.grid().size())];
    if (map.at(at) == map::Space::Void || kind == map::Space::Void || kind == map.at(at)) {
        return changed(map, stream);
    }
    map::Map result = map;
    result.set(at, kind);
    return result;
}

DealResults results_on(const map::Map& map, std::size_t deals) {
    const rules::Game game(map, rules::ruleset_named("standard"), players);
    const SeriesPlan plan{.experiment = {.bots = {"greedy"},
                                         .dealing = {1, simulation::Pairing::Rotated},
                                         .threads = 2}};
    return play_some(game, plan, {0, deals}).results;
}

double wins(const DealResults& results, std::size_t deal, std::size_t seat) {
    return results.wins(deal)[seat];
}

double lead(const DealResults& results, std::size_t deal, std::size_t seat) {
    const auto points = results.points(deal);
    return players * points[seat] - std::accumulate(points.begin(), points.end(), 0.0);
}

/// Mean and variance, from deal to deal, of a seat's figure after the change, less `kept` times its
/// figure before the change in the deal `later` deals on.
struct Spread {
    double mean = 0;
    double variance = 0;
};

Spread spread(const DealResults& before, const DealResults& after, std::size_t seat,
              const auto& figure, double kept = 1, std::size_t later = 0) {
    const std::size_t deals = after.deals().end - later;
    double sum = 0;
    double squares = 0;
    for (std::size_t deal = 0; deal < deals; ++deal) {
        const double seen = figure(after, deal, seat) - kept * figure(before, deal + later, seat);
        sum += seen;
        squares += seen * seen;
    }
    const auto count = static_cast<double>(deals);
    return {sum / count, (squares - sum * sum / count) / (count - 1)};
}

/// The sum of all seats' variances of wins.
double scatter(const DealResults& before, const DealResults& after, double kept,
               std::size_t later) {
    double sum = 0;
    for (std::size_t seat = 0; seat < players; ++seat) {
        sum += spread(before, after, seat, wins, kept, later).variance;
    }
    return sum;
}

/// How plainly the deals show that seats differ: squared differences in standard errors, beyond
/// those of chance. It grows with the number of deals.
double plainness(const DealResults& before, const DealResults& after, const auto& figure) {
    double sum = 0;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const auto [mean, variance] = spread(before, after, seat, figure);
        if (variance > 0) {
            sum += mean * mean / variance * static_cast<double>(after.deals().end) - 1;
        }
    }
    return sum;
}

/// `PAMPAS_MAP` names a map, `PAMPAS_CHANGES` says how many changes of it are tried, `PAMPAS_GAMES`
/// how many games are played on each map. Reports quartiles over the changes: for an interval of
/// the same width, the games that the same deals need as a share of those that other deals need,
/// and of those that one map's figure needs; and how many times as many games wins need as points
/// to show what changed.
void ChangedMap(benchmark::State& state) {
    const map::Map map = library::open_map(setting("PAMPAS_MAP", "maps/two-corrals.json"));
    const std::size_t changes = std::stoull(setting("PAMPAS_CHANGES", "20"));
    const std::size_t deals = std::stoull(setting("PAMPAS_GAMES", "8000")) / players;
    for (auto _ : state) {
        chance::Stream stream(1);
        const DealResults before = results_on(map, deals);
        std::array<std::vector<double>, 2> seen;
        double shown_by_wins = 0;
        double shown_by_points = 0;
        for (std::size_t i = 0; i < changes; ++i) {
            const DealResults after = results_on(changed(map, stream), deals);
            const double same = scatter(before, after, 1, 0);
            seen[0].push_back(same / scatter(before, after, 1, 1));
            seen[1].push_back(same / scatter(before, after, 0, 0));
            shown_by_wins += plainness(before, after, wins);
            shown_by_points += plainness(before, after, lead);
        }
        const std::array names{"of_other_deals", "of_one_figure"};
        for (std::size_t figure = 0; figure < seen.size(); ++figure) {
            std::ranges::sort(seen[figure]);
            for (const std::size_t quarter : {1UL, 2UL, 3UL}) {
                state.counters[std::string(names[figure]) + "_" + std::to_string(quarter)] =
                    seen[figure][quarter * changes / 4];
            }
        }
        state.counters["wins_by_points"] = shown_by_points / shown_by_wins;
    }
}
BENCHMARK(ChangedMap)->Iterations(1)->Unit(benchmark::kSecond);

} // namespace
} // namespace pampas::balance
