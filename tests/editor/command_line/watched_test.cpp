#include "editor/command_line/watched.h"

#include <gmock/gmock.h>

namespace pampas::command_line {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

using simulation::RunState;

RunState state_of(std::uintmax_t most, double effort) {
    return {.most = most, .effort_left = effort};
}

std::string line_at(RunState state, std::chrono::duration<double> elapsed) {
    state.elapsed = elapsed;
    return progress_line(state);
}

std::string line_of(std::uintmax_t done, std::uintmax_t most, RunState::Unit unit,
                    std::chrono::duration<double> elapsed) {
    RunState state = state_of(most, static_cast<double>(most));
    state.unit = unit;
    state.advance(done, static_cast<double>(done));
    return line_at(state, elapsed);
}

TEST(ProgressLine, TellsHowFarHowFastAndHowLong) {
    EXPECT_EQ(line_of(260, 500, RunState::Unit::Games, seconds(10)),
              "[===============               ]  52 %, 260 of 500 games, 26 a second, 10 s left");
    EXPECT_EQ(line_of(1, 400, RunState::Unit::Games, seconds(4)),
              "[                              ]   0 %, 1 of 400 games, 0.2 a second, 27 min left");
}

TEST(ProgressLine, TellsOnlyTheShareOfWhatNobodyCounts) {
    EXPECT_EQ(line_of(1, 3, RunState::Unit::Uncounted, seconds(1)),
              "[==========                    ]  33 %, 2 s left");
}

TEST(ProgressLine, HasNoTimeLeftBeforeTheFirstStepAndAfterTheLast) {
    EXPECT_EQ(line_of(0, 3, RunState::Unit::Uncounted, seconds(1)),
              "[                              ]   0 %");
    EXPECT_EQ(line_of(3, 3, RunState::Unit::Uncounted, seconds(1)),
              "[==============================] 100 %");
}

TEST(ProgressLine, RoundsLongTimesUp) {
    const auto left = [](std::chrono::seconds passed) { // the rest takes the same time again
        const std::string line = line_of(1, 2, RunState::Unit::Uncounted, passed);
        return line.substr(line.rfind(", ") + 2);
    };
    EXPECT_EQ(left(seconds(119)), "119 s left");
    EXPECT_EQ(left(seconds(121)), "3 min left");
    EXPECT_EQ(left(minutes(120)), "2 h left");
    EXPECT_EQ(left(hours(30)), "30 h left");
}

TEST(ProgressLine, WhatTakesLongerIsLongerToCome) {
    RunState progress = state_of(200, 100 + 900);
    progress.advance(100, 100);
    EXPECT_THAT(line_at(progress, seconds(10)), ::testing::EndsWith("10 a second, 90 s left"));
}

TEST(ProgressLine, WhatIsCutShortTakesNoLonger) {
    RunState progress = state_of(1000, 1000);
    progress.advance(10, 10);
    progress.limit = minutes(1);
    EXPECT_THAT(line_at(progress, seconds(10)), ::testing::EndsWith("50 s left"));
    EXPECT_THAT(line_at(progress, seconds(70)), ::testing::EndsWith("0 s left"));
}

TEST(ProgressLine, WhatIsFoundOrSparedSaysNothingOfTheSpeed) {
    RunState progress = state_of(100, 100);
    progress.find(50, 50);
    EXPECT_THAT(line_at(progress, seconds(1)), ::testing::EndsWith("50 of 100 games"));
    progress.advance(10, 10);
    progress.spare(20, 20);
    EXPECT_THAT(line_at(progress, seconds(10)),
                ::testing::EndsWith("60 of 80 games, 1.0 a second, 20 s left"));
}

TEST(ProgressLine, TellsTheBestMapSoFar) {
    RunState state = state_of(2, 2);
    state.best = {.gap = 0.021};
    EXPECT_THAT(line_at(state, seconds(1)), ::testing::EndsWith("0 of 2 games; gap 2.1 %"));
    state.best->changes = 4;
    EXPECT_THAT(line_at(state, seconds(1)), ::testing::EndsWith("; gap 2.1 % with 4 changes"));
}

} // namespace
} // namespace pampas::command_line
