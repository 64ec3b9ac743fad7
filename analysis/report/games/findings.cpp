#include "analysis/report/games/findings.h"

#include "analysis/report/games/text.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>

namespace pampas::report {
namespace {

using balance::Verdict;

/// Seats that are known not to be fair.
std::vector<Draft> seats_that_win_more(const PlayedTable& played) {
    const GamesSummary& table = played.games;
    if (table.fairness->verdict != Verdict::Biased) {
        return {};
    }
    return {{verdict_sentence(table, table_name(table))}};
}

/// A leader after the interim scoring who can hardly be caught.
std::vector<Draft> leaders_that_win(const PlayedTable& played) {
    const GamesSummary& table = played.games;
    constexpr double sure = 0.75;
    const std::optional<WinShare>& leaders = table.interim.sole_leader;
    if (!leaders || leaders->interval.low < sure) {
        return {};
    }
    return {{tr("Among {}, a player who leads after the interim scoring wins {} of games, so there "
                "is little left to play for.",
                table_name(table), wording::percent_text(leaders->rate))}};
}

/// Another verdict from the same number of players of another kind.
std::vector<Draft> verdict_of_others(const PlayedTable& played) {
    const GamesSummary& table = played.games;
    const Verdict here = table.fairness->verdict;
    for (const GamesSummary& other : played.all) {
        if (&other == &table) {
            break;
        }
        const Verdict there = other.fairness->verdict;
        const bool both_known = here != Verdict::Undecided && there != Verdict::Undecided;
        if (other.bots.size() == table.bots.size() && both_known && here != there) {
            return {{wording::other_verdict_finding(there, table_name(other), here,
                                                    table_name(table))}};
        }
    }
    return {};
}

/// How much more often players who come to a market win than others, as far as that is known: the
/// distance between the intervals.
double worth(const MarketSummary& market) {
    return market.who_come && market.who_do_not
               ? market.who_come->interval.low - market.who_do_not->interval.high
               : 0;
}

/// The market that most separates winners from others.
std::vector<Draft> market_of_winners(const PlayedTable& played) {
    const GamesSummary& table = played.games;
    constexpr double much = 0.05;
    const auto most = std::ranges::max_element(table.markets, {}, worth);
    if (most == table.markets.end() || worth(*most) < much) {
        return {};
    }
    return {{tr("Among {}, players who reach the market at {} win {} of games, and those who do "
                "not win {}.",
                table_name(table), hex::name(most->at), wording::percent_text(most->who_come->rate),
                wording::percent_text(most->who_do_not->rate)),
             {most->at}}};
}

/// Markets that are hardly ever reached.
std::vector<Draft> markets_without_visitors(const PlayedTable& played) {
    const GamesSummary& table = played.games;
    constexpr double seldom = 0.1;
    const auto games = static_cast<double>(table.games);
    std::vector<hex::Coordinate> idle;
    for (const MarketSummary& market : table.markets) {
        if (static_cast<double>(market.reached) < seldom * games) {
            idle.push_back(market.at);
        }
    }
    if (idle.empty() || games < 10) {
        return {};
    }
    return {{trn("Among {1}, nobody reaches market {2} in nine out of ten games.",
                 "Among {1}, nobody reaches markets {2} in nine out of ten games.", idle.size(),
                 table_name(table), wording::names(idle)),
             idle}};
}

/// A large part of the board that is empty in nearly all games.
std::vector<Draft> spaces_without_tiles(const PlayedTable& played) {
    const GamesSummary& table = played.games;
    const auto games = static_cast<double>(table.games);
    const auto empty = static_cast<std::size_t>(
        std::ranges::count_if(table.spaces, [games](const SpaceSummary& space) {
            return static_cast<double>(space.used) < 0.05 * games;
        }));
    if (games < 20 || 2 * empty < table.spaces.size()) {
        return {};
    }
    return {{tr("Among {}, {} of {} spaces are hardly used: in nineteen out of twenty games they "
                "stay empty.",
                table_name(table), empty, table.spaces.size())}};
}

/// The checks of each table. A new one is a function above and a row here or below.
constexpr std::array each_table{
    GamesCheck{biased_seats, Severity::Warning, "seats that clearly do not win equally often",
               seats_that_win_more},
    GamesCheck{"other-verdict", Severity::Note,
               "another verdict among as many players of another kind", verdict_of_others},
    GamesCheck{"early-decision", Severity::Note,
               "a leader after the interim scoring who is hardly caught", leaders_that_win}};

/// The checks of the tables with most players only.
constexpr std::array largest_tables{
    GamesCheck{"decisive-market", Severity::Note, "the market that parts winners from others most",
               market_of_winners},
    GamesCheck{"idle-markets", Severity::Note, "markets that are hardly ever reached",
               markets_without_visitors},
    GamesCheck{"empty-board", Severity::Note, "much of the board is empty in nearly all games",
               spaces_without_tiles}};

} // namespace

std::span<const GamesCheck> checks_of_each_table() {
    return each_table;
}

std::span<const GamesCheck> checks_of_largest_tables() {
    return largest_tables;
}

std::vector<findings::Finding> games_findings(std::span<const GamesSummary> tables) {
    std::size_t most = 0;
    std::vector<findings::Finding> result;
    for (const GamesSummary& table : tables) {
        most = std::max(most, table.bots.size());
        for (const GamesCheck& check : checks_of_each_table()) {
            findings::add(result, check, {table, tables});
        }
    }
    for (const GamesCheck& check : checks_of_largest_tables()) {
        for (const GamesSummary& table : tables) {
            if (table.bots.size() == most) {
                findings::add(result, check, {table, tables});
            }
        }
    }
    findings::sort(result);
    return result;
}

} // namespace pampas::report
