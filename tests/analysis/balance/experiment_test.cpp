#include "analysis/balance/experiment.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pampas::balance {
namespace {

TEST(Experiment, TellsFailuresOnlyOfProgramsAndOnlyIfTheyAreLogged) {
    Experiment experiment = usual_experiment({"random"});
    experiment.programs.log = std::make_shared<programs::FailureLog>("");
    EXPECT_FALSE(experiment.take_failures());
    experiment.bots = {"random", "./my-bot"};
    ASSERT_TRUE(experiment.take_failures());
    EXPECT_THAT(*experiment.take_failures(), ::testing::IsEmpty());
    experiment.programs.log = nullptr;
    EXPECT_FALSE(experiment.take_failures());
}

} // namespace
} // namespace pampas::balance
