#include "analysis/report/experiments/repair.h"

#include <gtest/gtest.h>

namespace pampas::report {
namespace {

TEST(RepairWords, SayWhyThereIsNoProposal) {
    RepairReport report;
    EXPECT_EQ(nothing_words(report), "Nothing was found that is better than the map as it is.");
    report.found.is_reached = true;
    report.plan.tolerance = 0.025;
    EXPECT_EQ(nothing_words(report),
              "The map reaches the goal as it is: its gap is below 2.5 points.");
    report.plan.goal.kind = repair::Goal::Kind::Findings;
    EXPECT_EQ(nothing_words(report), "The map reaches the goal as it is.");
}

} // namespace
} // namespace pampas::report
