#include "editor/command_line/progress_bar.h"

#include <gmock/gmock.h>

namespace pampas::command_line {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

TEST(ProgressLine, TellsHowFarHowFastAndHowLong) {
    EXPECT_EQ(progress_line(260, 500, "games", seconds(10)),
              "[===============               ]  52 %, 260 of 500 games, 26 a second, 10 s left");
    EXPECT_EQ(progress_line(1, 400, "games", seconds(4)),
              "[                              ]   0 %, 1 of 400 games, 0.2 a second, 27 min left");
}

TEST(ProgressLine, TellsOnlyTheShareOfWhatNobodyCounts) {
    EXPECT_EQ(progress_line(1, 3, "", seconds(1)),
              "[==========                    ]  33 %, 2 s left");
}

TEST(ProgressLine, HasNoTimeLeftBeforeTheFirstStepAndAfterTheLast) {
    EXPECT_EQ(progress_line(0, 3, "", seconds(1)), "[                              ]   0 %");
    EXPECT_EQ(progress_line(3, 3, "", seconds(1)), "[==============================] 100 %");
}

TEST(ProgressLine, RoundsLongTimesUp) {
    const auto left = [](std::chrono::seconds passed) { // as much again
        const std::string line = progress_line(1, 2, "", passed);
        return line.substr(line.rfind(", ") + 2);
    };
    EXPECT_EQ(left(seconds(119)), "119 s left");
    EXPECT_EQ(left(seconds(121)), "3 min left");
    EXPECT_EQ(left(minutes(120)), "2 h left");
    EXPECT_EQ(left(hours(30)), "30 h left");
}

} // namespace
} // namespace pampas::command_line
