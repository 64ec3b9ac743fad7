#include "analysis/report/games/findings.h"

#include "analysis/report/games/words.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace pampas::report {
namespace {

using balance::Verdict;
using findings::Finding;
using findings::Severity;

std::string at_table(const GamesSummary& table) {
    return "Among " + table_name(table);
}

/// Seats are known not to win alike.
std::optional<Finding> biased_seats(const GamesSummary& table) {
    const balance::Fairness& fairness = *table.fairness;
    if (fairness.verdict != Verdict::Biased) {
        return std::nullopt;
    }
    return Finding{"biased-seats",
                   Severity::Warning,
                   fmt::format("{}, {} wins {} of games and {} {}: the seats are not equal.",
                               at_table(table), wording::seat(fairness.worst),
                               wording::percent_text(fairness.win_rates[fairness.worst]),
                               wording::seat(fairness.best),
                               wording::percent_text(fairness.win_rates[fairness.best])),
                   {}};
}

/// The leader after the interim scoring can hardly be caught.
std::optional<Finding> early_decision(const GamesSummary& table) {
    constexpr double sure = 0.75;
    const std::optional<WinShare>& leaders = table.interim.sole_leader;
    if (!leaders || leaders->interval.low < sure) {
        return std::nullopt;
    }
    return Finding{
        "early-decision",
        Severity::Note,
        fmt::format("{}, who leads after the interim scoring wins {} of games: little is "
                    "left to play for.",
                    at_table(table), wording::percent_text(leaders->rate)),
        {}};
}

/// Markets that are hardly ever reached.
std::optional<Finding> idle_markets(const GamesSummary& table) {
    constexpr double seldom = 0.1;
    const auto games = static_cast<double>(table.games);
    std::vector<hex::Coordinate> idle;
    for (const MarketSummary& market : table.markets) {
        if (static_cast<double>(market.reached) < seldom * games) {
            idle.push_back(market.at);
        }
    }
    if (idle.empty() || games < 10) {
        return std::nullopt;
    }
    return Finding{"idle-markets", Severity::Note,
                   fmt::format("{}, nobody comes to {} {} in nine of ten games.", at_table(table),
                               idle.size() == 1 ? "market" : "markets", wording::names(idle)),
                   idle};
}

/// How much oftener those win who come to a market, as far as that is known: the space between the
/// intervals.
double worth(const MarketSummary& market) {
    return market.who_come && market.who_do_not
               ? market.who_come->interval.low - market.who_do_not->interval.high
               : 0;
}

/// The market that parts winners from others most.
std::optional<Finding> decisive_market(const GamesSummary& table) {
    constexpr double much = 0.05;
    const auto most = std::ranges::max_element(table.markets, {}, worth);
    if (most == table.markets.end() || worth(*most) < much) {
        return std::nullopt;
    }
    return Finding{
        "decisive-market",
        Severity::Note,
        fmt::format("{}, who comes to the market at {} wins {} of games, who does not {}.",
                    at_table(table), hex::name(most->at),
                    wording::percent_text(most->who_come->rate),
                    wording::percent_text(most->who_do_not->rate)),
        {most->at}};
}

/// Much of the board is empty in nearly all games.
std::optional<Finding> empty_board(const GamesSummary& table) {
    const auto games = static_cast<double>(table.games);
    const auto empty = static_cast<std::size_t>(
        std::ranges::count_if(table.spaces, [games](const SpaceSummary& space) {
            return static_cast<double>(space.used) < 0.05 * games;
        }));
    if (games < 20 || 2 * empty < table.spaces.size()) {
        return std::nullopt;
    }
    return Finding{"empty-board",
                   Severity::Note,
                   fmt::format("{}, {} of {} spaces are hardly used: in nineteen of twenty games "
                               "nothing lies there.",
                               at_table(table), empty, table.spaces.size()),
                   {}};
}

/// The same number of players of another kind come to another verdict.
std::optional<Finding> other_verdict(const GamesSummary& table,
                                     std::span<const GamesSummary> tables) {
    const Verdict here = table.fairness->verdict;
    for (const GamesSummary& other : tables) {
        if (&other == &table) {
            break;
        }
        const Verdict there = other.fairness->verdict;
        const bool both_known = here != Verdict::Undecided && there != Verdict::Undecided;
        if (other.bots.size() == table.bots.size() && both_known && here != there) {
            return Finding{"other-verdict",
                           Severity::Note,
                           fmt::format("Among {} the map is {}, among {} it is {}.",
                                       table_name(other), balance::name_of(there),
                                       table_name(table), balance::name_of(here)),
                           {}};
        }
    }
    return std::nullopt;
}

/// The tables at which most players sit.
std::vector<const GamesSummary*> largest(std::span<const GamesSummary> tables) {
    std::size_t most = 0;
    for (const GamesSummary& table : tables) {
        most = std::max(most, table.bots.size());
    }
    std::vector<const GamesSummary*> result;
    for (const GamesSummary& table : tables) {
        if (table.bots.size() == most) {
            result.push_back(&table);
        }
    }
    return result;
}

} // namespace

std::vector<Finding> games_findings(std::span<const GamesSummary> tables) {
    std::vector<Finding> result;
    const auto add = [&result](std::optional<Finding> found) {
        if (found) {
            result.push_back(std::move(*found));
        }
    };
    for (const GamesSummary& table : tables) {
        add(biased_seats(table));
    }
    for (const GamesSummary& table : tables) {
        add(other_verdict(table, tables));
        add(early_decision(table));
    }
    for (const auto tell : {decisive_market, idle_markets, empty_board}) {
        for (const GamesSummary* table : largest(tables)) {
            add(tell(*table));
        }
    }
    findings::sort(result);
    return result;
}

} // namespace pampas::report
