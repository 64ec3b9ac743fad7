#include "engine/rules/ruleset.h"
#include "tests/editor/command_line/interrupted_run.h"
#include "tests/editor/command_line/recorded_run.h"

namespace pampas::command_line {
namespace {

using testing::bundled_map;
using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::json_report;
using testing::run_pampas;
using testing::TemporaryFolder;

TEST(Compensate, WritesARulesetThatGamesArePlayedBy) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const std::string file = folder / "rules.json";
    const Json report =
        json_report({"compensate", map, "--players", "3", "--games", "42", "-o", file});
    EXPECT_EQ(report["games"], 42);
    EXPECT_EQ(report["bots"], Json({"learned", "learned", "learned"}));
    const rules::Ruleset ruleset = rules::ruleset_named(file);
    EXPECT_EQ(ruleset.name, "standard, compensated");
    ASSERT_EQ(report["seats"].size(), 3U);
    EXPECT_EQ(report["seats"][0], Json({{"pesos", 20}, {"extra", 0}}));
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const Json& found = report["seats"][seat];
        EXPECT_EQ(found["extra"], ruleset.extra_pesos.at(seat));
        EXPECT_EQ(found["pesos"], 20 + ruleset.extra_pesos.at(seat));
        EXPECT_EQ(found.contains("ci95"), seat > 0);
    }
    EXPECT_EQ(report["with"]["seed"], 2);
    EXPECT_EQ(report["with"]["games"], 21);
    EXPECT_EQ(report["without"]["games"], 21);

    // `simulate` can repeat the games that confirm.
    const Json simulated =
        testing::recorded_run(folder, {map, "--players", "3", "--bots", "learned", "--games", "21",
                                       "--seed", "2", "--paired", "--ruleset", file})
            .report;
    EXPECT_EQ(run_pampas({"replay", folder / "games.jsonl"}).status, Status::Success);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_NEAR(simulated["seats"][seat]["win_rate"].get<double>(),
                    report["with"]["seats"][seat]["win_rate"].get<double>(), 1e-9);
    }
    EXPECT_EQ(simulated["fairness"]["verdict"], report["with"]["verdict"]);
    expect_misuse({"simulate", map, "--players", "4", "--ruleset", file}, "is for 3 players, not");
}

TEST(Compensate, GivesTheSameBytesOnAnyNumberOfThreads) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const auto text = [&](const std::string& threads, const std::string& seed) {
        return run_pampas({"compensate", map, "--players", "2", "--games", "16", "--threads",
                           threads, "--seed", seed})
            .out;
    };
    const std::string one = text("1", "1");
    EXPECT_EQ(text("3", "1"), one);
    EXPECT_NE(text("1", "2"), one);
    EXPECT_THAT(one, HasSubstr("Lasso: pesos that even out the seats of 2 learned players, ruleset "
                               "Standard, seed 1, from 16 games\n"));
    EXPECT_THAT(one, HasSubstr("\nBefore, in 8 games with seed 2: "));
    EXPECT_THAT(one, HasSubstr("\nWith pesos, in 8 games with seed 2: "));
}

TEST(Compensate, WritesAPageBesideTheRuleset) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const auto outcome =
        run_pampas({"compensate", map, "--players", "2", "--bots", "random", "--games", "8",
                    "--format", "html", "-o", folder / "rules.json"});
    EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
    EXPECT_THAT(outcome.out, ::testing::StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(outcome.out, HasSubstr("2 random players"));
    EXPECT_NO_THROW(rules::ruleset_named(folder / "rules.json"));
}

TEST(Compensate, CtrlCReportsWhatWasFoundSoFar) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    for (const int after : {0, 60}) {
        const auto run = testing::interrupted_run(
            {"compensate", map, "--games", "100000", "--format", "json", "-o", folder / "r.json"},
            std::chrono::milliseconds(after));
        const Json report = testing::json_of(run);
        EXPECT_EQ(report["interrupted"], true);
        EXPECT_LT(report["games"], 100000);
        EXPECT_FALSE(report.contains("with"));
        EXPECT_NO_THROW(rules::ruleset_named(folder / "r.json"));
    }
    const auto text = testing::interrupted_run({"compensate", map, "--games", "100000"},
                                               std::chrono::milliseconds(1));
    EXPECT_THAT(text.out, HasSubstr("\nInterrupted: fewer games than requested.\n"));
    EXPECT_THAT(text.out, HasSubstr("Not confirmed in other games.\n"));
}

TEST(Compensate, WrongCallsAreReportedInOneLine) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const auto expect = [&](std::vector<std::string> options, const std::string& words) {
        options.insert(options.begin(), {"compensate", map, "--games", "8"});
        expect_misuse(options, words);
    };
    expect({"--bots", "x\x1b"}, R"(unknown bot "x\x1b")");
    expect({"--bots", "greedy,greedy,greedy"}, "3 bots for 4 players");
    expect({"--ruleset", "crucible", "--players", "3"}, "\"crucible\" is for 2 players, not for 3");
    expect({"--players", "1"}, "--players");
    expect({"--tolerance", "0"}, "--tolerance");
    expect({"--format", "pdf"}, "--format");
    expect({"-o", folder / "missing/rules.json"}, "missing/rules.json: cannot be written");
    expect_misuse({"compensate", map, "--games", "0"},
                  "--games: expected a whole number from 1 to ");
    expect_misuse({"compensate", folder / "none.json"}, "none.json: cannot be opened");
    expect_misuse({"compensate"}, "MAP is required");
}

} // namespace
} // namespace pampas::command_line
