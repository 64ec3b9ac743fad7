#include "analysis/measures/figures.h"
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
using ::testing::StartsWith;
using testing::TemporaryFolder;

TEST(Compare, TellsWhatDiffersAndWhatMayBeChance) {
    const TemporaryFolder folder;
    const std::string lasso = bundled_map(folder, "lasso.json");
    const std::string corrals = bundled_map(folder, "two-corrals.json");
    const Json report = json_report({"compare", lasso, corrals, "--players", "2", "--games", "30"});
    EXPECT_EQ(report["a"]["map"], "Lasso");
    EXPECT_EQ(report["b"]["map"], "Two Corrals");
    EXPECT_EQ(report["games_on_each"], 30);
    EXPECT_EQ(report["deals"], 15);
    EXPECT_EQ(report["bots"], Json({"learned", "learned"}));

    // The boards' figures are those of `analyze`.
    const Json analysis = json_report({"analyze", corrals});
    ASSERT_EQ(report["board"].size(), measures::figures().size());
    for (std::size_t i = 0; i < report["board"].size(); ++i) {
        const Json& figure = report["board"][i];
        const Json& analyzed = analysis["published"]["figures"][i];
        EXPECT_EQ(figure["key"], analyzed["figure"]);
        EXPECT_EQ(figure["b"], analyzed["value"]) << figure;
        if (!figure["difference"].is_null()) {
            EXPECT_EQ(figure["difference"], figure["b"].get<double>() - figure["a"].get<double>());
        }
    }
    std::size_t real = 0;
    for (const Json& figure : report["games"]) {
        EXPECT_EQ(figure["real"], figure["p_adjusted"].get<double>() <= 0.05);
        EXPECT_GE(figure["p_adjusted"], figure["p_value"]);
        real += figure["real"] == true ? 1U : 0U;
    }
    EXPECT_GE(real, 1U);
    EXPECT_LT(real, report["games"].size());

    // The games are those of `simulate`.
    const Json simulated = json_report(
        {"simulate", corrals, "--players", "2", "--bots", "learned", "--games", "30", "--paired"});
    EXPECT_EQ(report["games"][0]["key"], "wins_seat_1");
    EXPECT_NEAR(report["games"][0]["b"].get<double>(),
                100 * simulated["seats"][0]["win_rate"].get<double>(), 1e-9);
    EXPECT_EQ(report["b"]["fairness"]["verdict"], simulated["fairness"]["verdict"]);
}

TEST(Compare, OfAMapWithItselfFindsNothing) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const Json report = json_report({"compare", map, map, "--bots", "random", "--games", "12"});
    EXPECT_EQ(report["common_cards"], true);
    EXPECT_EQ(report["scatter_ratio"], 0);
    for (const Json& figure : report["games"]) {
        EXPECT_EQ(figure["difference"], 0);
        EXPECT_EQ(figure["real"], false);
    }
}

TEST(Compare, SaysHonestlyWhatIsCommon) {
    const TemporaryFolder folder;
    const std::string a = bundled_map(folder, "lasso.json");
    const std::string b = bundled_map(folder, "mano-a-mano.json"); // its ruleset is The Crucible
    const auto text = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "compare");
        arguments.insert(arguments.end(), {"--games", "4", "--players", "2"});
        const auto outcome = run_pampas(arguments);
        EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
        return outcome.out;
    };
    const std::string own = text({a, b});
    EXPECT_THAT(own,
                HasSubstr("A: Lasso, ruleset Standard\nB: Mano a Mano, ruleset The Crucible\n"));
    EXPECT_THAT(own, HasSubstr("The seed deals different cards on each map"));
    EXPECT_THAT(text({a, a}), HasSubstr("played with the same cards in every deal"));
    EXPECT_THAT(own, HasSubstr("4 games on each of 2 learned players, seed 1\n"));
    EXPECT_THAT(own, HasSubstr("differences are real"));
    EXPECT_EQ(text({"--bots", "learned", a, b}), own);
    EXPECT_EQ(text({a, "--bots", "learned", b}), own);
    EXPECT_EQ(text({a, b, "--threads", "3"}), own);
    EXPECT_NE(text({a, b, "--seed", "2"}), own);
}

TEST(Compare, WritesWhatTheFileIsNamedFor) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const auto written = [&](const std::string& file, std::vector<std::string> more = {}) {
        std::vector<std::string> arguments{"compare", map, map,  "--bots",     "random",
                                           "--games", "4", "-o", folder / file};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto outcome = run_pampas(arguments);
        EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
        EXPECT_EQ(outcome.out, "");
        return testing::bytes_of(folder / file);
    };
    EXPECT_THAT(written("a.html"), StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(written("a.json"), StartsWith("{\n  \"a\": {"));
    EXPECT_THAT(written("a.txt"), StartsWith("A: Lasso, "));
    EXPECT_THAT(written("b.txt", {"--format", "html"}), StartsWith("<!DOCTYPE html>"));
    expect_misuse({"compare", map, map, "--games", "3000", "-o", folder / "none/page.html"},
                  "none/page.html");
}

TEST(Compare, CtrlCReportsWhatWasPlayedSoFar) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    for (const int after : {0, 50}) {
        const auto run =
            testing::interrupted_run({"compare", map, map, "--games", "50000", "--format", "json"},
                                     std::chrono::milliseconds(after));
        const Json report = testing::json_of(run);
        EXPECT_EQ(report["interrupted"], true);
        EXPECT_GE(report["games_on_each"], 4);
    }
}

TEST(Compare, WrongCallsAreReportedInOneLine) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const auto expect = [&](std::vector<std::string> options, const std::string& words) {
        options.insert(options.begin(), {"compare", map, map});
        expect_misuse(options, words);
    };
    expect({"--bots", "x\x1b"}, R"(unknown bot "x\x1b")");
    expect({"--bots", "greedy,greedy,greedy"}, "3 bots for 4 players");
    expect({"--ruleset", "crucible", "--players", "3"}, "\"crucible\" is for 2 players, not for 3");
    expect({"--games", "0"}, "--games: expected a whole number from 1 to ");
    expect({"--tolerance", "nan"}, "--tolerance");
    expect({"--format", "pdf"}, "--format");
    expect_misuse({"compare", map}, "OTHER is required");
    expect_misuse({"compare"}, "MAP is required");
    expect_misuse({"compare", map, folder / "none.json"}, "none.json: cannot be opened");
    const std::string duel = bundled_map(folder, "mano-a-mano.json");
    expect_misuse({"compare", map, duel}, "\"crucible\" is for 2 players, not for 4");
}

} // namespace
} // namespace pampas::command_line
