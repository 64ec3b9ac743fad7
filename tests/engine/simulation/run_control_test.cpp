#include "engine/simulation/run_control.h"

#include <gtest/gtest.h>

namespace pampas::simulation {
namespace {

using std::chrono::seconds;

TEST(Stop, IncludesMilderEnds) {
    const Stop stop;
    const Stop same = stop;
    EXPECT_EQ(stop.ended(), RunState::Ended::Finished);
    stop.request(End::Search);
    EXPECT_TRUE(same.is_requested(End::Search));
    EXPECT_FALSE(same.is_requested(End::Games));
    EXPECT_EQ(same.ended(), RunState::Ended::Stopped);
    stop.request(End::AtOnce);
    EXPECT_TRUE(same.token(End::Games).stop_requested());
    EXPECT_EQ(same.ended(), RunState::Ended::Abandoned);
}

TEST(Stop, KnowsThatTimeIsOver) {
    const Stop stop;
    stop.request(End::Games);
    EXPECT_FALSE(stop.is_out_of_time());
    stop.request(End::Games, Stop::Reason::Time);
    EXPECT_TRUE(stop.is_out_of_time());
    EXPECT_EQ(stop.ended(), RunState::Ended::OutOfTime);
}

TEST(RunControl, StopsAtTheEndItIsFor) {
    const Stop stop;
    const RunControl control(stop);
    stop.request(End::Search);
    EXPECT_TRUE(control.until(End::Search).is_stopped());
    EXPECT_FALSE(control.is_stopped());
    stop.request(End::Games);
    EXPECT_TRUE(control.is_stopped());
    EXPECT_TRUE(control.apart().is_stopped());
    EXPECT_FALSE(control.until(End::AtOnce).is_stopped());
}

TEST(RunControl, CopiesCountTogetherButForWhatIsApart) {
    std::size_t told = 0;
    const RunControl control(Stop(), [&](const RunState&) { ++told; });
    control.begin(RunState::Unit::Games, 100);
    control.advance(10);
    control.until(End::Search).advance(5);
    control.apart().advance(50);
    control.find(20);
    control.spare(30);
    control.reach({.gap = 0.1});
    EXPECT_EQ(told, 6U);
    const RunState state = control.state();
    EXPECT_EQ(state.done, 35U);
    EXPECT_EQ(state.found, 20U);
    EXPECT_EQ(state.most, 70U);
    EXPECT_DOUBLE_EQ(state.share(), 0.5);
    EXPECT_DOUBLE_EQ(state.best->gap, 0.1);
    control.begin(RunState::Unit::Maps, 3);
    EXPECT_EQ(control.state().phase, 2);
    EXPECT_EQ(control.state().done, 0U);
    EXPECT_FALSE(control.state().best);
}

TEST(RunControl, WeighsSteps) {
    const RunControl control;
    control.begin(RunState::Unit::Games, 20, 10 * 1 + 10 * 4);
    control.weigh(4);
    control.advance(10);
    EXPECT_DOUBLE_EQ(control.state().effort, 40);
    EXPECT_DOUBLE_EQ(control.state().effort_left, 10);
}

TEST(RunState, SaysHowFastItIsAndHowLongItTakes) {
    RunState state{.most = 100, .effort_left = 100};
    EXPECT_FALSE(state.seconds_left()) << "nothing is known before the first step";
    state.find(50, 50);
    state.advance(10, 10);
    state.elapsed = seconds(5);
    EXPECT_DOUBLE_EQ(state.rate(), 2);
    EXPECT_DOUBLE_EQ(state.seconds_left().value(), 20);
    state.limit = seconds(8);
    EXPECT_DOUBLE_EQ(state.seconds_left().value(), 3);
    state.advance(50, 40);
    EXPECT_DOUBLE_EQ(state.share(), 1) << "though it took more than there were";
    EXPECT_FALSE(state.seconds_left());
}

TEST(RunState, SparesNoMoreStepsThanAreLeft) {
    RunState state{.most = 10, .effort_left = 10};
    state.advance(6, 6);
    state.spare(3, 3);
    EXPECT_EQ(state.most, 7U);
    EXPECT_DOUBLE_EQ(state.effort_left, 1);
    state.spare(3, 1);
    EXPECT_EQ(state.most, 6U);
    EXPECT_DOUBLE_EQ(state.share(), 1);
}

TEST(Pace, TakesAsManyDealsAsLastSoLong) {
    Pace pace(10);
    EXPECT_EQ(pace.deals(3), 3U);
    EXPECT_EQ(pace.deals(3, 50), 50U);
    pace.took(10, seconds(2));
    EXPECT_EQ(pace.deals(3), 50U);
    EXPECT_EQ(pace.deals(3, 40), 80U);
    pace.took(1, std::chrono::milliseconds(1));
    EXPECT_EQ(pace.deals(3), 20U) << "one deal says little";
}

} // namespace
} // namespace pampas::simulation
