#include "analysis/balance/intervals.h"
#include "tests/published/quartile.h"
#include "tests/repairs/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace pampas::repairs {
namespace {

using published::quartile;

/// Gaps below this are even.
constexpr double even = 0.05;

constexpr std::string_view introduction = R"(# How well repair works

`pampas repair` changed at most eight spaces of each published map to make four learned players win
more evenly. The number of spaces of each kind stayed the same. Then learned players played 4000
paired games, which the search had not seen, on each map before and after the repair.

Two simple methods had as many games on each map. *Random changes* draws one to four swaps of two
spaces, plays 200 games on each changed map, and takes the most even map. *Hill climbing* draws one
swap after the other, plays 400 games with the same deals, and keeps a swap that makes the map more
even. When eight spaces have changed, a new swap takes the place of an earlier one.

The maps are "Hacienda Maps" by M. Lanza, licensed CC BY 4.0. This page contains results, not the
maps.

To separate its candidates, the search played 1000 games in each round. By default, it plays 6000.
When it compares candidates, it plays only four rounds of a game, and the learned value of positions
gives each seat a chance to win. Such a game counts as one game, although it takes a fifth of the
time. The other methods play all games to the end.

## How many maps become even

A map is even if its likely gap is below 5 percentage points. *Shown* counts the maps whose whole
interval is below 5 points. *Worse* counts the maps with a wider gap than before.

| | even | shown | worse | gap: quarter | half | three quarters | most |
|---|--:|--:|--:|--:|--:|--:|--:|
)";

constexpr std::string_view differences_heading = R"(
The table shows how much wider the gap is after a simple method than after repair: the mean over all
maps in percentage points, with its 95 % interval, and the number of maps on which it is wider.

| | wider by | on |
|---|--:|--:|
)";

constexpr std::string_view effort_heading = R"(
## Effort

The table has the number of changed spaces, the games of the search, and its seconds on one core.
Repair leaves a map as it is if games show it to be fair, or if no change passes the test.

| | changed: quarter | half | three quarters | most | games: half | most | seconds: half | most |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
)";

constexpr std::string_view maps_heading = R"(
## Each map

The table has the likely gap in percentage points and, in brackets, the number of changed spaces.

| map | before | repair | random changes | hill climbing |
|---|--:|--:|--:|--:|
)";

constexpr std::string_view closing = R"(
## Compared with other games

F. Rupp, M. Eberhardinger and K. Eckert (IEEE Transactions on Games, 2024) balanced up to 68 % of
levels of 6 x 6 tiles. Their levels are random and for two players, and a neural network learned
which tiles to swap. The maps here are larger, made by designers, and played by four.

`PAMPAS_CORPUS=MAPS build/compare-repairs`, run in the project's folder, repairs the maps and writes
this page. It keeps the results of each map in `tests/repairs/results.json`, and continues from
there when it was interrupted. The seed is 1 for the search and 2 for the fresh games.
)";

std::vector<double> sorted(std::span<const Compared> maps,
                           const std::function<double(const Compared&)>& of) {
    std::vector<double> values;
    std::ranges::transform(maps, std::back_inserter(values), of);
    std::ranges::sort(values);
    return values;
}

using SeatsOf = std::function<const Seats&(const Compared&)>;

std::string gaps_row(std::string_view name, std::span<const Compared> maps, const SeatsOf& seats) {
    const auto count = [&](const auto& holds) { return std::ranges::count_if(maps, holds); };
    const std::vector<double> gaps =
        sorted(maps, [&](const Compared& map) { return 100 * seats(map).gap; });
    return fmt::format("| {} | {} of {} | {} | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} |\n", name,
                       count([&](const Compared& map) { return seats(map).gap < even; }),
                       maps.size(),
                       count([&](const Compared& map) { return seats(map).high < even; }),
                       count([&](const Compared& map) { return seats(map).gap > map.before.gap; }),
                       quartile(gaps, 1), quartile(gaps, 2), quartile(gaps, 3), gaps.back());
}

/// How much wider the gap is than after the first method.
std::string difference_row(std::size_t method, std::span<const Compared> maps) {
    const std::vector<double> wider = sorted(maps, [&](const Compared& map) {
        return 100 * (map.after[method].seats.gap - map.after.front().seats.gap);
    });
    const auto count = static_cast<double>(wider.size());
    const double mean = balance::mean(wider);
    const double half = balance::student_quantile(count - 1, 1 - balance::significance / 2) *
                        std::sqrt(balance::variance(wider) / count);
    return fmt::format("| {} | {:.1f} ({:.1f} to {:.1f}) | {} of {} |\n",
                       maps.front().after[method].method, mean, mean - half, mean + half,
                       std::ranges::count_if(wider, [](double by) { return by > 0; }),
                       wider.size());
}

std::string effort_row(std::size_t method, std::span<const Compared> maps) {
    const auto changes = sorted(
        maps, [&](const Compared& map) { return static_cast<double>(map.after[method].changes); });
    const auto games = sorted(
        maps, [&](const Compared& map) { return static_cast<double>(map.after[method].games); });
    const auto seconds =
        sorted(maps, [&](const Compared& map) { return map.after[method].seconds; });
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {:.0f} | {:.0f} |\n",
                       maps.front().after[method].method, quartile(changes, 1),
                       quartile(changes, 2), quartile(changes, 3), changes.back(),
                       quartile(games, 2), games.back(), quartile(seconds, 2), seconds.back());
}

} // namespace

std::string page(std::span<const Compared> maps) {
    std::string text(introduction);
    text +=
        gaps_row("before", maps, [](const Compared& map) -> const Seats& { return map.before; });
    const std::size_t ways = maps.front().after.size();
    for (std::size_t method = 0; method < ways; ++method) {
        text += gaps_row(
            maps.front().after[method].method, maps,
            [method](const Compared& map) -> const Seats& { return map.after[method].seats; });
    }
    text += differences_heading;
    for (std::size_t method = 1; method < ways; ++method) {
        text += difference_row(method, maps);
    }
    text += effort_heading;
    for (std::size_t method = 0; method < ways; ++method) {
        text += effort_row(method, maps);
    }
    text += maps_heading;
    for (const Compared& map : maps) {
        text += fmt::format("| {} | {:.1f} |", map.map, 100 * map.before.gap);
        for (const Repaired& after : map.after) {
            text += fmt::format(" {:.1f} ({}) |", 100 * after.seats.gap, after.changes);
        }
        text += "\n";
    }
    return text + std::string(closing);
}

} // namespace pampas::repairs
