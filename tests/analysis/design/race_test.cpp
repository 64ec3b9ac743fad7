#include "analysis/design/compensation.h"
#include "analysis/design/race.h"
#include "analysis/review/chances.h"
#include "engine/simulation/playback.h"
#include "tests/analysis/balance/small_experiment.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <optional>

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

/// A trial of two seats that share the wins of ten deals like this.
Trial won(std::int64_t first, const TrialPlan& plan) {
    Trial result = trial(0, plan);
    for (int deal = 0; deal < 10; ++deal) {
        result.add(0, {2 * first, 2 * (balance::whole_win - first)}, {0, 0});
    }
    return result;
}

std::vector<double> expected(const Foresight& foresight, std::vector<Trial> trials) {
    return foresight.unevenness(pointers_to(trials));
}

TEST(Foresight, AddsWhatItMissed) {
    TrialPlan plan = small_plan();
    plan.players = {2};
    const auto trials = [&](std::initializer_list<std::int64_t> wins) {
        std::vector<Trial> result;
        for (const std::int64_t first : wins) {
            result.push_back(won(first, plan));
        }
        return result;
    };
    Foresight foresight;
    EXPECT_THAT(expected(foresight, trials({30, 36})),
                ::testing::ElementsAre(0, ::testing::DoubleNear(2 * 0.01, 1e-12)));
    // What looks like 36 parts of 60 was 24 and 36, so 30.
    foresight.learn(trials({36, 36}), trials({24, 36}));
    EXPECT_THAT(expected(foresight, trials({36, 30})),
                ::testing::ElementsAre(::testing::DoubleNear(0, 1e-12),
                                       ::testing::DoubleNear(2 * 0.01, 1e-12)));
    // Later, nothing was missed on as many games, which counts twice as much.
    foresight.learn(trials({30, 30}), trials({30, 30}));
    EXPECT_THAT(expected(foresight, trials({32})),
                ::testing::ElementsAre(::testing::DoubleNear(0, 1e-12)));
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
