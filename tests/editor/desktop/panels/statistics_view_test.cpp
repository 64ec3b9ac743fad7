#include "analysis/graph/analysis.h"
#include "editor/desktop/panels/statistics_view.h"
#include "tests/editor/desktop/desk.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>
#include <wx/frame.h>

#include <numeric>

namespace pampas::desktop {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;

graph::PathsOfMarkets paths(const map::Map& map) {
    return graph::market_paths(map);
}

TEST(MapCharts, CountTheWaysThereAre) {
    const auto markets = paths(testing::drawn_map({"f..$..$-$"}));
    EXPECT_THAT(between_markets(markets), ElementsAre(Pair(2, 1), Pair(no_way, 2)));
    EXPECT_THAT(to_land(markets), ElementsAre(Pair(2, 1), Pair(no_way, 2)));
}

// Each pair of markets and each market counts once.
RC_GTEST_PROP(MapCharts, LeaveNoMarketOut, ()) {
    const map::Map map = *testing::any_map();
    const auto markets = map.all(map::Space::Market).size();
    const auto total = [](const Distances& distances) {
        return std::accumulate(
            distances.begin(), distances.end(), std::size_t{0},
            [](std::size_t sum, const auto& each) { return sum + std::size_t(each.second); });
    };
    RC_ASSERT(total(between_markets(paths(map))) ==
              markets * (markets - (markets > 0 ? 1 : 0)) / 2);
    RC_ASSERT(total(to_land(paths(map))) == markets);
}

class StatisticsViewTest : public ::testing::Test, protected testing::Surroundings {};

TEST_F(StatisticsViewTest, IsAsHighAsWhatThereIsToTell) {
    wxFrame frame(nullptr, wxID_ANY, "test");
    auto& view = *new StatisticsView(&frame, context());
    frame.SetClientSize(320, 600);
    testing::show(frame);
    const int nothing = view.height();
    const auto show = [this, &view](const map::Map& map) {
        Measured found;
        found.analysis = std::make_shared<const graph::Analysis>(graph::quick_analysis(map));
        context().measures().measured(found);
        testing::settle();
        return view.height();
    };
    const int blank = show(map::Map({5, 5}, map::Space::Void));
    const int some = show(testing::drawn_map({"f..$..$"}));
    EXPECT_GT(blank, nothing);
    EXPECT_GT(some, blank);
    EXPECT_GT(show(testing::drawn_map({"fgm$..$", "rs.w..$"})), some);
    context().measures().outdated();
    testing::settle();
}

} // namespace

} // namespace pampas::desktop
