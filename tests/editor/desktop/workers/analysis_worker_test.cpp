#include "analysis/report/map/analysis.h"
#include "editor/desktop/workers/analysis_worker.h"
#include "tests/editor/desktop/gui.h"

#include <nlohmann/json.hpp>

namespace pampas::desktop {
namespace {

using map::Space;

/// A worker that hands over to the tests' window thread.
struct Asker {
    std::vector<Measured> found;
    AnalysisWorker worker{[this](const Measured& measured) { found.push_back(measured); }};

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

TEST(AnalysisWorker, FindsWhatTheCommandLineFinds) {
    Asker asker;
    ASSERT_TRUE(asker.wait_for(asker.worker.analyze(board(), {})));
    EXPECT_EQ(report::analysis_json(*asker.found.back().analysis, {}),
              report::analysis_json(graph::analyze(board()), {}));
    EXPECT_FALSE(asker.found.front().complete) << "what is quick comes first";
}

TEST(AnalysisWorker, AnswersTheLastOfManyQuestions) {
    Asker asker;
    map::Map map = board();
    std::size_t last = 0;
    for (int row = 0; row < 12; ++row) {
        for (int column = 0; column < 14; ++column) {
            map.set({column, row}, column % 3 == 0 ? Space::Water : Space::Pampas);
            last = asker.worker.analyze(map, {});
        }
    }
    ASSERT_TRUE(asker.wait_for(last));
    EXPECT_EQ(*asker.found.back().map, map);
    EXPECT_EQ(report::analysis_json(*asker.found.back().analysis, {}),
              report::analysis_json(graph::analyze(map), {}));
    for (std::size_t i = 1; i < asker.found.size(); ++i) {
        EXPECT_LE(asker.found[i - 1].request, asker.found[i].request);
    }
}

TEST(AnalysisWorker, LooksThroughAnotherLensWithoutMeasuringAgain) {
    Asker asker;
    ASSERT_TRUE(asker.wait_for(asker.worker.analyze(board(), {})));
    const auto analysis = asker.found.back().analysis;
    for (const overlays::Kind& kind : overlays::kinds()) {
        ASSERT_TRUE(asker.wait_for(asker.worker.choose(&kind)));
        EXPECT_EQ(asker.found.back().analysis, analysis);
        ASSERT_TRUE(asker.found.back().overlay) << kind.name;
        EXPECT_EQ(asker.found.back().overlay->summary, kind.make(board(), *analysis).summary);
    }
}

TEST(AnalysisWorker, HasNoWayToAMarketThatIsGone) {
    Asker asker;
    ASSERT_TRUE(asker.wait_for(asker.worker.analyze(board(), hex::Coordinate{2, 3})));
    EXPECT_TRUE(asker.found.back().overlay);
    map::Map map = board();
    map.set({2, 3}, Space::Pampas);
    ASSERT_TRUE(asker.wait_for(asker.worker.analyze(map, hex::Coordinate{2, 3})));
    EXPECT_FALSE(asker.found.back().overlay);
}

/// The betweenness of such a map takes minutes.
TEST(AnalysisWorker, CanGoInTheMiddleOfItsWork) {
    bool told = false;
    {
        AnalysisWorker worker([&told](const Measured&) { told = true; });
        worker.analyze(map::Map({250, 250}), {});
        ASSERT_TRUE(testing::wait_until([&told] { return told; }));
        told = false;
    }
    testing::settle();
    EXPECT_FALSE(told) << "nobody is there to be told";
}

} // namespace
} // namespace pampas::desktop
