#include "analysis/balance/space_tally.h"
#include "tests/analysis/balance/noted_games.h"

#include <gmock/gmock.h>

namespace pampas::balance {
namespace {

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
