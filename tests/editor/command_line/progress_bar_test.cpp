#include "editor/command_line/progress_bar.h"

#include <gmock/gmock.h>

namespace pampas::command_line {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

std::string line_of(std::uintmax_t done, std::uintmax_t most, const std::string& unit,
                    std::chrono::duration<double> passed) {
    Progress progress(most);
    progress.advance(done, static_cast<double>(done));
    return progress.line(unit, passed);
}

TEST(ProgressLine, TellsHowFarHowFastAndHowLong) {
    EXPECT_EQ(line_of(260, 500, "games", seconds(10)),
              "[===============               ]  52 %, 260 of 500 games, 26 a second, 10 s left");
    EXPECT_EQ(line_of(1, 400, "games", seconds(4)),
              "[                              ]   0 %, 1 of 400 games, 0.2 a second, 27 min left");
}

TEST(ProgressLine, TellsOnlyTheShareOfWhatNobodyCounts) {
    EXPECT_EQ(line_of(1, 3, "", seconds(1)), "[==========                    ]  33 %, 2 s left");
}

TEST(ProgressLine, HasNoTimeLeftBeforeTheFirstStepAndAfterTheLast) {
    EXPECT_EQ(line_of(0, 3, "", seconds(1)), "[                              ]   0 %");
    EXPECT_EQ(line_of(3, 3, "", seconds(1)), "[==============================] 100 %");
}

TEST(ProgressLine, RoundsLongTimesUp) {
    const auto left = [](std::chrono::seconds passed) { // as much again
        const std::string line = line_of(1, 2, "", passed);
        return line.substr(line.rfind(", ") + 2);
    };
    EXPECT_EQ(left(seconds(119)), "119 s left");
    EXPECT_EQ(left(seconds(121)), "3 min left");
    EXPECT_EQ(left(minutes(120)), "2 h left");
    EXPECT_EQ(left(hours(30)), "30 h left");
}

TEST(ProgressLine, WhatTakesLongerIsLongerToCome) {
    Progress progress(200, 100 + 900);
    progress.advance(100, 100);
    EXPECT_THAT(progress.line("games", seconds(10)), ::testing::EndsWith("10 a second, 90 s left"));
}

TEST(ProgressLine, WhatIsCutShortTakesNoLonger) {
    Progress progress(1000);
    progress.advance(10, 10);
    progress.limit(1);
    EXPECT_THAT(progress.line("games", seconds(10)), ::testing::EndsWith("50 s left"));
    EXPECT_THAT(progress.line("games", seconds(70)), ::testing::EndsWith("0 s left"));
}

TEST(ProgressLine, WhatIsFoundOrSparedSaysNothingOfTheSpeed) {
    Progress progress(100);
    progress.find(50, 50);
    EXPECT_THAT(progress.line("games", seconds(1)), ::testing::EndsWith("50 of 100 games"));
    progress.advance(10, 10);
    progress.spare(20, 20);
    EXPECT_THAT(progress.line("games", seconds(10)),
                ::testing::EndsWith("60 of 80 games, 1.0 a second, 20 s left"));
}

} // namespace
} // namespace pampas::command_line
