#include "analysis/wording/verdicts.h"

#include <boost/algorithm/string/replace.hpp>
#include <gmock/gmock.h>

namespace pampas::wording {
namespace {

using balance::Fairness;
using balance::Verdict;
using ::testing::HasSubstr;

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

/// One of each outcome, with the sentence it gets.
struct Outcome {
    Verdict verdict;
    balance::Interval gap;
    std::optional<atlas::FairerThan> maps;
    const char* sentence;
};

const std::array outcomes{
    Outcome{Verdict::Fair,
            {0, 0.046},
            {},
            "Fair among us: SEEN; the true gap is at most 4.6 percentage points."},
    Outcome{Verdict::Fair,
            {0.012, 0.046},
            {{38, 42, 42}},
            "Fair among us: SEEN; the true gap is 1.2 to 4.6 percentage points, fairer than 38 to "
            "42 of 42 published maps."},
    Outcome{Verdict::Biased,
            {0.013, 0.098},
            {{30, 39, 42}},
            "Biased, but nearly fair among us: SEEN; the true gap is 1.3 to 9.8 percentage points, "
            "fairer than 30 to 39 of 42 published maps."},
    Outcome{Verdict::Biased,
            {0.0002, 0.06},
            {},
            "Biased, but nearly fair among us: SEEN; the true gap is above 0 and at most 6.0 "
            "percentage points."},
    Outcome{Verdict::Biased,
            {0.06, 0.17},
            {{20, 35, 42}},
            "Biased among us: SEEN; the true gap is 6.0 to 17.0 percentage points, fairer than 20 "
            "to 35 of 42 published maps."},
    Outcome{Verdict::Biased,
            {0.31, 0.38},
            {{0, 0, 42}},
            "Biased among us: SEEN; the true gap is 31.0 to 38.0 percentage points, fairer than 0 "
            "of 42 published maps."},
    Outcome{Verdict::Biased,
            {0.1, 0.7},
            {},
            "Biased among us: too few games to say anything about the gap."},
    Outcome{Verdict::Undecided,
            {0, 0.09},
            {{31, 42, 42}},
            "Undecided among us: SEEN; the true gap is at most 9.0 percentage points, fairer than "
            "31 to 42 of 42 published maps."},
    Outcome{Verdict::Undecided,
            {0, 0.4},
            {},
            "Undecided among us: SEEN; the true gap is at most 40.0 percentage points."},
    Outcome{Verdict::Undecided,
            {0, 1},
            {},
            "Undecided among us: too few games to say anything about the gap."}};

TEST(Verdicts, SayOneSentenceForEachOutcome) {
    for (const Outcome& outcome : outcomes) {
        const std::string expected = boost::replace_first_copy(
            std::string(outcome.sentence), "SEEN", "seat 1 won 53.1 % of the games, seat 2 46.9 %");
        const Fairness found = fairness(outcome.verdict, 0.062, outcome.gap);
        EXPECT_EQ(verdict_sentence(found, "us", outcome.maps), expected);
        EXPECT_THAT(expected, HasSubstr(what_is_known(found, outcome.maps)));
        EXPECT_THAT(verdict_sentence(found, {}), ::testing::Not(HasSubstr("among")));
    }
}

TEST(Verdicts, TakeWhatToDoFromWhoeverShowsThem) {
    const Advice advice{.more_games = "Play on.", .repair = "Repair it."};
    EXPECT_EQ(next_step(Verdict::Undecided, advice), "Play on.");
    EXPECT_EQ(next_step(Verdict::Biased, advice), "Repair it.");
    EXPECT_EQ(next_step(Verdict::Fair, advice), "");
}

TEST(Verdicts, GiveTheGapInAList) {
    EXPECT_EQ(gap_words(fairness(Verdict::Biased)),
              "gap 6.2 percentage points (1.3 to 9.8), biased");
}

TEST(Verdicts, TellAtHowManyTablesSeatsAreEqual) {
    EXPECT_EQ(seats_headline(std::array{Verdict::Fair, Verdict::Fair}),
              "All seats win equally often");
    EXPECT_EQ(seats_headline(std::array{Verdict::Fair, Verdict::Undecided}),
              "Not yet clear whether all seats win equally often");
    EXPECT_EQ(seats_headline(std::array{Verdict::Biased, Verdict::Undecided}),
              "Seats are not equal at 1 of 2 tables");
}

TEST(Verdicts, TellWhichMapIsFairer) {
    const Fairness small = fairness(Verdict::Biased, 0.05, {0.04, 0.06});
    const Fairness large = fairness(Verdict::Biased, 0.2, {0.15, 0.25});
    EXPECT_THAT(which_is_fairer(small, large, "us"), HasSubstr("A is fairer to us"));
    EXPECT_THAT(which_is_fairer(large, small, "us"), HasSubstr("B is fairer to us"));
    EXPECT_THAT(which_is_fairer(large, large, "us"), HasSubstr("is not clear"));
    const Fairness fair = fairness(Verdict::Fair, 0.04, {0.02, 0.049});
    const Fairness nearly = fairness(Verdict::Biased, 0.03, {0.01, 0.08});
    EXPECT_THAT(which_is_fairer(fair, nearly, "us"), HasSubstr("A is fair to us, B is not"));
    EXPECT_THAT(which_is_fairer(nearly, fair, "us"), HasSubstr("B is fair to us, A is not"));
    EXPECT_THAT(which_is_fairer(fairness(Verdict::Fair), fairness(Verdict::Fair), "us"),
                HasSubstr("Both maps are fair"));
}

TEST(Verdicts, CompareOtherFiguresWithPublishedMaps) {
    const std::vector<atlas::Rank> ranks(5, {3, 1, 8});
    EXPECT_EQ(other_ranks_sentence(ranks),
              "Of 12 published maps, 3 have shorter games, 3 have fewer points, 3 use fewer of "
              "their markets, and 3 have fewer lead changes.");
}

TEST(StrengthSentence, SaysWhatStrongerPlayersFind) {
    const auto said = [](const Fairness& weaker, const Fairness& stronger) {
        return strength_sentence(weaker, stronger, "learned");
    };
    const Fairness wide = fairness(Verdict::Biased, 0.2, {0.15, 0.25});
    const Fairness narrow = fairness(Verdict::Biased, 0.08, {0.06, 0.1});
    EXPECT_EQ(said(wide, narrow),
              "Among stronger players (learned) the gap is smaller: 6.0 to 10.0 "
              "percentage points, not 15.0 to 25.0.");
    EXPECT_EQ(said(narrow, wide),
              "Among stronger players (learned) the gap is larger: 15.0 to 25.0 "
              "percentage points, not 6.0 to 10.0.");
    Fairness turned = narrow;
    turned.best = 1;
    EXPECT_EQ(said(wide, turned),
              "Among stronger players (learned) another seat wins most: seat 2, not seat 1.");
    const Fairness near = fairness(Verdict::Biased, 0.18, {0.1, 0.22});
    EXPECT_EQ(said(wide, near), "Among stronger players (learned) the verdict is the same.");
    const Fairness open = fairness(Verdict::Undecided, 0.1, {0, 0.2});
    EXPECT_EQ(said(wide, open),
              "Too few games to say whether the gap changes among stronger players (learned).");
    EXPECT_EQ(said(open, open), said(wide, open)) << "nothing is known to agree";
}

} // namespace
} // namespace pampas::wording
