#include "analysis/report/map/analysis.h"
#include "editor/desktop/workers/analysis_worker.h"
#include "tests/editor/desktop/gui.h"

#include <nlohmann/json.hpp>

namespace pampas::desktop {
namespace {

using map::Space;

/// A worker that reports to the window thread of the tests.
struct WorkerInUse {
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
    WorkerInUse used;
    ASSERT_TRUE(used.wait_for(used.worker.analyze(board(), {})));
    EXPECT_EQ(report::analysis_json(*used.found.back().analysis, {}),
              report::analysis_json(graph::analyze(board()), {}));
    EXPECT_FALSE(used.found.front().complete) << "what is quick comes first";
}

TEST(AnalysisWorker, AnswersTheLastOfManyQuestions) {
    WorkerInUse used;
    map::Map map = board();
    std::size_t last = 0;
    for (int row = 0; row < 12; ++row) {
        for (int column = 0; column < 14; ++column) {
            map.set({column, row}, column % 3 == 0 ? Space::Water : Space::Pampas);
            last = used.worker.analyze(map, {});
        }
    }
    ASSERT_TRUE(used.wait_for(last));
    EXPECT_EQ(*used.found.back().map, map);
    EXPECT_EQ(report::analysis_json(*used.found.back().analysis, {}),
              report::analysis_json(graph::analyze(map), {}));
    for (std::size_t i = 1; i < used.found.size(); ++i) {
        EXPECT_LE(used.found[i - 1].request, used.found[i].request);
    }
}

TEST(AnalysisWorker, LooksThroughAnotherLensWithoutMeasuringAgain) {
    WorkerInUse used;
    ASSERT_TRUE(used.wait_for(used.worker.analyze(board(), {})));
    const auto analysis = used.found.back().analysis;
    for (const overlays::Kind& kind : overlays::kinds()) {
        ASSERT_TRUE(used.wait_for(used.worker.choose(&kind)));
        EXPECT_EQ(used.found.back().analysis, analysis);
        ASSERT_TRUE(used.found.back().overlay) << kind.name;
        EXPECT_EQ(used.found.back().overlay->summary, kind.make(board(), *analysis).summary);
    }
}

TEST(AnalysisWorker, HasNoWayToAMarketThatIsGone) {
    WorkerInUse used;
    ASSERT_TRUE(used.wait_for(used.worker.analyze(board(), hex::Coordinate{2, 3})));
    EXPECT_TRUE(used.found.back().overlay);
    map::Map map = board();
    map.set({2, 3}, Space::Pampas);
    ASSERT_TRUE(used.wait_for(used.worker.analyze(map, hex::Coordinate{2, 3})));
    EXPECT_FALSE(used.found.back().overlay);
}

/// The betweenness of this map takes minutes.
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
