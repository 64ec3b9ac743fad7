#include "analysis/report/games/findings.h"

#include "analysis/report/games/words.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace pampas::report {
namespace {

using balance::BoardTally;
using balance::Verdict;
using findings::Finding;
using findings::Severity;

std::string at_table(const Simulation& table) {
    return "Among " + table_name(table);
}

/// Seats are known not to win alike.
std::optional<Finding> biased_seats(const Simulation& table) {
    const balance::DealTally& deals = table.tally.deals();
    const balance::Fairness fairness = balance::fairness(deals, table.tolerance);
    if (fairness.verdict != Verdict::Biased) {
        return std::nullopt;
    }
    return Finding{"biased-seats",
                   Severity::Warning,
                   fmt::format("{}, {} wins {} of games and {} {}: the seats are not equal.",
                               at_table(table), player_name(fairness.worst),
                               wording::percent_text(deals.win_rate(fairness.worst)),
                               player_name(fairness.best),
                               wording::percent_text(deals.win_rate(fairness.best))),
                   {}};
}

/// The leader after the interim scoring can hardly be caught.
std::optional<Finding> early_decision(const Simulation& table) {
    constexpr double sure = 0.75;
    const balance::WinRate& leaders = table.tally.scorings().sole_leaders();
    if (leaders.players() == 0 || leaders.interval().low < sure) {
        return std::nullopt;
    }
    return Finding{
        "early-decision",
        Severity::Note,
        fmt::format("{}, who leads after the interim scoring wins {} of games: little is "
                    "left to play for.",
                    at_table(table), wording::percent_text(leaders.rate())),
        {}};
}

/// Markets that are hardly ever reached.
std::optional<Finding> idle_markets(const Simulation& table) {
    constexpr double seldom = 0.1;
    const auto games = static_cast<double>(table.tally.seats().games());
    std::vector<hex::Coordinate> idle;
    for (std::size_t i = 0; i < table.tally.markets().size(); ++i) {
        if (static_cast<double>(table.tally.markets()[i].reached) < seldom * games) {
            idle.push_back(table.game.board().markets()[i]);
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
double worth(const balance::MarketFigures& market) {
    return market.with.players() == 0 || market.without.players() == 0
               ? 0
               : market.with.interval().low - market.without.interval().high;
}

/// The market that parts winners from others most.
std::optional<Finding> decisive_market(const Simulation& table) {
    constexpr double much = 0.05;
    const auto& markets = table.tally.markets();
    const auto most = std::ranges::max_element(markets, {}, worth);
    if (most == markets.end() || worth(*most) < much) {
        return std::nullopt;
    }
    const hex::Coordinate at =
        table.game.board().markets()[static_cast<std::size_t>(most - markets.begin())];
    return Finding{
        "decisive-market",
        Severity::Note,
        fmt::format("{}, who comes to the market at {} wins {} of games, who does not {}.",
                    at_table(table), hex::name(at), wording::percent_text(most->with.rate()),
                    wording::percent_text(most->without.rate())),
        {at}};
}

/// Much of the board is empty in nearly all games.
std::optional<Finding> empty_board(const Simulation& table) {
    const auto games = static_cast<double>(table.tally.seats().games());
    const auto& used = table.tally.used();
    const auto empty = static_cast<std::size_t>(std::ranges::count_if(
        used, [games](std::int64_t times) { return static_cast<double>(times) < 0.05 * games; }));
    if (games < 20 || 2 * empty < used.size()) {
        return std::nullopt;
    }
    return Finding{"empty-board",
                   Severity::Note,
                   fmt::format("{}, {} of {} spaces are hardly used: in nineteen of twenty games "
                               "nothing lies there.",
                               at_table(table), empty, used.size()),
                   {}};
}

/// The same number of players of another kind come to another verdict.
std::optional<Finding> other_verdict(const Simulation& table, std::span<const Simulation> tables) {
    const Verdict here = balance::fairness(table.tally.deals(), table.tolerance).verdict;
    for (const Simulation& other : tables) {
        if (&other == &table) {
            break;
        }
        const Verdict there = balance::fairness(other.tally.deals(), other.tolerance).verdict;
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
std::vector<const Simulation*> largest(std::span<const Simulation> tables) {
    std::size_t most = 0;
    for (const Simulation& table : tables) {
        most = std::max(most, table.bots.size());
    }
    std::vector<const Simulation*> result;
    for (const Simulation& table : tables) {
        if (table.bots.size() == most) {
            result.push_back(&table);
        }
    }
    return result;
}

} // namespace

std::vector<Finding> games_findings(std::span<const Simulation> tables) {
    std::vector<Finding> result;
    const auto add = [&result](std::optional<Finding> found) {
        if (found) {
            result.push_back(std::move(*found));
        }
    };
    for (const Simulation& table : tables) {
        add(biased_seats(table));
    }
    for (const Simulation& table : tables) {
        add(other_verdict(table, tables));
        add(early_decision(table));
    }
    for (const auto tell : {decisive_market, idle_markets, empty_board}) {
        for (const Simulation* table : largest(tables)) {
            add(tell(*table));
        }
    }
    findings::sort(result);
    return result;
}

} // namespace pampas::report
