#include "analysis/design/trial.h"
#include "analysis/review/chances.h"
#include "engine/simulation/playback.h"
#include "tests/analysis/design/small_trial.h"

#include <gtest/gtest.h>

#include <optional>

namespace pampas::design {
namespace {

TEST(Trial, CountsWhatASeriesCounts) {
    const TrialPlan plan = small_plan();
    Trial tried(balance::small_map(), balance::standard(), plan);
    Trial* const all[] = {&tried};
    ASSERT_TRUE(play_deals(all, 5, plan));
    ASSERT_TRUE(play_deals(all, 7, plan));
    EXPECT_EQ(tried.deals(), 12U);
    for (std::size_t table = 0; table < 2; ++table) {
        const rules::Game game(balance::small_map(), balance::standard(), plan.players[table]);
        const auto played = balance::play_some(game, {.experiment = plan.experiment}, {0, 12});
        EXPECT_EQ(tried.tallies()[table].outcomes(), played.tally.deals().outcomes());
        for (std::size_t seat = 0; seat < 2; ++seat) {
            EXPECT_DOUBLE_EQ(tried.tallies()[table].mean_points(seat),
                             played.tally.deals().mean_points(seat));
        }
    }
}

TEST(Trial, StoppedBeforeTheEndAddsNothing) {
    const TrialPlan plan = small_plan();
    Trial tried(balance::small_map(), balance::standard(), plan);
    Trial* const all[] = {&tried};
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(play_deals(all, 5, plan, stop.get_token()));
    EXPECT_EQ(tried.deals(), 0U);
}

/// Two learned players, the second one with extra pesos, for some rounds of some deals.
Trial begun(int pesos, std::optional<int> rounds, std::size_t deals) {
    TrialPlan plan{{2}, balance::experiment({"learned"}, 7), rounds};
    Trial result = trial(pesos, plan);
    Trial* const all[] = {&result};
    play_deals(all, deals, plan);
    return result;
}

TEST(TrialOfFirstRounds, CountsTheChancesThatAWatcherSees) {
    const Trial first = begun(0, 2, 3);
    double chances = 0; // of the first seat
    const TrialPlan plan{{2}, balance::experiment({"learned"}, 7)};
    for (std::size_t number = 0; number < 6; ++number) {
        simulation::Playback<rules::Game> game(*first.games().front());
        const std::vector<players::Lineup> lineups = plan.experiment.lineups(2);
        simulation::play_match(*first.games().front(), lineups[number % lineups.size()],
                               plan.experiment.dealing, number, game);
        std::size_t step = 0;
        while (game.after(step).round() < 3) {
            ++step;
        }
        chances += review::ChanceJudge().chances(game.after(step)).front() / 6;
    }
    EXPECT_NEAR(first.tallies().front().win_rate(0), chances, 1.0 / balance::whole_win);
}

TEST(TrialOfFirstRounds, ForeseesWhoIsAhead) {
    const Trial first = begun(60, 2, 4);
    EXPECT_GT(first.tallies().front().win_rate(1), 0.6);
    EXPECT_DOUBLE_EQ(first.tallies().front().win_rate(0) + first.tallies().front().win_rate(1), 1);
}

TEST(TrialOfFirstRounds, OfMoreThanThereAreIsWhole) {
    EXPECT_EQ(begun(0, 1000, 4).tallies().front().outcomes(),
              begun(0, std::nullopt, 4).tallies().front().outcomes());
}

} // namespace
} // namespace pampas::design
