#include "analysis/atlas/atlas.h"
#include "tests/published/published_files.h"

#include <boost/math/statistics/bivariate_statistics.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace pampas::published {
namespace {

using atlas::PublishedGames;
using Tables = std::span<const PublishedGames>;

constexpr std::string_view games_introduction = R"(# How fair published maps are

Greedy players played every published map with every number of players that it allows, {} paired games each
by the standard rules. `pampas simulate`, `pampas report` and the games panel show where your map ranks among
them. The maps are "Hacienda Maps" by M. Lanza, licensed CC BY 4.0; this page and the program contain results
of games, not the maps.

The **gap** is the difference between the shares of wins of the best seat and the worst, in percentage points.
Chance makes the measured difference too large, the more so the fewer games there are. This page therefore
gives the *likely gap*: it moves all shares towards an equal share until the sum of their squared deviations is
what it would be without chance, for which there is an unbiased estimate. On average, the likely gap after 1000
games is the same as after 10 000.

## By number of players

A quarter of the maps have at most the gap under *quarter*, half of them at most the gap under *half*.

![Each map's gap, by number of players](pictures/gaps-by-players.svg)

)";

constexpr std::string_view measures_heading = R"(
## Figures that go with a large gap

Spearman's rank correlation of the likely gap of four players with the figures of `pampas analyze`, over all maps,
with its 95 % interval (Fisher's, with the variance of D. G. Bonett and T. A. Wright, 2000). By chance alone, one
interval in twenty leaves 0 out. An interval that contains 0 shows no correlation.

![Gaps of four players beside four figures](pictures/gap-and-figures.svg)

)";

constexpr std::string_view search_heading = R"(
## Searching players

Four searching players played every third or fourth map as well, {} paired games each. The rank correlation of
their gaps with those of greedy players is {}, 95 % interval {} to {}.

![Gaps by searching players beside those by greedy players](pictures/greedy-and-search.svg)

| map | greedy | search | 95 % interval |
|---|--:|--:|--:|
)";

constexpr std::string_view restrictions_heading = R"(
## The cost of restrictions

One of four greedy players plays without what the first column names ({} paired games each). The cost is an equal share
of wins minus this player's share, in percentage points. On a quarter of the maps it is at most the value under
*quarter*, on half of them at most the value under *half*. `pampas restrict` shows where a map ranks among them.

| without | least | quarter | half | three quarters | most | most on |
|---|--:|--:|--:|--:|--:|---|
)";

constexpr std::string_view players_heading = R"(
## How the gap depends on the number of players

Rank correlation between the gaps of the same maps at different numbers of players.

)";

constexpr std::string_view games_by_map_heading = R"(
## Each map

The likely gap in points, and the seat that wins most, by number of players.

)";

constexpr std::string_view games_closing = R"(
`tests/published/play FOLDER`, run in the project's folder, writes this page, its charts and
`resources/published/games.json`. Seed {}.
)";

double gap_of(const PublishedGames& table) {
    return 100 * table.values[static_cast<std::size_t>(atlas::Figure::Gap)];
}

/// Ranks from 1; equal values share the mean of their ranks.
std::vector<double> ranks_of(const std::vector<double>& values) {
    std::vector<double> ranks;
    for (const double value : values) {
        const auto less = std::ranges::count_if(values, [&](double v) { return v < value; });
        const auto equal = std::ranges::count(values, value);
        ranks.push_back(static_cast<double>(less) + (static_cast<double>(equal) + 1) / 2);
    }
    return ranks;
}

struct Correlation {
    double value = 0;
    balance::Interval interval{};
};

/// Of at least five pairs, if neither list has only equal values.
std::optional<Correlation> rank_correlation(const std::vector<double>& one,
                                            const std::vector<double>& other) {
    constexpr std::size_t least_pairs = 5;
    const auto varies = [](const std::vector<double>& values) {
        return std::ranges::adjacent_find(values, std::ranges::not_equal_to()) != values.end();
    };
    if (one.size() < least_pairs || !varies(one) || !varies(other)) {
        return std::nullopt;
    }
    const double value =
        boost::math::statistics::correlation_coefficient(ranks_of(one), ranks_of(other));
    constexpr double reach = 1.96;
    const double z = std::atanh(std::clamp(value, -0.999999, 0.999999));
    const double error = std::sqrt((1 + value * value / 2) / (static_cast<double>(one.size()) - 3));
    return Correlation{value, {std::tanh(z - reach * error), std::tanh(z + reach * error)}};
}

std::string text_of(const std::optional<Correlation>& correlation) {
    return correlation ? fmt::format("{:+.2f} | {:+.2f} to {:+.2f}", correlation->value,
                                     correlation->interval.low, correlation->interval.high)
                       : "- | -";
}

/// The gaps of greedy players, by map.
std::map<std::string, double> gaps_for(Tables tables, int players) {
    std::map<std::string, double> gaps;
    for (const PublishedGames& table : tables) {
        if (table.players == atlas::Players{players, "greedy"}) {
            gaps[table.map] = gap_of(table);
        }
    }
    return gaps;
}

/// The smallest of the sorted values that `quarters` quarters do not exceed.
double quartile(const std::vector<double>& sorted, std::size_t quarters) {
    return sorted[std::max((quarters * sorted.size() + 3) / 4, std::size_t{1}) - 1];
}

