#include "analysis/balance/seat_tally.h"
#include "tests/analysis/balance/noted_games.h"

#include <gmock/gmock.h>

#include <map>

namespace pampas::balance {
namespace {

TEST(IncomeTally, CountsWhatPlayersEarn) {
    std::map<std::pair<std::size_t, std::size_t>, std::int64_t> seats;
    std::map<std::size_t, std::int64_t> winners;
    for (const testing::NotedGame& game : testing::crowded_games().games()) {
        for (const testing::NotedStep& step : game.steps) {
            const auto seat = static_cast<std::size_t>(step.seat);
            const auto earn = [&](std::size_t figure, std::int64_t value) {
                seats[{seat, figure}] += value;
                winners[figure] += game.won(step.seat) ? value : 0;
            };
            if (step.action.kind == rules::ActionKind::PlayAnimal) {
                earn(IncomeTally::Markets, step.outcome.income);
            } else if (step.action.kind == rules::ActionKind::Harvest) {
                earn(IncomeTally::Harvests, step.outcome.income);
                earn(IncomeTally::ChipsTaken, step.action.from == rules::no_cell ? 0 : 1);
            }
        }
    }
    const PlayerSums& sums = testing::crowded_games().tally().income();
    for (std::size_t figure = 0; figure < IncomeTally::figure_count; ++figure) {
        for (std::size_t seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(sums.seat_sum(seat, figure), (seats[{seat, figure}]));
        }
        EXPECT_EQ(sums.winner_sum(figure), winners[figure]);
        EXPECT_GT(winners[figure], 0);
    }
}

} // namespace
} // namespace pampas::balance
