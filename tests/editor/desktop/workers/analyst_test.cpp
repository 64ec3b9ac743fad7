#include "analysis/report/map/analysis.h"
#include "editor/desktop/workers/analyst.h"
#include "tests/editor/desktop/gui.h"

namespace pampas::desktop {
namespace {

using map::Space;

/// An analyst that hands over to the tests' window thread.
struct Desk {
    std::vector<Measured> found;
    Analyst analyst{[this](const Measured& measured) { found.push_back(measured); }};

    bool wait_for(std::size_t request) {
        return testing::wait_until([&] {
            return !found.empty() && found.back().request == request && found.back().complete;
        });
    }
};

map::Map board() {
    map::Map map({14, 12});
    map.set({2, 3}, Space::Market);
    map.set({11, 9}, Space::Market);
    for (int column = 4; column < 10; ++column) {
        map.set({column, 6}, Space::Forest);
    }
    return map;
}

TEST(Analyst, FindsWhatTheCommandLineFinds) {
    Desk desk;
    ASSERT_TRUE(desk.wait_for(desk.analyst.analyze(board(), {})));
    EXPECT_EQ(report::analysis_json(*desk.found.back().analysis, {}),
              report::analysis_json(graph::analyze(board()), {}));
    EXPECT_FALSE(desk.found.front().complete) << "what is quick comes first";
}

TEST(Analyst, AnswersTheLastOfManyQuestions) {
    Desk desk;
    map::Map map = board();
    std::size_t last = 0;
    for (int row = 0; row < 12; ++row) {
        for (int column = 0; column < 14; ++column) {
            map.set({column, row}, column % 3 == 0 ? Space::Water : Space::Pampas);
            last = desk.analyst.analyze(map, {});
        }
    }
    ASSERT_TRUE(desk.wait_for(last));
    EXPECT_EQ(*desk.found.back().map, map);
    EXPECT_EQ(report::analysis_json(*desk.found.back().analysis, {}),
              report::analysis_json(graph::analyze(map), {}));
    for (std::size_t i = 1; i < desk.found.size(); ++i) {
        EXPECT_LE(desk.found[i - 1].request, desk.found[i].request);
    }
}

TEST(Analyst, LooksThroughAnotherLensWithoutMeasuringAgain) {
    Desk desk;
    ASSERT_TRUE(desk.wait_for(desk.analyst.analyze(board(), {})));
    const auto analysis = desk.found.back().analysis;
    for (const overlays::Kind& kind : overlays::kinds()) {
        ASSERT_TRUE(desk.wait_for(desk.analyst.look_through(&kind)));
        EXPECT_EQ(desk.found.back().analysis, analysis);
        ASSERT_TRUE(desk.found.back().overlay) << kind.name;
        EXPECT_EQ(desk.found.back().overlay->summary, kind.make(board(), *analysis).summary);
    }
}

TEST(Analyst, HasNoWayToAMarketThatIsGone) {
    Desk desk;
    ASSERT_TRUE(desk.wait_for(desk.analyst.analyze(board(), hex::Coordinate{2, 3})));
    EXPECT_TRUE(desk.found.back().overlay);
    map::Map map = board();
    map.set({2, 3}, Space::Pampas);
    ASSERT_TRUE(desk.wait_for(desk.analyst.analyze(map, hex::Coordinate{2, 3})));
    EXPECT_FALSE(desk.found.back().overlay);
}

/// The betweenness of such a map takes minutes.
TEST(Analyst, CanGoInTheMiddleOfItsWork) {
    bool told = false;
    {
        Analyst analyst([&told](const Measured&) { told = true; });
        analyst.analyze(map::Map({250, 250}), {});
        ASSERT_TRUE(testing::wait_until([&told] { return told; }));
        told = false;
    }
    testing::settle();
    EXPECT_FALSE(told) << "nobody is there to be told";
}

} // namespace
} // namespace pampas::desktop
