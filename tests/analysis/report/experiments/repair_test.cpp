#include "analysis/report/experiments/repair.h"
#include "engine/map/map.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace pampas::report {
namespace {

using ::testing::HasSubstr;

/// A fairness with this gap, of a map that is fair if the gap is below 5 percentage points.
balance::Fairness fairness_of_gap(double gap) {
    balance::Fairness fairness{.verdict =
                                   gap < 0.05 ? balance::Verdict::Fair : balance::Verdict::Biased,
                               .tolerance = 0.05,
                               .gap = gap,
                               .win_rates = {0.5 + gap / 2, 0.5 - gap / 2},
                               .gap_interval = {gap / 2, gap * 1.2}};
    return fairness;
}

/// A report on a map with a proposal; both reach the goal if their gap is below 5 percentage
/// points.
RepairReport of_gaps(double before, double after) {
    const map::Map map({3, 3});
    RepairReport report{.map = "Small", .plan = {}, .found = {}};
    report.found.before = {
        .variant = {map}, .is_reached = before < 0.05, .fairnesses = {fairness_of_gap(before)}};
    map::Map changed = map;
    changed.details().name = "Small";
    changed.set({1, 1}, map::Space::Market);
    report.found.proposals = {{.variant = {changed},
                               .changes = 1,
                               .is_reached = after < 0.05,
                               .fairnesses = {fairness_of_gap(after)}}};
    report.found.best = 0;
    report.found.is_begun = true;
    return report;
}

TEST(RepairWords, SayWhyThereIsNoProposal) {
    RepairReport report = of_gaps(0.2, 0.1);
    EXPECT_EQ(nothing_words(report), "No change was found that comes closer to the goal.");
    report.found.is_begun = false;
    EXPECT_EQ(nothing_words(report), "Stopped before any change was tried.");
    report.found.interrupted = true;
    EXPECT_EQ(end_words(report), "") << "there is no best so far";
    report.found.before.is_reached = true;
    EXPECT_EQ(nothing_words(report), "The map already reaches the goal.");
}

TEST(RepairWords, SayWhetherTheGoalIsReached) {
    const std::string reached = repair_text(of_gaps(0.2, 0.04)).laid_out();
    EXPECT_THAT(reached, HasSubstr("Goal: games show that the seats are fair, with a gap below 5 "
                                   "percentage points.\nAs it is: not reached: gap 20.0 "));
    EXPECT_THAT(reached, HasSubstr("\n1 space changed (the best), reached: gap 4.0 "));
    EXPECT_THAT(reached,
                HasSubstr("\nThe best proposal reaches the goal with the fewest changes.\n"));
    EXPECT_THAT(repair_text(of_gaps(0.2, 0.1)).laid_out(),
                HasSubstr("\nNo proposal reaches the goal; the best one comes closest.\n"));
}

TEST(RepairWords, JsonSaysItToo) {
    const auto json = repair_json(of_gaps(0.2, 0.04));
    EXPECT_EQ(json["before"]["reached"], false);
    EXPECT_EQ(json["proposals"][0]["reached"], true);
    EXPECT_FALSE(json["before"].contains("figure"));
    RepairReport report = of_gaps(0.2, 0.04);
    report.plan.goal = repair::Goal::named("markets=1..2");
    report.found.proposals[0].figure = 1;
    EXPECT_EQ(repair_json(report)["proposals"][0]["figure"], 1);
    EXPECT_TRUE(repair_json(report)["before"]["figure"].is_null());
    EXPECT_THAT(repair_text(report).laid_out(), HasSubstr("Goal: markets=1..2.\n"));
}

TEST(RepairWords, SayWhatStrongerPlayersFind) {
    RepairReport report = of_gaps(0.2, 0.04);
    EXPECT_FALSE(repair_json(report)["proposals"][0].contains("by_strength"));
    const std::vector<std::string> bots(2, "search:learned");
    report.found.before.by_strength = {{bots, 300, fairness_of_gap(0.3)}};
    report.found.proposals[0].by_strength = {{bots, 500, fairness_of_gap(0.1)}};
    const std::string text = repair_text(report).laid_out();
    EXPECT_THAT(text, HasSubstr("\n    2 search:learned players: gap 30.0 percentage points (15.0 "
                                "to 36.0), biased\n"));
    EXPECT_THAT(text, HasSubstr("pampas becomes market\n    2 search:learned players: gap 10.0 "));
    const auto strength = repair_json(report)["proposals"][0]["by_strength"][0];
    EXPECT_EQ(strength["bots"], bots);
    EXPECT_EQ(strength["games"], 500);
    EXPECT_EQ(strength["verdict"], "biased");
    EXPECT_EQ(strength["gap"], 0.1);
    EXPECT_TRUE(strength["best_seat"].is_null());
}

TEST(RepairWords, TheRepairedMapHasANameOfItsOwn) {
    RepairReport report = of_gaps(0.2, 0.04);
    EXPECT_EQ(report.found.nearest().details().name, "Small, repaired");
    report.found.proposals[0].variant.map = report.found.nearest();
    EXPECT_EQ(report.found.nearest().details().name, "Small, repaired");
    report.found.best.reset();
    EXPECT_EQ(report.found.nearest().details().name, "");
    EXPECT_EQ(report.found.nearest(), report.found.before.variant.map);
}

} // namespace
} // namespace pampas::report
