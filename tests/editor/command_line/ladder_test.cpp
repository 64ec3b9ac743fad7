#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"
#include "tests/editor/command_line/interrupted_run.h"
#include "tests/editor/command_line/recorded_run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <cmath>

namespace pampas::command_line {
namespace {

using testing::bundled_map;
using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::json_report;
using testing::run_pampas;
using testing::TemporaryFolder;

TEST(Ladder, TellsWhoIsStronger) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const Json report = json_report(
        {"ladder", map, "--bots", "random,greedy", "--games", "11", "--reference", "random"});
    EXPECT_EQ(report["map"], "Lasso");
    EXPECT_EQ(report["games"], Json({{"tables_of_two", 12}, {"mixed_tables", 24}}));
    EXPECT_EQ(report["reference"], "random");
    const Json& random = report["strengths"][0];
    const Json& greedy = report["strengths"][1];
    EXPECT_EQ(random["bot"], "random");
    EXPECT_EQ(random["strength"], 0);
    EXPECT_EQ(random["ci95"], Json({0, 0}));
    EXPECT_EQ(random["beats_reference"], 0.5);
    EXPECT_GT(greedy["ci95"][0], 0);
    EXPECT_LT(greedy["ci95"][0], greedy["strength"]);
    EXPECT_LT(greedy["strength"], greedy["ci95"][1]);
    const double odds = std::exp(greedy["strength"].get<double>());
    EXPECT_NEAR(greedy["beats_reference"].get<double>(), odds / (1 + odds), 1e-9);
    EXPECT_GT(greedy["tables_of_two"]["strength"], 0);
    EXPECT_GT(greedy["mixed_tables"]["strength"], 0);
    EXPECT_EQ(greedy["mixed_tables"]["wins_per_seat"].get<double>() +
                  random["mixed_tables"]["wins_per_seat"].get<double>(),
              0.5);
    const Json& pair = report["pairs"].at(0);
    EXPECT_EQ(pair["bots"], Json({"random", "greedy"}));
    EXPECT_EQ(pair["games"], 12);
    EXPECT_LT(pair["win_rate"], 0.1);
    EXPECT_FALSE(report.contains("interrupted"));

    const Json mirrored = json_report(
        {"ladder", map, "--bots", "random,greedy", "--games", "11", "--reference", "greedy"});
    EXPECT_EQ(mirrored["strengths"][0]["strength"], -greedy["strength"].get<double>());
}

TEST(Ladder, HasAllBotsUnlessSomeAreNamed) {
    EXPECT_THAT(run_pampas({"ladder", "--help"}).out,
                HasSubstr(fmt::format("[{}]", fmt::join(players::bot_names(), ","))));
}

TEST(Ladder, OfARulesetForTwoHasNoMixedTables) {
    const TemporaryFolder folder;
    const std::string duel = bundled_map(folder, "mano-a-mano.json");
    const Json report = json_report({"ladder", duel, "--bots", "random,greedy", "--games", "2"});
    EXPECT_EQ(report["players"], 2); // The Crucible
    EXPECT_EQ(report["games"], Json({{"tables_of_two", 2}, {"mixed_tables", 0}}));
    EXPECT_FALSE(report["strengths"][0].contains("mixed_tables"));
}

TEST(Ladder, WithoutTablesOfTwoHasMixedOnesOnly) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.least_players = 3;
    testing::put(folder / "rules.json", rules::write_ruleset(rules).dump());
    const Json report = json_report({"ladder", map, "--bots", "random,greedy", "--games", "3",
                                     "--ruleset", folder / "rules.json"});
    EXPECT_EQ(report["games"], Json({{"tables_of_two", 0}, {"mixed_tables", 4}}));
    EXPECT_TRUE(report["pairs"].empty());
}

TEST(Ladder, GivesTheSameBytesOnAnyNumberOfThreads) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const auto text = [&](const std::string& threads, const std::string& seed) {
        return run_pampas({"ladder", "--bots", "random", "greedy", map, "--games", "6", "--threads",
                           threads, "--seed", seed})
            .out;
    };
    const std::string one = text("1", "1");
    EXPECT_EQ(text("3", "1"), one);
    EXPECT_NE(text("1", "2"), one);
    EXPECT_THAT(
        one, HasSubstr("Lasso: ladder of 2 bots, 6 two-player games, 12 games with four players, "
                       "ruleset Standard, seed 1\n"));
    EXPECT_THAT(one, HasSubstr("greedy   random      6  100.0 %"));
    EXPECT_EQ(one.find("Interrupted"), std::string::npos);
}

TEST(Ladder, CtrlCReportsWhatWasPlayedSoFar) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    for (const int after : {0, 60}) {
        const auto run = testing::interrupted_run(
            {"ladder", map, "--bots", "random,greedy", "--games", "100000", "--format", "json"},
            std::chrono::milliseconds(after));
        const Json report = testing::json_of(run);
        EXPECT_EQ(report["interrupted"], true);
        EXPECT_GE(report["games"]["tables_of_two"], 2);
        EXPECT_EQ(report["strengths"].size(), 2U);
    }
}

TEST(Ladder, WrongCallsAreReportedInOneLine) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const auto expect = [&](std::vector<std::string> options, const std::string& words) {
        options.insert(options.begin(), {"ladder", map});
        expect_misuse(options, words);
    };
    expect({"--bots", "greedy"}, "a ladder needs at least two bots");
    expect({"--bots", "greedy,random,greedy"}, "bot \"greedy\" is given twice");
    expect({"--bots", "greedy,x\x1b"}, R"(unknown bot "x\x1b")");
    expect({"--bots", "greedy,"}, "bot");
    expect({"--reference", "nobody"}, "the reference \"nobody\" is not one of the bots that play");
    expect({"--ruleset", "crucible", "--players", "3"}, "\"crucible\" is for 2 players, not for 3");
    for (const std::string games : {"0", "-1", "x", "100001"}) {
        expect({"--games", games}, "--games: expected a whole number from 1 to ");
    }
    expect({"--players", "1"}, "--players");
    expect({"--format", "html"}, "--format");
    expect_misuse({"ladder", folder / "none.json"}, "none.json: cannot be opened");
    expect_misuse({"ladder"}, "MAP is required");
}

} // namespace
} // namespace pampas::command_line
