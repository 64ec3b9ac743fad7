#include "analysis/wording/verdicts.h"

#include <gmock/gmock.h>

namespace pampas::wording {
namespace {

using balance::Fairness;
using balance::Verdict;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Fairness fairness(Verdict verdict, double gap = 0.062,
                  balance::Interval interval = {0.013, 0.098}) {
    return {.verdict = verdict,
            .tolerance = 0.05,
            .best = 0,
            .worst = 1,
            .gap = gap,
            .win_rates = {0.531, 0.469},
            .gap_interval = interval};
}

TEST(Verdicts, TellTheGapAndHowMuchOfItIsKnown) {
    EXPECT_EQ(gap_words(fairness(Verdict::Biased)), "gap 6.2 points (1.3 to 9.8), biased");
    EXPECT_EQ(verdict_sentence(fairness(Verdict::Fair)),
              "Fair: seat 1 wins 53.1 % of games, seat 2 46.9 %; the true gap is known to be below "
              "5 points.");
    EXPECT_THAT(verdict_sentence(fairness(Verdict::Undecided)),
                HasSubstr("the true gap may be 1.3 to 9.8 points"));
    EXPECT_THAT(verdict_in_panel(fairness(Verdict::Undecided, 0.1, {0, 0.9}), ""),
                HasSubstr("nearly anything"));
}

TEST(Verdicts, TakeWhatToDoFromWhoeverShowsThem) {
    const Advice advice{.more_games = "Play until {} points."};
    EXPECT_THAT(verdict_lines(fairness(Verdict::Undecided), "us", advice),
                HasSubstr("\nPlay until 5 points."));
    EXPECT_THAT(verdict_lines(fairness(Verdict::Fair), "us", advice),
                HasSubstr("Verdict for us: fair."));
    EXPECT_THAT(verdict_in_panel(fairness(Verdict::Fair), "More."), HasSubstr("points. More."));
}

TEST(Verdicts, TellAtHowManyTablesSeatsAreEqual) {
    EXPECT_EQ(seats_headline(std::array{Verdict::Fair, Verdict::Fair}), "Seats win alike");
    EXPECT_EQ(seats_headline(std::array{Verdict::Fair, Verdict::Undecided}),
              "Not known yet whether seats win alike");
    EXPECT_EQ(seats_headline(std::array{Verdict::Biased, Verdict::Undecided}),
              "Seats are not equal at 1 of 2 tables");
}

TEST(Verdicts, TellWhichMapIsFairer) {
    const Fairness small = fairness(Verdict::Biased, 0.05, {0.04, 0.06});
    const Fairness large = fairness(Verdict::Biased, 0.2, {0.15, 0.25});
    EXPECT_THAT(which_is_fairer(small, large, "us"), HasSubstr("A is fairer to us"));
    EXPECT_THAT(which_is_fairer(large, small, "us"), HasSubstr("B is fairer to us"));
    EXPECT_THAT(which_is_fairer(large, large, "us"), HasSubstr("is not known"));
    EXPECT_THAT(which_is_fairer(fairness(Verdict::Fair), fairness(Verdict::Fair), "us"),
                HasSubstr("Both maps are fair"));
}

TEST(Verdicts, TellThePlaceAmongPublishedMaps) {
    EXPECT_THAT(rank_sentences({}, 0.1), IsEmpty());
    const std::vector<atlas::Rank> places(5, {3, 1, 8});
    const auto sentences = rank_sentences(places, 0.1);
    ASSERT_THAT(sentences, SizeIs(2));
    EXPECT_THAT(sentences[0],
                HasSubstr("Fairer than 8 of 12 published maps, and less fair than 3"));
    EXPECT_EQ(fairer_than(places.front()), ", fairer than 8 of 12 published maps");
}

} // namespace
} // namespace pampas::wording
