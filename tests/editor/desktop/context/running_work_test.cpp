#include "editor/desktop/context/running_work.h"

#include <gtest/gtest.h>

namespace pampas::desktop {
namespace {

struct RunningWorkTest : ::testing::Test {
    RunningWork work;
    int changes = 0;
    Connection counting = work.changed.connect([this] { ++changes; });
};

TEST_F(RunningWorkTest, KnowsWhatRunsOnWhichMap) {
    work.set(1, "games", 0.5);
    work.set(1, "repair", 0.2);
    work.set(2, "games", 0.7);
    EXPECT_EQ(work.share(1, "games"), 0.5);
    EXPECT_EQ(work.share(1), 0.2) << "the least";
    EXPECT_EQ(work.share(2, "repair"), std::nullopt);
    EXPECT_EQ(work.share(3), std::nullopt);
    work.set(1, "repair", {});
    EXPECT_EQ(work.share(1), 0.5);
    EXPECT_EQ(changes, 4);
}

TEST_F(RunningWorkTest, TheEndOfNothingIsNoChange) {
    work.set(1, "games", {});
    work.forget(1);
    EXPECT_EQ(changes, 0);
}

TEST_F(RunningWorkTest, NothingRunsOnAClosedMap) {
    work.set(1, "games", 0.5);
    work.set(2, "games", 0.5);
    work.forget(1);
    EXPECT_EQ(work.share(1), std::nullopt);
    EXPECT_EQ(work.share(2), 0.5);
    EXPECT_EQ(changes, 3);
}

} // namespace
} // namespace pampas::desktop
