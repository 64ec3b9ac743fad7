#include "analysis/report/games/summary.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

namespace pampas::report {
namespace {

using balance::SeriesPlan;

const rules::Game& game_of_three() {
    static const rules::Game game(testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"}),
                                  rules::ruleset_named("standard"), 3);
    return game;
}

const std::vector<std::string> mixed{"random", "greedy", "random"};

TEST(GamesSummary, TellsWhatSeatsAreWorthWhereTheGamesDo) {
    const auto fairness_of = [](const SeriesPlan& plan) {
        return summary_of(game_of_three(), plan, play_series(game_of_three(), plan)).fairness;
    };
    const SeriesPlan plan{
        .experiment = {.bots = mixed, .dealing = {1, simulation::Pairing::Rotated}},
        .games = 9,
        .tolerance = 0.1};
    const balance::DealTally deals = play_series(game_of_three(), plan).tally.deals();
    const auto fairness = fairness_of(plan);
    EXPECT_EQ(fairness, balance::fairness(deals, 0.1));
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(fairness->win_rates.at(seat), deals.win_rate(seat));
    }
    EXPECT_FALSE(fairness_of({.experiment = {.bots = mixed}, .games = 9}))
        << "bots differ and stay";
    EXPECT_TRUE(fairness_of({.experiment = {.bots = {"random", "random", "random"}}, .games = 9}));
}

TEST(GamesSummary, TellsHowLongSearchingBotsThought) {
    const balance::Series series =
        balance::play_series(game_of_three(), {.experiment = {.bots = {"random"}}, .games = 1});
    const auto thinking_of = [&series](const std::vector<std::string>& bots,
                                       const players::SearchBudget& thinking) {
        const SeriesPlan plan{.experiment = {.bots = bots, .thinking = thinking}};
        return summary_of(game_of_three(), plan, series).thinking;
    };
    const std::vector<std::string> searching{"random", "search", "random"};
    EXPECT_EQ(thinking_of(mixed, {.playouts = 1}), "");
    EXPECT_EQ(thinking_of(searching, {.playouts = 1}), "1 playout a plan");
    EXPECT_EQ(thinking_of(searching, {.playouts = 30}), "30 playouts a plan");
    EXPECT_EQ(thinking_of(searching, {.turn = std::chrono::milliseconds(50)}), "50 ms a turn");
}

} // namespace
} // namespace pampas::report
