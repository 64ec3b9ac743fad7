#include "analysis/design/foresight.h"
#include "tests/analysis/design/small_trial.h"

#include <gmock/gmock.h>

#include <initializer_list>
#include <utility>
#include <vector>

namespace pampas::design {
namespace {

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

} // namespace
} // namespace pampas::design
