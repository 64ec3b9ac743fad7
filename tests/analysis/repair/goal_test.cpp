#include "analysis/repair/goal.h"
#include "engine/files/input_error.h"
#include "tests/analysis/balance/small_experiment.h"

#include <gmock/gmock.h>

#include <cmath>

namespace pampas::repair {
namespace {

using ::testing::HasSubstr;

const legality::Client& yucata() {
    return legality::clients().front();
}

TEST(RepairGoal, IsReadFromItsName) {
    EXPECT_EQ(Goal::named("gap").kind, Goal::Kind::Gap);
    EXPECT_EQ(Goal::named("findings").kind, Goal::Kind::Findings);
    const Goal goal = Goal::named("nearest_market=1.5..3");
    EXPECT_EQ(goal.kind, Goal::Kind::Figure);
    EXPECT_EQ(words_of(goal.target), "nearest_market=1.5..3");
}

TEST(RepairGoal, RefusesAnythingElse) {
    for (const char* text : {"", "gaps", "gap=1..2", "land", "land=..", "land=1..", "land=a..2",
                             "land=1..2x", "land=3..2", "land=nan..2", "=1..2"}) {
        try {
            Goal::named(text);
            ADD_FAILURE() << text;
        } catch (const InputError& error) {
            EXPECT_THAT(error.what(), HasSubstr("--goal"));
        }
    }
}

double distance(const map::Map& map, const char* goal) {
    return GoalMeasure(map, Goal::named(goal), yucata()).distance();
}

TEST(RepairGoal, IsAsFarAsTheFigureLiesBesideItsRange) {
    const map::Map map = balance::small_map(); // with two markets
    EXPECT_EQ(distance(map, "markets=1..2"), 0);
    EXPECT_EQ(distance(map, "markets=5..9"), 3);
    EXPECT_EQ(distance(map, "markets=0..1"), 1);
    EXPECT_TRUE(std::isinf(distance(map::Map({3, 3}), "herd_distance=1..2")));
}

TEST(RepairGoal, IsAsFarFromAChangedMapAsFromThatMapAlone) {
    const map::Map map = balance::small_map();
    map::Map changed = map;
    changed.set({0, 0}, map::Space::Water);
    changed.set({3, 1}, map::Space::Pampas);
    for (const char* goal : {"findings", "waters=4..5", "busiest_tenth=99..100", "symmetry=100"}) {
        EXPECT_EQ(GoalMeasure(map, Goal::named(goal), yucata()).distance(changed),
                  distance(changed, goal))
            << goal;
    }
    EXPECT_EQ(distance(map, "busiest_tenth=99..100"),
              99 - *measures::measure(measures::traffic(), graph::analyze(map)));
}

TEST(RepairGoal, BlamesSpacesThatFindingsSpeakOf) {
    const map::Map map = testing::drawn_map({"$w....", "ww....", "..m.f."}); // a market cut off
    const GoalMeasure measure(map, Goal::named("findings"), yucata());
    EXPECT_GT(measure.distance(), 0);
    const auto weights = measure.blame();
    EXPECT_EQ(weights.size(), map.spaces().size());
    EXPECT_GT(*std::ranges::max_element(weights), 1);
    EXPECT_EQ(*std::ranges::min_element(weights), 1);
}

std::string refusal(const char* goal, const Limits& limits) {
    try {
        require_reachable(balance::small_map(), Goal::named(goal), limits);
        return "";
    } catch (const InputError& error) {
        return error.what();
    }
}

TEST(RepairGoal, IsRefusedWhereTheLimitsForbidItsNumber) {
    const Limits kept{.changes = 3, .client = yucata()};
    EXPECT_EQ(refusal("markets=3..4", kept),
              "markets=3..4: the map has 2, and the number of spaces of each kind is kept");
    EXPECT_EQ(refusal("markets=2..4", kept), "");
    EXPECT_EQ(refusal("nearest_market=3..4", kept), "");
    EXPECT_EQ(refusal("gap", kept), "");
    const Limits free{.changes = 3, .free_counts = true, .client = yucata()};
    EXPECT_EQ(refusal("markets=5..9", free), "");
    EXPECT_EQ(refusal("markets=6..9", free),
              "markets=6..9: the map has 2, and at most 3 spaces may change");
    EXPECT_THAT(refusal("spaces=1..2", free), HasSubstr("a repair cannot add or remove spaces"));
}

} // namespace
} // namespace pampas::repair
