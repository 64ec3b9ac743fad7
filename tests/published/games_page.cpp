#include "analysis/atlas/atlas.h"
#include "engine/players/lineup.h"
#include "tests/published/published_files.h"
#include "tests/published/quartile.h"

#include <boost/math/statistics/bivariate_statistics.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>
#include <ranges>

namespace pampas::published {
namespace {

using atlas::PublishedGames;
using Tables = std::span<const PublishedGames>;

constexpr std::string_view games_introduction = R"(# How fair published maps are

Learned players played every published map with every number of players that it allows, {} paired
games each, with the standard rules. `pampas simulate`, `pampas report` and the games panel show
where your map ranks among them. The maps are "Hacienda Maps" by M. Lanza, licensed CC BY 4.0. This
page and the program contain results of games, not the maps.

The **gap** is the difference between the shares of wins of the best and the worst seat, in
percentage points. Chance makes the measured gap too large, and the fewer games there are, the
larger this error is. This page therefore gives the *likely gap*. To find it, all shares are moved
towards an equal share until the sum of their squared deviations equals an unbiased estimate of what
it would be without chance. On average, the likely gap after 1000 games is the same as after 10 000.

## By number of players

A quarter of the maps have at most the gap under *quarter*, and half of them at most the gap under
*half*.

![Each map's gap, by number of players](pictures/gaps-by-players.svg)

)";

constexpr std::string_view measures_heading = R"(
## Figures that go with a large gap

The table shows Spearman's rank correlation of the likely gap of four players with the figures of
`pampas analyze`, over all maps. The 95 % interval is Fisher's, with the variance of D. G. Bonett
and T. A. Wright (2000). By chance alone, one interval in twenty excludes 0. An interval that
contains 0 shows no correlation.

![Gaps of four players beside four figures](pictures/gap-and-figures.svg)

)";

constexpr std::string_view strengths_heading = R"(
## How strength affects fairness

The table is for four players of each strength, weakest first. The third column is the number of
paired games on each map. *Seat 1* and *last seat* count the maps where that seat wins most.

| players | maps | games | least | quarter | half | three quarters | most | seat 1 | last seat |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
)";

constexpr std::string_view agreement_heading = R"(
The next table shows the rank correlation between the gaps of two strengths, with four players, over
the maps that both played. *Both* counts the maps where both find a gap (an interval above 0).
*Another seat* counts those of them where the two strengths name different seats as the best.

| players | maps | correlation | 95 % interval | another seat | both |
|---|--:|--:|--:|--:|--:|
)";

constexpr std::string_view searched_heading = R"(
![Gaps by the strongest players beside those by learned players](pictures/learned-and-search.svg)

On the dashed line, both gaps are equal. The table shows the maps that the strongest players also
played. The interval is for their games.

)";

constexpr std::string_view restrictions_heading = R"(
## The cost of restrictions

One of four learned players plays without what the first column names ({} paired games each). The
cost is an equal share of wins minus this player's share, in percentage points. On a quarter of the
maps, it is at most the value under *quarter*, and on half of them at most the value under *half*.
`pampas restrict` shows where a map ranks among them.

| without | least | quarter | half | three quarters | most | most on |
|---|--:|--:|--:|--:|--:|---|
)";

constexpr std::string_view players_heading = R"(
## How the gap depends on the number of players

The table shows the rank correlation between the gaps of the same maps with different numbers of
players.

)";

constexpr std::string_view games_by_map_heading = R"(
## Each map

The table shows the likely gap in percentage points and the seat that wins most, by number of
players.

)";

constexpr std::string_view games_closing = R"(
`tests/published/play FOLDER`, run in the project's folder, writes this page, its charts and
`resources/published/games.json`. The seed is {}.
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

/// The tables of so many players with the same bot, by map.
std::map<std::string, PublishedGames> tables_of(Tables tables, int players,
                                                const std::string& bot) {
    std::map<std::string, PublishedGames> result;
    for (const PublishedGames& table : tables) {
        if (table.players == atlas::Players{players, bot}) {
            result.emplace(table.map, table);
        }
    }
    return result;
}

/// The gaps of the usual players, by map.
std::map<std::string, double> gaps_for(Tables tables, int players) {
    std::map<std::string, double> gaps;
    for (const auto& [map, table] : tables_of(tables, players, players::usual_bot())) {
        gaps[map] = gap_of(table);
    }
    return gaps;
}

/// The seat that wins most, from 0.
std::ptrdiff_t best_seat(const PublishedGames& table) {
    return std::ranges::max_element(table.shares) - table.shares.begin();
}

/// Cells with the least value, the quartiles and the greatest value.
std::string quartiles(std::vector<double> values) {
    std::ranges::sort(values);
    return fmt::format("{:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f}", values.front(),
                       quartile(values, 1), quartile(values, 2), quartile(values, 3),
                       values.back());
}

std::int64_t games_of_usual(Tables tables) {
    const auto is_usual = [](const PublishedGames& table) {
        return table.players.bot == players::usual_bot();
    };
    return std::ranges::find_if(tables, is_usual)->games;
}

