#include "analysis/report/games/text.h"
#include "engine/resources/resource.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>

namespace pampas::report {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// Games of random players on every seat.
GamesSummary simulated(const rules::Game& game, std::size_t games, double tolerance = 0.05) {
    balance::SeriesPlan plan{
        .experiment = {.bots = {"random"}, .dealing = {5}}, .games = games, .tolerance = tolerance};
    const balance::Series series = play_series(game, plan);
    plan.experiment.bots.resize(static_cast<std::size_t>(game.players()), "random");
    return summary_of(game, plan, series);
}

/// The text in full, not wrapped.
std::string text_of(const GamesSummary& summary, const wording::Advice& advice = {}) {
    return summary_text(summary, Detail::All, advice).laid_out();
}

const rules::Game& small_game() {
    static const rules::Game game(
        [] {
            map::Map map = testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"});
            map.details().name = "Small";
            return map;
        }(),
        rules::ruleset_named("standard"), 2);
    return game;
}

TEST(SummaryText, SaysWhatWasPlayed) {
    GamesSummary summary = simulated(small_game(), 200);
    EXPECT_THAT(
        text_of(summary),
        StartsWith(
            "Small: 200 independent games of 2 random players, ruleset Standard, seed 5\n\n"));
    summary.interrupted = true;
    summary.bots = {"random", "greedy"};
    EXPECT_THAT(text_of(summary),
                StartsWith("Small: 200 independent games of random, greedy, ruleset Standard, seed "
                           "5\nInterrupted: fewer games than requested.\n\n"));
    EXPECT_THAT(text_of(simulated(small_game(), 1)), StartsWith("Small: 1 independent game of 2 "));
}

TEST(SummaryText, HasARowForEachSeatAndMarket) {
    const std::string text = text_of(simulated(small_game(), 200));
    EXPECT_THAT(text, HasSubstr("\nseat    wins   95 % interval  adjusted  points"));
    EXPECT_THAT(text,
                ::testing::ContainsRegex(
                    "\n   2  [0-9. ]+ %  [0-9.]+ to [0-9.]+ % +[0-9.]+ %( +[0-9]+\\.[0-9]){6}\n"));
    EXPECT_THAT(text, HasSubstr("\nmarket  games that reach it  pesos paid per game\n    G1  "));
    EXPECT_THAT(text, HasSubstr(" % of pampas and land is taken.\nThe market at G1 pays most, "));
    EXPECT_THAT(text, EndsWith("\nEvery space was used at least once.\n"));
    const rules::Game bare(testing::drawn_map({"-"}), rules::ruleset_named("standard"), 2);
    const std::string little = text_of(simulated(bare, 3));
    EXPECT_THAT(little, StartsWith("(no name): 3 independent games"));
    EXPECT_THAT(little, Not(HasSubstr("market  ")));
    EXPECT_THAT(little, Not(HasSubstr("At the end")));
}

TEST(SummaryText, NamesSpacesThatWereNeverUsed) {
    const rules::Game game(testing::drawn_map({"m----..........."}),
                           rules::ruleset_named("standard"), 2);
    EXPECT_THAT(text_of(simulated(game, 1)),
                ::testing::ContainsRegex("[0-9]+ spaces were never used: [A-P]1, [A-P]1"));
}

/// Only land: the first player takes the best of it.
const rules::Game& unfair_game() {
    static const rules::Game game(testing::drawn_map({"mfgrs", "mfgrs"}),
                                  rules::ruleset_named("standard"), 4);
    return game;
}

TEST(SummaryText, SaysHowOftenChanceMakesSuchADifference) {
    EXPECT_THAT(text_of(simulated(small_game(), 9)),
                HasSubstr("\nToo few games to say how often chance makes such a difference.\n"));
    EXPECT_THAT(text_of(simulated(small_game(), 10)), HasSubstr("\nIf seats were equal, "));
    EXPECT_THAT(text_of(simulated(unfair_game(), 600)),
                ::testing::ContainsRegex(
                    "\nIf seats were equal, less than 0.1 % of runs with this many "
                    "games would differ as much \\(chi-square [0-9.]+, p < 0.001\\)\\.\n"));
}

TEST(SummaryText, SaysTheVerdictInWords) {
    EXPECT_THAT(
        text_of(simulated(unfair_game(), 1500), {.repair = "Repair it."}),
        ::testing::ContainsRegex("\nBiased among 4 random players: seat [12] won [0-9.]+ % of the "
                                 "games, seat [34] [0-9.]+ %; the true gap is [0-9.]+ to [0-9.]+ "
                                 "percentage points, fairer than [0-9a-z ]+ published maps\\.\n"
                                 "Repair it\\.\n"));
    const std::string few =
        text_of(simulated(small_game(), 10, 0.025), {.more_games = "Play more."});
    EXPECT_THAT(few, HasSubstr("\nUndecided among "));
    EXPECT_THAT(few, HasSubstr("\nPlay more.\n"));
    EXPECT_THAT(text_of(simulated(small_game(), 3000, 0.3)), HasSubstr("\nFair among "));
}

TEST(SummaryText, HasNoVerdictOnSeatsThatBotsDoNotShare) {
    balance::SeriesPlan plan{.experiment = {.bots = {"random", "greedy"}}, .games = 20};
    const auto told = [&plan] {
        return text_of(summary_of(small_game(), plan, play_series(small_game(), plan)),
                       {.paired = "No verdict."});
    };
    EXPECT_THAT(told(), HasSubstr("\nNo verdict.\n"));
    plan.experiment.dealing.pairing = simulation::Pairing::Rotated;
    EXPECT_THAT(told(), HasSubstr(" among random, greedy, on every seat in turn: "));
}

TEST(SummaryText, FitsATerminal) {
    for (const auto& resource : resources::in_folder("maps")) {
        const rules::Game game(formats::read_json(resource.bytes),
                               rules::ruleset_named("variant-1"), 5);
        const GamesSummary summary = simulated(game, 30);
        for (const std::size_t width : {60U, 80U, 120U}) {
            std::istringstream lines(summary_text(summary).laid_out(width));
            for (std::string line; std::getline(lines, line);) {
                EXPECT_LE(line.size(), width) << line;
            }
        }
    }
}

TEST(SummaryText, FitsAScreenUnlessInDetail) {
    for (const auto& resource : resources::in_folder("maps")) {
        const rules::Game game(formats::read_json(resource.bytes), rules::ruleset_named("standard"),
                               4);
        const std::string text =
            summary_text(simulated(game, 400), Detail::Short, {.details = "More."}).laid_out(80);
        EXPECT_LE(std::ranges::count(text, '\n'), 30) << text;
        EXPECT_THAT(text, EndsWith("\nMore.\n"));
    }
}

TEST(SummaryText, LeavesOutWhatNobodyScores) {
    GamesSummary summary = simulated(small_game(), 50);
    EXPECT_THAT(text_of(summary), Not(HasSubstr("  herds")));
    summary.seats[1].categories[2] = 1;
    EXPECT_THAT(text_of(summary), HasSubstr("  herds"));
}

TEST(SummaryText, EscapesNames) {
    map::Map map = testing::drawn_map({"m."});
    map.details().name = "a\x1b[2J\n";
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.name = "house\r";
    const rules::Game game(map, rules, 2);
    EXPECT_THAT(
        text_of(simulated(game, 1)),
        StartsWith(
            R"(a\x1b[2J\n: 1 independent game of 2 random players, ruleset house\x0d, seed 5)"));
}

} // namespace
} // namespace pampas::report
