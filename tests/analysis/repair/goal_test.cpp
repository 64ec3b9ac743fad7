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

TEST(RepairGoal, IsAsFarAsTheFigureLiesBesideItsRange) {
    const map::Map map = balance::small_map(); // with two markets
    EXPECT_EQ(distance(map, Goal::named("markets=1..2"), yucata()), 0);
    EXPECT_EQ(distance(map, Goal::named("markets=5..9"), yucata()), 3);
    EXPECT_EQ(distance(map, Goal::named("markets=0..1"), yucata()), 1);
    EXPECT_EQ(distance(map, Goal::named("gap"), yucata()), 0);
    EXPECT_TRUE(
        std::isinf(distance(map::Map({3, 3}), Goal::named("herd_distance=1..2"), yucata())));
}

TEST(RepairGoal, BlamesSpacesThatFindingsSpeakOf) {
    const map::Map map = testing::drawn_map({"$w....", "ww....", "..m.f."}); // a market cut off
    const Goal goal = Goal::named("findings");
    EXPECT_GT(distance(map, goal, yucata()), 0);
    const auto weights = blame(map, goal, yucata());
    EXPECT_EQ(weights.size(), map.spaces().size());
    EXPECT_GT(*std::ranges::max_element(weights), 1);
    EXPECT_EQ(*std::ranges::min_element(weights), 1);
}

} // namespace
} // namespace pampas::repair