std::string players_table(Tables tables) {
    std::string text = "| players | maps | least | quarter | half | three quarters | most |\n"
                       "|--:|--:|--:|--:|--:|--:|--:|\n";
    for (int players = 2; players <= 5; ++players) {
        std::vector<double> gaps;
        std::ranges::copy(gaps_for(tables, players) | std::views::values, std::back_inserter(gaps));
        if (!gaps.empty()) {
            text += fmt::format("| {} | {} | {} |\n", players, gaps.size(), quartiles(gaps));
        }
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
        if (table.players.bot == players::usual_bot()) {
            rows[table.map][static_cast<std::size_t>(table.players.count - 2)] =
                fmt::format("{:.1f} (seat {})", gap_of(table), best_seat(table) + 1);
        }
    }
    std::string text = "| map | two | three | four | five |\n|---|--:|--:|--:|--:|\n";
    for (const auto& [map, cells] : rows) {
        text += fmt::format("| {} | {} | {} | {} | {} |\n", map, cells[0], cells[1], cells[2],
                            cells[3]);
    }
    return text;
}

constexpr int at_strengths = 4; ///< players

/// The tables of each strength, by map; weakest first.
using ByStrength = std::vector<std::pair<std::string, std::map<std::string, PublishedGames>>>;

ByStrength by_strength(Tables tables) {
    ByStrength result;
    for (const std::string& bot : players::bots_by_strength()) {
        if (auto played = tables_of(tables, at_strengths, bot); !played.empty()) {
            result.emplace_back(bot, std::move(played));
        }
    }
    return result;
}

std::string strengths_table(const ByStrength& strengths) {
    std::string text;
    for (const auto& [bot, played] : strengths) {
        std::vector<double> gaps;
        std::array<int, at_strengths> best{};
        for (const PublishedGames& table : played | std::views::values) {
            gaps.push_back(gap_of(table));
            ++best[static_cast<std::size_t>(best_seat(table))];
        }
        text +=
            fmt::format("| {} | {} | {} | {} | {} | {} |\n", bot, gaps.size(),
                        played.begin()->second.games, quartiles(gaps), best.front(), best.back());
    }
    return text;
}

/// How two strengths agree about the maps that both played.
std::string agreement_row(const ByStrength::value_type& one, const ByStrength::value_type& other) {
    std::vector<double> of_one;
    std::vector<double> of_other;
    int both = 0;
    int differing = 0;
    for (const auto& [map, table] : one.second) {
        if (const auto found = other.second.find(map); found != other.second.end()) {
            of_one.push_back(gap_of(table));
            of_other.push_back(gap_of(found->second));
            if (table.gap_interval.low > 0 && found->second.gap_interval.low > 0) {
                ++both;
                differing += best_seat(table) != best_seat(found->second) ? 1 : 0;
            }
        }
    }
    return fmt::format("| {} and {} | {} | {} | {} | {} |\n", one.first, other.first, of_one.size(),
                       text_of(rank_correlation(of_one, of_other)), differing, both);
}

std::string agreement_table(const ByStrength& strengths) {
    std::string text;
    for (std::size_t one = 0; one < strengths.size(); ++one) {
        for (std::size_t other = one + 1; other < strengths.size(); ++other) {
            text += agreement_row(strengths[one], strengths[other]);
        }
    }
    return text;
}

/// The gaps of all strengths on the maps that the strongest played.
std::string searched_table(const ByStrength& strengths) {
    std::string text = "| map |";
    std::string line = "|---|";
    for (const auto& [bot, played] : strengths) {
        text += fmt::format(" {} |", bot);
        line += "--:|";
    }
    text += " 95 % interval |\n" + line + "--:|\n";
    for (const auto& [map, strongest] : strengths.back().second) {
        text += fmt::format("| {} |", map);
        for (const auto& [bot, played] : strengths) {
            const PublishedGames& table = played.at(map);
            text += fmt::format(" {:.1f} (seat {}) |", gap_of(table), best_seat(table) + 1);
        }
        text += fmt::format(" {:.1f} to {:.1f} |\n", 100 * strongest.gap_interval.low,
                            100 * strongest.gap_interval.high);
    }
    return text;
}

std::string strengths_section(Tables tables) {
    const ByStrength strengths = by_strength(tables);
    const bool has_strongest = strengths.back().first == players::bots_by_strength().back();
    return std::string(strengths_heading) + strengths_table(strengths) +
           std::string(agreement_heading) + agreement_table(strengths) +
           (has_strongest ? std::string(searched_heading) + searched_table(strengths) : "");
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
    return fmt::format(games_introduction, games_of_usual(tables)) + players_table(tables) +
           std::string(measures_heading) + measures_table(tables, maps) +
           std::string(players_heading) + between_players_table(tables) +
           strengths_section(tables) +
           restrictions_section(atlas::read_restricted_maps(games_file)) +
           std::string(games_by_map_heading) + games_by_map_table(tables) +
           fmt::format(games_closing, nlohmann::json::parse(games_file).at("seed").get<int>());
}

} // namespace pampas::published
