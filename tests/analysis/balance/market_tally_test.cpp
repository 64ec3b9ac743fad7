#include "analysis/balance/market_tally.h"
#include "tests/analysis/balance/noted_games.h"

#include <gmock/gmock.h>

#include <optional>

namespace pampas::balance {
namespace {

using testing::NotedGame;
using testing::NotedStep;

/// Whether the step puts an animal beside the market.
bool comes(const NotedStep& step, std::size_t market) {
    if (step.action.kind != rules::ActionKind::PlayAnimal) {
        return false;
    }
    const rules::Board& board = step.after.game().board();
    const auto near = board.map().grid().neighbours(board.at(step.action.cell()));
    return std::ranges::find(near, board.markets()[market]) != near.end();
}

/// The step with which the seat (any seat, if none is given) first reaches the market.
const NotedStep* arrival(const NotedGame& game, std::size_t market, std::optional<int> seat = {}) {
    const auto found = std::ranges::find_if(game.steps, [&](const NotedStep& step) {
        return (!seat || step.seat == *seat) && comes(step, market);
    });
    return found == game.steps.end() ? nullptr : &*found;
}

TEST(MarketTally, CountsWhoComesWhen) {
    const auto& games = testing::crowded_games().games();
    const auto& figures = testing::crowded_games().tally().markets();
    ASSERT_EQ(figures.size(), 4);
    for (std::size_t market = 0; market < figures.size(); ++market) {
        std::int64_t reached = 0;
        std::int64_t rounds = 0;
        for (const NotedGame& game : games) {
            const NotedStep* first = arrival(game, market);
            reached += first != nullptr ? 1 : 0;
            rounds += first != nullptr ? first->after.round() : 0;
        }
        EXPECT_EQ(figures[market].reached, reached);
        EXPECT_EQ(figures[market].rounds, rounds);
        EXPECT_GT(reached, 0);
    }
}

TEST(MarketTally, CountsSeatsApart) {
    const auto& games = testing::crowded_games().games();
    const auto& figures = testing::crowded_games().tally().markets();
    for (std::size_t market = 0; market < figures.size(); ++market) {
        for (int seat = 0; seat < 3; ++seat) {
            SeatAtMarket expected;
            for (const NotedGame& game : games) {
                if (const NotedStep* step = arrival(game, market, seat)) {
                    ++expected.reached;
                    expected.first += step == arrival(game, market) ? 1 : 0;
                    expected.rounds += step->after.round();
                    expected.wins += std::llround(60 * game.win(seat));
                }
            }
            const SeatAtMarket& found = figures[market].seats[static_cast<std::size_t>(seat)];
            EXPECT_EQ(found.reached, expected.reached);
            EXPECT_EQ(found.first, expected.first);
            EXPECT_EQ(found.rounds, expected.rounds);
            EXPECT_EQ(found.wins, expected.wins);
        }
    }
}

TEST(MarketTally, TellsWinsOfThoseWhoComeFromOthers) {
    const auto& games = testing::crowded_games().games();
    const auto& figures = testing::crowded_games().tally().markets();
    for (std::size_t market = 0; market < figures.size(); ++market) {
        double wins_with = 0;
        double with = 0;
        std::int64_t winners = 0;
        for (const NotedGame& game : games) {
            for (int seat = 0; seat < 3; ++seat) {
                const bool came = arrival(game, market, seat) != nullptr;
                with += came ? 1 : 0;
                wins_with += came ? game.win(seat) : 0;
                winners += came && game.won(seat) ? 1 : 0;
            }
        }
        const auto count = static_cast<double>(games.size());
        EXPECT_EQ(figures[market].winners, winners);
        ASSERT_EQ(static_cast<double>(figures[market].with.players()), with);
        ASSERT_EQ(static_cast<double>(figures[market].without.players()), 3 * count - with);
        EXPECT_NEAR(figures[market].with.rate(), wins_with / with, 1e-12);
        EXPECT_NEAR(figures[market].without.rate(), (count - wins_with) / (3 * count - with),
                    1e-12);
    }
}

TEST(MarketTally, KnowsWhenSeatsComeToTheirFirstMarket) {
    const auto& first_markets = testing::crowded_games().tally().first_markets();
    ASSERT_EQ(first_markets.size(), 3);
    for (int seat = 0; seat < 3; ++seat) {
        FirstMarket expected;
        for (const NotedGame& game : testing::crowded_games().games()) {
            int first = 1000;
            for (std::size_t market = 0; market < 4; ++market) {
                const NotedStep* step = arrival(game, market, seat);
                first = step == nullptr ? first : std::min(first, step->after.round());
            }
            expected.games += first < 1000 ? 1 : 0;
            expected.rounds += first < 1000 ? first : 0;
        }
        const FirstMarket& found = first_markets[static_cast<std::size_t>(seat)];
        EXPECT_EQ(found.games, expected.games);
        EXPECT_EQ(found.rounds, expected.rounds);
        EXPECT_GT(found.games, 0);
    }
}

TEST(MarketTally, CountsThePesosOfSeats) {
    std::vector<std::int64_t> expected(3);
    for (const NotedGame& game : testing::crowded_games().games()) {
        for (const NotedStep& step : game.steps) {
            if (step.action.kind == rules::ActionKind::PlayAnimal) {
                expected[static_cast<std::size_t>(step.seat)] += step.outcome.income;
            }
        }
    }
    std::vector<std::int64_t> found(3);
    for (const MarketFigures& market : testing::crowded_games().tally().markets()) {
        std::int64_t all = 0;
        for (std::size_t seat = 0; seat < 3; ++seat) {
            found[seat] += market.seats[seat].pesos;
            all += market.seats[seat].pesos;
        }
        EXPECT_EQ(market.pesos, all);
    }
    EXPECT_EQ(found, expected);
}

TEST(SpaceTally, CountsWhoseTilesLieWhere) {
    const auto& games = testing::crowded_games().games();
    const PlayerSums& tiles = testing::crowded_games().tally().tiles();
    std::int64_t all = 0;
    for (rules::Cell cell = 0; cell < testing::crowded_game().board().cells(); ++cell) {
        std::vector<std::int64_t> seats(3);
        std::int64_t winners = 0;
        std::int64_t used = 0;
        for (const testing::NotedGame& game : games) {
            const auto tile = game.end().position().tile(cell);
            used += tile || game.end().position().has_water(cell) ? 1 : 0;
            if (tile) {
                ++seats[static_cast<std::size_t>(tile->seat)];
                winners += game.won(tile->seat) ? 1 : 0;
            }
        }
        for (std::size_t seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(tiles.seat_sum(seat, cell), seats[seat]);
        }
        EXPECT_EQ(tiles.winner_sum(cell), winners);
        EXPECT_EQ(testing::crowded_games().tally().used()[cell], used);
        all += winners;
    }
    EXPECT_GT(all, 0);
}

} // namespace

} // namespace pampas::balance
