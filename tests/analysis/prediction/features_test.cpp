#include "analysis/graph/market_paths.h"
#include "analysis/graph/stop.h"
#include "analysis/prediction/features.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace pampas::prediction {
namespace {

/// 1 if the space is beside one for which `counts` holds, otherwise 0.
int around(const map::Map& map, hex::Coordinate at, const auto& counts) {
    int result = 0;
    for (const hex::Coordinate there : map.grid().neighbours(at)) {
        result += map.grid().contains(there) && counts(map.at(there)) ? 1 : 0;
    }
    return result;
}

RC_GTEST_PROP(PredictionFeatures, AreThoseOfAPlainCount, ()) {
    const map::Map map = *testing::any_map();
    const auto told = features(map);
    const bool is_played_on =
        !map.all(map::Space::Market).empty() && std::ranges::any_of(map.spaces(), map::is_land);
    RC_ASSERT(told.has_value() == is_played_on);
    const Features found = told.value_or(Features());
    RC_PRE(is_played_on);
    std::vector<int> markets;
    double best = 0;
    for (std::size_t offset = 0; offset < map.spaces().size(); ++offset) {
        const hex::Coordinate at = map.grid().coordinate(offset);
        if (map.at(at) == map::Space::Pampas && around(map, at, map::is_land) > 0) {
            markets.push_back(
                around(map, at, [](map::Space space) { return space == map::Space::Market; }));
        }
        double nearness = 0;
        for (const hex::Coordinate market : map.all(map::Space::Market)) {
            const auto distance = graph::distances_to(map, market)[offset];
            nearness += map::is_land(map.at(at)) && distance ? std::pow(0.5, *distance) : 0;
        }
        best = std::max(best, nearness);
    }
    std::ranges::sort(markets, std::greater());
    markets.resize(std::max(markets.size(), std::size_t{8}));
    RC_ASSERT(found[0] == markets[0]);
    RC_ASSERT(found[1] == (markets[0] >= 3 ? 1 : 0));
    RC_ASSERT(found[2] == markets[7]);
    RC_ASSERT(std::abs(found[4] - best) < 1e-9);
    const auto rich = std::ranges::count_if(markets, [](int count) { return count >= 3; });
    RC_ASSERT(std::abs(std::expm1(found[7]) - static_cast<double>(rich)) < 1e-9);
}

TEST(PredictionFeatures, OfAMapThatIsKnown) {
    // Two markets touch C3, which is beside land. The one at A1 is three animals from land.
    const map::Map map = testing::drawn_map({"$....", "...m.", "..$$."});
    const Features found = features(map).value();
    EXPECT_EQ(found[0], 2);
    EXPECT_EQ(found[1], 0);
    EXPECT_NEAR(found[3], std::log(12), 1e-9);
    EXPECT_EQ(found[5], 2) << "markets one animal from the meadow";
    EXPECT_NEAR(found[6], std::log(3), 1e-9);
}

TEST(PredictionFeatures, OfABoardThatIsNotPlayedOnThereAreNone) {
    EXPECT_FALSE(features(map::Map({3, 3})));
    EXPECT_FALSE(features(testing::drawn_map({".$."})));
    EXPECT_FALSE(features(testing::drawn_map({".m."})));
}

TEST(PredictionFeatures, StopWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(features(testing::drawn_map({"$.m"}), stop.get_token()), graph::Stopped);
}

} // namespace
} // namespace pampas::prediction
