#include "analysis/design/race.h"
#include "tests/analysis/design/small_trial.h"

#include <gmock/gmock.h>

#include <utility>
#include <vector>

namespace pampas::design {
namespace {

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
