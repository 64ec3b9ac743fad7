#include "analysis/legality/playable.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

namespace pampas::legality {
namespace {

using testing::drawn_map;

std::string obstacle_on(const std::vector<std::string>& rows) {
    const auto found = obstacle(drawn_map(rows));
    return found ? found->code : "";
}

TEST(Playable, NeedsAMarketLandAndPampas) {
    EXPECT_EQ(obstacle_on({"m.$"}), "");
    EXPECT_EQ(obstacle_on({"m.."}), "no-market");
    EXPECT_EQ(obstacle_on({"..$"}), "no-land");
    EXPECT_EQ(obstacle_on({"m$m"}), "no-pampas");
}

TEST(Playable, NeedsOneMarketThatHerdsReach) {
    EXPECT_EQ(obstacle_on({"m.-.$"}), "market-cut-off");
    EXPECT_EQ(obstacle_on({"m.-$"}), "market-closed");
    EXPECT_EQ(obstacle_on({"m.$-$"}), "");
}

TEST(Playable, DoesNotAskWhatAClientTakes) {
    EXPECT_EQ(obstacle_on({"m.$wwwwwwwwwwww"}), "");
    const auto of_limit = ::testing::Field(&findings::Finding::code, "too-many-waters");
    EXPECT_THAT(warnings(drawn_map({"mfgrs.$.wwwwwwwwwwwww"})),
                ::testing::Not(::testing::Contains(of_limit)));
}

TEST(Playable, SaysWhatStandsInTheWay) {
    try {
        require_playable(drawn_map({"m.."}), "plain.json");
        FAIL();
    } catch (const NotPlayable& error) {
        EXPECT_STREQ(error.what(), "plain.json: no games can be played on this map: There is no "
                                   "market; a board needs at least one to drive herds to.");
    }
    EXPECT_NO_THROW(require_playable(drawn_map({"m.$"})));
}

} // namespace
} // namespace pampas::legality
