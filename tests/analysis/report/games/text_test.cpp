#include "analysis/report/games/text.h"
#include "engine/resources/resource.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

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
    EXPECT_THAT(summary_text(summary),
                StartsWith("Small: 200 games of 2 random players, ruleset standard, seed 5\n\n"));
    summary.interrupted = true;
    summary.bots = {"random", "greedy"};
    EXPECT_THAT(summary_text(summary),
                StartsWith("Small: 200 games of random, greedy, ruleset standard, seed 5\n"
                           "Interrupted: fewer games than asked for.\n\n"));
    EXPECT_THAT(summary_text(simulated(small_game(), 1)), StartsWith("Small: 1 game of 2 "));
}

TEST(SummaryText, HasARowForEachSeatAndMarket) {
    const std::string text = summary_text(simulated(small_game(), 200));
    EXPECT_THAT(text, HasSubstr("\nseat    wins   95 % interval  points"));
    EXPECT_THAT(text, ::testing::ContainsRegex(
                          "\n   2  [0-9. ]+ %  [0-9.]+ to [0-9.]+ %( +[0-9]+\\.[0-9]){8}\n"));
    EXPECT_THAT(text, HasSubstr("\nmarket  games that reach it  pesos it pays a game\n    G1  "));
    EXPECT_THAT(text, EndsWith(" % of pampas and land is taken.\n"
                               "Every space was used at least once.\n"));
    const rules::Game bare(testing::drawn_map({"-"}), rules::ruleset_named("standard"), 2);
    const std::string little = summary_text(simulated(bare, 3));
    EXPECT_THAT(little, StartsWith("(no name): 3 games"));
    EXPECT_THAT(little, Not(HasSubstr("market  ")));
    EXPECT_THAT(little, Not(HasSubstr("At the end")));
}

TEST(SummaryText, NamesSpacesThatWereNeverUsed) {
    const rules::Game game(testing::drawn_map({"m----..........."}),
                           rules::ruleset_named("standard"), 2);
    EXPECT_THAT(summary_text(simulated(game, 1)),
                ::testing::ContainsRegex("[0-9]+ spaces were never used: [A-P]1, [A-P]1"));
}

/// Only land: the first player takes the best of it.
const rules::Game& unfair_game() {
    static const rules::Game game(testing::drawn_map({"mfgrs", "mfgrs"}),
                                  rules::ruleset_named("standard"), 4);
    return game;
}

TEST(SummaryText, SaysHowOftenChanceMakesSuchADifference) {
    EXPECT_THAT(summary_text(simulated(small_game(), 9)),
                HasSubstr("\nToo few games to tell how often chance makes such a difference.\n"));
    EXPECT_THAT(summary_text(simulated(small_game(), 10)),
                HasSubstr("\nEqual seats differ as much in "));
    EXPECT_THAT(
        summary_text(simulated(unfair_game(), 600)),
        ::testing::ContainsRegex("\nEqual seats differ as much in less than 0.1 % of runs of "
                                 "so many games\n\\(chi-square [0-9.]+, p < 0.001\\)\\.\n"));
}

TEST(SummaryText, SaysTheVerdictInWords) {
    EXPECT_THAT(
        summary_text(simulated(unfair_game(), 1500), {.repair = "Repair it."}),
        ::testing::ContainsRegex("\nBiased among 4 random players: seat [12] won [0-9.]+ % of the "
                                 "games, seat [34] [0-9.]+ %; the true gap is [0-9.]+ to [0-9.]+ "
                                 "percentage points\\.\nRepair it\\.\n"));
    const std::string few =
        summary_text(simulated(small_game(), 10, 0.025), {.more_games = "Play more."});
    EXPECT_THAT(few, HasSubstr("\nUndecided among "));
    EXPECT_THAT(few, HasSubstr("\nPlay more.\n"));
    EXPECT_THAT(summary_text(simulated(small_game(), 3000, 0.3)), HasSubstr("\nFair among "));
}

TEST(SummaryText, HasNoVerdictOnSeatsThatBotsDoNotShare) {
    balance::SeriesPlan plan{.experiment = {.bots = {"random", "greedy"}}, .games = 20};
    const auto told = [&plan] {
        return summary_text(summary_of(small_game(), plan, play_series(small_game(), plan)),
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
        std::istringstream lines(summary_text(simulated(game, 30)));
        for (std::string line; std::getline(lines, line);) {
            EXPECT_LE(line.size(), 100) << line;
        }
    }
}

TEST(SummaryText, EscapesNames) {
    map::Map map = testing::drawn_map({"m."});
    map.details().name = "a\x1b[2J\n";
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.name = "house\r";
    const rules::Game game(map, rules, 2);
    EXPECT_THAT(summary_text(simulated(game, 1)),
                StartsWith(R"(a\x1b[2J\n: 1 game of 2 random players, ruleset house\x0d, seed 5)"));
}

} // namespace
} // namespace pampas::report