std::string players_table(Tables tables) {
    std::string text = "| players | maps | least | quarter | half | three quarters | most |\n"
                       "|--:|--:|--:|--:|--:|--:|--:|\n";
    for (int players = 2; players <= 5; ++players) {
        std::vector<double> gaps;
        for (const auto& [map, gap] : gaps_for(tables, players)) {
            gaps.push_back(gap);
        }
        if (gaps.empty()) {
            continue;
        }
        std::ranges::sort(gaps);
        text += fmt::format("| {} | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} |\n", players,
                            gaps.size(), gaps.front(), quartile(gaps, 1), quartile(gaps, 2),
                            quartile(gaps, 3), gaps.back());
    }
    return text;
}

std::string measures_table(Tables tables, std::span<const measures::PublishedMap> maps) {
    const auto gaps = gaps_for(tables, 4);
    std::vector<std::pair<std::optional<Correlation>, std::string_view>> rows;
    for (const measures::Figure& figure : measures::figures()) {
        std::vector<double> values;
        std::vector<double> of_gaps;
        for (const measures::PublishedMap& map : maps) {
            const auto value = measures::value_of(map, figure);
            if (const auto gap = gaps.find(map.name); value && gap != gaps.end()) {
                values.push_back(*value);
                of_gaps.push_back(gap->second);
            }
        }
        rows.emplace_back(rank_correlation(values, of_gaps), figure.words);
    }
    std::ranges::stable_sort(rows, std::ranges::greater(), [](const auto& row) {
        return row.first ? std::abs(row.first->value) : -1.0;
    });
    std::string text = "| figure | correlation | 95 % interval |\n|---|--:|--:|\n";
    for (const auto& [correlation, words] : rows) {
        text += fmt::format("| {} | {} |\n", words, text_of(correlation));
    }
    return text;
}

std::string between_players_table(Tables tables) {
    std::string text = "| players | correlation | 95 % interval |\n|---|--:|--:|\n";
    for (int one = 2; one <= 5; ++one) {
        for (int other = one + 1; other <= 5; ++other) {
            const auto others = gaps_for(tables, other);
            std::vector<double> first;
            std::vector<double> second;
            for (const auto& [map, gap] : gaps_for(tables, one)) {
                if (const auto found = others.find(map); found != others.end()) {
                    first.push_back(gap);
                    second.push_back(found->second);
                }
            }
            text += fmt::format("| {} and {} | {} |\n", one, other,
                                text_of(rank_correlation(first, second)));
        }
    }
    return text;
}

std::string games_by_map_table(Tables tables) {
    std::map<std::string, std::array<std::string, 4>> rows;
    for (const PublishedGames& table : tables) {
        if (table.players.bot != "greedy") {
            continue;
        }
        const auto best = std::ranges::max_element(table.shares) - table.shares.begin();
        rows[table.map][static_cast<std::size_t>(table.players.count - 2)] =
            fmt::format("{:.1f} (seat {})", gap_of(table), best + 1);
    }
    std::string text = "| map | two | three | four | five |\n|---|--:|--:|--:|--:|\n";
    for (const auto& [map, cells] : rows) {
        text += fmt::format("| {} | {} | {} | {} | {} |\n", map, cells[0], cells[1], cells[2],
                            cells[3]);
    }
    return text;
}

/// Empty if no search bot played.
std::string search_section(Tables tables) {
    const auto by_greedy = gaps_for(tables, 4);
    std::vector<double> greedy;
    std::vector<double> search;
    std::string rows;
    std::int64_t games = 0;
    for (const PublishedGames& table : tables) {
        if (table.players == atlas::Players{4, "search"}) {
            games = table.games;
            greedy.push_back(by_greedy.at(table.map));
            search.push_back(gap_of(table));
            rows += fmt::format("| {} | {:.1f} | {:.1f} | {:.1f} to {:.1f} |\n", table.map,
                                greedy.back(), search.back(), 100 * table.gap_interval.low,
                                100 * table.gap_interval.high);
        }
    }
    const auto correlation = rank_correlation(greedy, search);
    return correlation
               ? fmt::format(search_heading, games, fmt::format("{:+.2f}", correlation->value),
                             fmt::format("{:+.2f}", correlation->interval.low),
                             fmt::format("{:+.2f}", correlation->interval.high)) +
                     rows
               : "";
}

/// Empty if no restricted games were played.
std::string restrictions_section(std::span<const atlas::RestrictedMap> maps) {
    if (maps.empty()) {
        return "";
    }
    std::map<std::string, std::vector<std::pair<double, std::string>>> by_restriction;
    for (const atlas::RestrictedMap& map : maps) {
        for (const auto& [without, cost] : map.costs) {
            by_restriction[without].emplace_back(100 * cost, map.map);
        }
    }
    std::string text = fmt::format(restrictions_heading, maps.front().games);
    for (auto& [without, costs] : by_restriction) {
        std::ranges::sort(costs);
        std::vector<double> sorted;
        std::ranges::transform(costs, std::back_inserter(sorted),
                               &std::pair<double, std::string>::first);
        text += fmt::format("| {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {} |\n", without,
                            sorted.front(), quartile(sorted, 1), quartile(sorted, 2),
                            quartile(sorted, 3), sorted.back(), costs.back().second);
    }
    return text;
}

} // namespace

std::string games_page(std::string_view games_file, std::span<const measures::PublishedMap> maps) {
    const auto tables = atlas::read_published_games(games_file);
    return fmt::format(games_introduction, tables.front().games) + players_table(tables) +
           std::string(measures_heading) + measures_table(tables, maps) +
           std::string(players_heading) + between_players_table(tables) + search_section(tables) +
           restrictions_section(atlas::read_restricted_maps(games_file)) +
           std::string(games_by_map_heading) + games_by_map_table(tables) +
           fmt::format(games_closing, nlohmann::json::parse(games_file).at("seed").get<int>());
}

} // namespace pampas::published
