#include "analysis/report/games/examples.h"
#include "analysis/report/games/sections.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

namespace pampas::report {
namespace {

const GamesSummary& random_games() {
    static const GamesSummary made = [] {
        const rules::Game game(testing::drawn_map({"mfgrs.$", ".......", "...w...", "$.....m"}),
                               rules::ruleset_named("standard"), 3);
        const balance::SeriesPlan plan{.experiment = {.bots = {"random"}, .dealing = {5}},
                                       .games = 40};
        return summary_of(game, plan, balance::play_series(game, plan));
    }();
    return made;
}

TEST(ExampleGames, HaveAWinOfEachSeat) {
    std::vector<std::size_t> winners;
    for (const ExampleGame& example : example_games(random_games())) {
        EXPECT_LT(example.game.number, random_games().digests.size());
        if (example.winner) {
            winners.push_back(*example.winner);
            EXPECT_TRUE(random_games().digests[example.game.number].seats[*example.winner].won);
        }
    }
    EXPECT_THAT(winners, ::testing::ElementsAre(0, 1, 2));
}

TEST(ExampleGames, AreNoneWithoutDigests) {
    GamesSummary without = random_games();
    without.digests.clear();
    EXPECT_TRUE(example_games(without).empty());
}

TEST(ExampleGames, AreLinkedInTheChartAndInAList) {
    const GamePages pages{"a \u00E9-"};
    const std::string chart = winners_section({&random_games(), 1}, {}, {&pages, 1}).markup();
    const std::string list = why_section({&random_games(), 1}, {&pages, 1}).markup();
    for (const ExampleGame& example : example_games(random_games())) {
        const std::string address = pages.address_of(example.game.number);
        EXPECT_THAT(address, ::testing::StartsWith("a%20%C3%A9-game-"));
        EXPECT_THAT(list, ::testing::HasSubstr("href=\"" + address));
        if (example.winner) {
            EXPECT_THAT(chart, ::testing::HasSubstr("\"game\":\"" + address));
        }
    }
    EXPECT_THAT(chart, ::testing::HasSubstr("\"href\""));
    EXPECT_THAT(winners_section({&random_games(), 1}, {}).markup(),
                ::testing::Not(::testing::HasSubstr("\"href\"")));
}

} // namespace
} // namespace pampas::report
