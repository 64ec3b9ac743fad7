#include "analysis/atlas/atlas.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/games/text.h"

#include <gmock/gmock.h>

namespace pampas::report {
namespace {

using ::testing::HasSubstr;
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
    return summary;
}

TEST(PlaceSentences, TellHowManyPublishedMapsAreLessFair) {
    const auto place = atlas::rank(atlas::Figure::Gap, 0.1, {4, "greedy"});
    ASSERT_TRUE(place);
    const auto sentences = rank_sentences(games_with(0.1));
    ASSERT_THAT(sentences, SizeIs(2));
    EXPECT_THAT(sentences[0], HasSubstr("Fairer than " + std::to_string(place->above) + " of " +
                                        std::to_string(place->all()) + " published maps"));
    EXPECT_THAT(sentences[0], HasSubstr("likely 10.0 points"));
    EXPECT_THAT(rank_sentences(games_with(1))[0], HasSubstr("Fairer than 0 of"));
}

TEST(Places, AreOfEachFigureInJsonToo) {
    const auto all = ranks(games_with(0.1));
    EXPECT_THAT(all, SizeIs(atlas::figure_names().size()));
    const auto json = summary_json(games_with(0.1))["published"];
    EXPECT_EQ(json["likely_gap"]["above"], all[0].above);
    EXPECT_EQ(json["lead_changes"]["below"], all[4].below);
}

TEST(PlaceSentences, AreOnlyOfGamesThatPublishedMapsHadToo) {
    GamesSummary summary = games_with(0.1);
    summary.ruleset = "variants";
    EXPECT_THAT(rank_sentences(summary), IsEmpty());
    summary = games_with(0.1);
    summary.bots[2] = "random";
    EXPECT_THAT(rank_sentences(summary), IsEmpty());
    summary = games_with(0.1);
    summary.lead_changes.reset(); // as in games kept by an earlier Pampas
    EXPECT_THAT(rank_sentences(summary), IsEmpty());
    summary = games_with(0.1);
    summary.fairness.reset();
    EXPECT_THAT(rank_sentences(summary), IsEmpty());
}

} // namespace
} // namespace pampas::report
