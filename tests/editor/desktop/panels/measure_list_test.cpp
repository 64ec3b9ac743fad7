#include "analysis/measures/map_findings.h"
#include "analysis/measures/published.h"
#include "editor/desktop/panels/measure_list.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

using map::Space;
using ::testing::HasSubstr;

/// Two markets, the second out of reach.
map::Map measured_board() {
    map::Map map({6, 3});
    map.set({0, 0}, Space::Forest);
    map.set({2, 0}, Space::Market);
    map.set({5, 2}, Space::Market);
    for (const hex::Coordinate at : map.grid().neighbours({5, 2})) {
        map.set(at, Space::Water);
    }
    return map;
}

TEST(MeasureRows, BeginWithTheMarketHardestToReach) {
    const auto rows = measure_rows(graph::analyze(measured_board()), true);
    std::vector<MeasureRow> markets;
    std::ranges::copy_if(rows, std::back_inserter(markets),
                         [](const MeasureRow& row) { return row.market.has_value(); });
    ASSERT_EQ(markets.size(), 2U);
    EXPECT_EQ(markets[0].text, "F3");
    EXPECT_EQ(markets[0].value, "out of reach");
    EXPECT_EQ(markets[0].tone, Tone::Error);
    EXPECT_EQ(markets[1].text, "C1");
    EXPECT_EQ(markets[1].value, "1 animal");
    EXPECT_EQ(markets[1].note, "accessibility 1.00, closed by 2 spaces");
}

TEST(MeasureRows, TellEveryFigure) {
    const auto rows = measure_rows(graph::analyze(measured_board()), true);
    for (const measures::Figure& figure : measures::figures()) {
        EXPECT_TRUE(std::ranges::any_of(rows, [&](const MeasureRow& row) {
            return row.text.utf8_string() == figure.words && !row.value.empty();
        })) << figure.key;
    }
}

TEST(MeasureRows, BeginWithTheNews) {
    const graph::Analysis analysis = graph::analyze(measured_board());
    const auto news = measures::map_findings(analysis, {});
    const auto rows = measure_rows(analysis, true);
    ASSERT_FALSE(news.empty()) << "a market is out of reach";
    for (std::size_t i = 0; i < news.size(); ++i) {
        EXPECT_EQ(rows[i + 1].text.utf8_string(), news[i].sentence);
        EXPECT_EQ(rows[i + 1].spaces, news[i].spaces);
        EXPECT_TRUE(rows[i + 1].tone);
    }
}

TEST(MeasureRows, LeaveRoomForWhatIsStillCounted) {
    const auto waiting = [](const graph::Analysis& analysis, bool complete) {
        const auto rows = measure_rows(analysis, complete);
        return std::ranges::count(rows, wxString::FromUTF8("…"), &MeasureRow::value);
    };
    EXPECT_GT(waiting(graph::quick_analysis(measured_board()), false), 0);
    EXPECT_EQ(waiting(graph::analyze(measured_board()), true), 0);
}

TEST(MeasureRows, PraiseNoBoardOnWhichNothingCanBeMeasured) {
    map::Map map({9, 7});
    const auto first = [&map] { return measure_rows(graph::analyze(map), true)[1]; };
    EXPECT_THAT(first().text.utf8_string(), HasSubstr("Paint markets and land first"));
    EXPECT_EQ(first().tone, Tone::Note);
    map.set({1, 1}, map::Space::Market);
    EXPECT_THAT(first().text.utf8_string(), HasSubstr("Paint land first"));
}

} // namespace

} // namespace pampas::desktop
