#include "analysis/report/games/check.h"
#include "analysis/report/games/words.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::report {
namespace {

/// How much oftener those win who come to a market, as far as that is known: the space between the
/// intervals.
double worth(const MarketSummary& market) {
    return market.who_come && market.who_do_not
               ? market.who_come->interval.low - market.who_do_not->interval.high
               : 0;
}

/// The market that parts winners from others most.
std::vector<Draft> market_of_winners(const PlayedTable& played) {
    const GamesSummary& table = played.games;
    constexpr double much = 0.05;
    const auto most = std::ranges::max_element(table.markets, {}, worth);
    if (most == table.markets.end() || worth(*most) < much) {
        return {};
    }
    return {{tr("Among {}, who comes to the market at {} wins {} of games, who does not {}.",
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
    return {{trn("Among {1}, nobody comes to market {2} in nine of ten games.",
                 "Among {1}, nobody comes to markets {2} in nine of ten games.", idle.size(),
                 table_name(table), wording::names(idle)),
             idle}};
}

/// Much of the board is empty in nearly all games.
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
    return {{tr("Among {}, {} of {} spaces are hardly used: in nineteen of twenty games nothing "
                "lies there.",
                table_name(table), empty, table.spaces.size())}};
}

} // namespace

extern constexpr GamesCheck decisive_market{"decisive-market", Severity::Note,
                                            "the market that parts winners from others most",
                                            market_of_winners};
extern constexpr GamesCheck idle_markets{"idle-markets", Severity::Note,
                                         "markets that are hardly ever reached",
                                         markets_without_visitors};
extern constexpr GamesCheck empty_board{"empty-board", Severity::Note,
                                        "much of the board is empty in nearly all games",
                                        spaces_without_tiles};

} // namespace pampas::report
