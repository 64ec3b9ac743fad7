#include "analysis/design/compensation.h"
#include "analysis/design/race.h"
#include "tests/analysis/balance/small_experiment.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::design {
namespace {

TrialPlan small_plan(std::size_t threads = 1) {
    TrialPlan plan{{2, 3}, balance::experiment({"random"}, 7)};
    plan.experiment.threads = threads;
    return plan;
}

/// A trial of the small map whose second seat starts with extra pesos.
Trial trial(int pesos, const TrialPlan& plan) {
    const rules::Ruleset rules = with_pesos(balance::standard(), {0, pesos});
    return {balance::small_map(), rules, plan};
}

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

TEST(Race, FindsTheEvenest) {
    TrialPlan plan = small_plan();
    plan.players = {2};
    std::vector<Trial> trials;
    for (const int pesos : {90, 60, 0, 75, 120, 60, 90, 75}) {
        trials.push_back(trial(pesos, plan));
    }
    const auto order = race(pointers_to(trials), 3, 2400, plan);
    ASSERT_EQ(order.size(), 3U);
    EXPECT_EQ(order.front(), 2U);
    // Halving: those that drop out early have played least.
    EXPECT_LT(trials[4].deals(), trials[2].deals());
}

TEST(Race, IsTheSameOnAnyNumberOfThreads) {
    const auto run = [](std::size_t threads) {
        TrialPlan plan = small_plan(threads);
        plan.players = {2};
        std::vector<Trial> trials;
        for (const int pesos : {8, 0, 4, 16, 2}) {
            trials.push_back(trial(pesos, plan));
        }
        const auto order = race(pointers_to(trials), 2, 600, plan);
        return std::pair(order, unevenness(pointers_to(trials)));
    };
    EXPECT_EQ(run(1), run(3));
}

TEST(Race, OfNoMoreThanAreWantedOnlyPutsThemInOrder) {
    TrialPlan plan = small_plan();
    plan.players = {2};
    std::vector<Trial> trials;
    for (const int pesos : {100, 0}) {
        trials.push_back(trial(pesos, plan));
    }
    EXPECT_THAT(race(pointers_to(trials), 6, 400, plan), ::testing::ElementsAre(1, 0));
    EXPECT_THAT(race({}, 6, 400, plan), ::testing::IsEmpty());
}

} // namespace
} // namespace pampas::design
