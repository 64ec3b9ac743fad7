#include "editor/desktop/panels/game_words.h"

#include <gmock/gmock.h>

namespace pampas::desktop {
namespace {

using balance::Verdict;
using ::testing::HasSubstr;
using ::testing::Not;

report::GamesSummary played(Verdict verdict) {
    report::GamesSummary played{
        .map = "Rivers", .ruleset = "standard", .games = 1240, .seed = 7, .rounds = 18.24};
    played.bots = {"greedy", "greedy"};
    played.seats = {{.win_rate = 0.531}, {.win_rate = 0.469}};
    played.fairness = balance::Fairness{.verdict = verdict,
                                        .tolerance = 0.05,
                                        .best = 0,
                                        .worst = 1,
                                        .gap = 0.062,
                                        .win_rates = {0.531, 0.469},
                                        .gap_interval = {0.013, 0.098}};
    return played;
}

TEST(GameWords, GroupDigits) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1000), wxString(L"1\u00A0000"));
    EXPECT_EQ(grouped(12345678), wxString(L"12\u00A0345\u00A0678"));
}

TEST(GameWords, SayForWhomAVerdictHolds) {
    EXPECT_EQ(verdict_words(played(Verdict::Fair), false).headline, "Fair among 2 greedy players");
    EXPECT_EQ(verdict_words(played(Verdict::Fair), false).tone, Tone::Good);
    EXPECT_EQ(verdict_words(played(Verdict::Biased), true).headline,
              "Biased, but nearly fair among 2 greedy players");
    EXPECT_EQ(verdict_words(played(Verdict::Biased), true).tone, Tone::Warning);
    EXPECT_EQ(verdict_words(played(Verdict::Undecided), true).headline,
              "Undecided among 2 greedy players");
    EXPECT_EQ(verdict_words(played(Verdict::Undecided), false).headline,
              "Undecided among 2 greedy players");
    report::GamesSummary mixed = played(Verdict::Fair);
    mixed.bots = {"greedy", "random"};
    EXPECT_EQ(verdict_words(mixed, false).headline, "Fair among greedy, random");
    EXPECT_EQ(who_played(mixed), "greedy, random");
    mixed.fairness.reset();
    EXPECT_EQ(verdict_words(mixed, false).headline, "No verdict on the seats");
}

TEST(GameWords, SayHowFarSeatsAreApart) {
    report::GamesSummary games = played(Verdict::Biased);
    const std::string text = verdict_words(games, false).text.utf8_string();
    EXPECT_THAT(text, HasSubstr("Seat 1 won 53.1 %"));
    EXPECT_THAT(text, HasSubstr("seat 2 46.9 %; the true gap"));
    EXPECT_THAT(text, HasSubstr("the true gap is 1.3 to 9.8 percentage points"));
    EXPECT_THAT(text, HasSubstr("\"Repair\" (Shift+F5)"));
    games.fairness->verdict = Verdict::Undecided;
    games.fairness->gap_interval = {0, 0.219};
    EXPECT_THAT(verdict_words(games, false).text.utf8_string(),
                HasSubstr("the true gap is at most 21.9 percentage points"));
    games.fairness->gap_interval = {0, 0.9};
    EXPECT_THAT(verdict_words(games, false).text.utf8_string(), Not(HasSubstr("90")));
}

TEST(GameWords, NameTheButtonThatTellsMore) {
    report::GamesSummary games = played(Verdict::Undecided);
    const auto text = [&](bool running) {
        return verdict_words(games, running).text.utf8_string();
    };
    EXPECT_THAT(text(false), HasSubstr("choose more of them, and press \"Play\""));
    EXPECT_THAT(text(true), Not(HasSubstr("Play")));
    games.interrupted = true;
    EXPECT_THAT(text(false), HasSubstr("\"Play\" (F5) plays until it is clear"));
    games.fairness->verdict = Verdict::Fair;
    EXPECT_THAT(text(false), Not(HasSubstr("Play")));
}

TEST(GameWords, SayWhatWasPlayed) {
    report::GamesSummary games = played(Verdict::Fair);
    EXPECT_EQ(games_line(games, false),
              grouped(1240) + L" games of 18.2 rounds, ruleset Standard, seed\u00A07");
    games.interrupted = true;
    EXPECT_TRUE(games_line(games, false).EndsWith(", cancelled"));
    EXPECT_TRUE(games_line(games, true).EndsWith(L"seed\u00A07"));
}

TEST(GameWords, SayHowFastGamesArePlayed) {
    EXPECT_EQ(speed_text(119.7), "120 a second");
    EXPECT_EQ(speed_text(2), "2 a second");
    EXPECT_EQ(speed_text(0.12), "7 a minute");
}

} // namespace
} // namespace pampas::desktop
