#include "tests/published/quartile.h"
#include "tests/repairs/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace pampas::repairs {
namespace {

using published::quartile;

/// Gaps below this are even.
constexpr double even = 0.05;

constexpr std::string_view introduction = R"(# How well repair does

`pampas repair` changed at most eight spaces of each published map, so that four learned players win more evenly. Counts of
each kind of space stayed. Then learned players played 4000 paired games, which the search had not seen, on each map before
and after. For comparison, two plain ways played as many games on each map: *random changes* draws one to four swaps of two
spaces, gives each changed map 200 games and takes the most even one; *hill climbing* draws one swap after the other and
keeps it if 400 games on the same deals are more even. The maps are "Hacienda Maps" by M. Lanza, licensed CC BY 4.0; this
page contains results, not the maps.

So that all maps take hours, not days, the search had 2000 games a round to tell its candidates apart; by default it has
6000.

## How many maps become even

A map counts as even if its likely gap is below 5 percentage points. *Shown* counts the maps whose interval lies below 5
points as a whole. *Worse* counts maps whose gap is wider than before.

| | even | shown | worse | gap: quarter | half | three quarters | most |
|---|--:|--:|--:|--:|--:|--:|--:|
)";

constexpr std::string_view effort_heading = R"(
## What it takes

Spaces changed, games of the search, and seconds of one core. A map that is shown to be fair as it is stays as it is.

| | changed: quarter | half | three quarters | most | games: half | most | seconds: half | most |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
)";

constexpr std::string_view maps_heading = R"(
## Each map

Likely gaps in points, and spaces changed.

| map | before | repair | random changes | hill climbing |
|---|--:|--:|--:|--:|
)";

constexpr std::string_view closing = R"(
## Beside other games

For comparison: levels of 6 x 6 tiles for two players, balanced by swaps of tiles that a network learned to choose, were
brought to balance in up to 68 % of cases (F. Rupp, M. Eberhardinger, K. Eckert, IEEE Transactions on Games, 2024). Their
levels are made at random for two players; the maps here are large, made by hand, and played by four.

`PAMPAS_CORPUS=MAPS build/compare-repairs FOLDER`, run in the project's folder, repairs the maps and writes this page.
FOLDER keeps the results, so that an interrupted run continues where it stopped. Seeds 1 (search) and 2 (fresh games).
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
