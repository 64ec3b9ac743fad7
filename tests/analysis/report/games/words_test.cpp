#include "analysis/atlas/atlas.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/games/text.h"

#include <gmock/gmock.h>

namespace pampas::report {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

/// Games of four greedy players by the standard rules.
GamesSummary games_with(double likely_gap) {
    GamesSummary summary;
    summary.ruleset = "standard";
    summary.games = 100;
    summary.bots = std::vector<std::string>(4, "greedy");
    summary.seats.resize(4);
    summary.rounds = 17;
    summary.lead_changes = 3.5;
    summary.fairness.emplace().likely_gap = likely_gap;
    summary.fairness->gap_interval = {0.05, 0.2};
    return summary;
}

TEST(FairerThan, IsAsWideAsTheIntervalOfTheGap) {
    const auto maps = fairer_than(games_with(0.1));
    ASSERT_TRUE(maps);
    EXPECT_EQ(maps, atlas::fairer_than({0.05, 0.2}, {4, "greedy"}));
    EXPECT_LT(maps->least, maps->most);
}

TEST(Ranks, AreOfEachFigureInJsonToo) {
    const auto all = ranks(games_with(0.1));
    EXPECT_THAT(all, SizeIs(atlas::figure_names().size()));
    const auto json = summary_json(games_with(0.1))["published"];
    EXPECT_EQ(json["likely_gap"]["above"], all[0].above);
    const auto maps = fairer_than(games_with(0.1)).value();
    EXPECT_EQ(json["likely_gap"]["fairer_than"][0], maps.least);
    EXPECT_EQ(json["likely_gap"]["fairer_than"][1], maps.most);
    EXPECT_EQ(json["likely_gap"]["of"], maps.of);
    EXPECT_EQ(json["lead_changes"]["below"], all[4].below);
}

TEST(Ranks, AreOnlyOfGamesThatPublishedMapsHadToo) {
    GamesSummary summary = games_with(0.1);
    summary.ruleset = "variants";
    EXPECT_THAT(ranks(summary), IsEmpty());
    EXPECT_FALSE(fairer_than(summary));
    summary = games_with(0.1);
    summary.bots[2] = "random";
    EXPECT_THAT(ranks(summary), IsEmpty());
    EXPECT_FALSE(fairer_than(summary));
    summary = games_with(0.1);
    summary.lead_changes.reset(); // as in games kept by an earlier Pampas
    EXPECT_THAT(ranks(summary), IsEmpty());
    EXPECT_FALSE(fairer_than(summary));
    summary = games_with(0.1);
    summary.fairness.reset();
    EXPECT_THAT(ranks(summary), IsEmpty());
    EXPECT_FALSE(fairer_than(summary));
}

} // namespace
} // namespace pampas::report
