#include "engine/pigs/edition.h"
#include "tests/editor/command_line/json_report.h"

#include <fstream>

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::json_report;
using testing::run_pampas;
using testing::TemporaryFolder;
using testing::untimed;

TEST(Pigs, SimulateReportsSeatsAndAssumptions) {
    const Json report = json_report({"pigs", "simulate", "--players", "3", "--games", "30"});
    EXPECT_EQ(report.at("edition"), "standard");
    EXPECT_EQ(report.at("assumed").size(), pigs::usual_edition().assumed.size());
    EXPECT_EQ(report.at("seats").size(), 3U);
    double wins = 0;
    for (const Json& seat : report.at("seats")) {
        wins += seat.at("wins").get<double>();
        double dollars = 0;
        for (const Json& account : seat.at("categories")) {
            dollars += account.get<double>();
        }
        EXPECT_NEAR(dollars, seat.at("points").at("mean").get<double>(), 1e-9);
    }
    EXPECT_NEAR(wins, 30, 1e-9);
    EXPECT_EQ(report.at("fairness").at("bots").size(), 3U);
}

TEST(Pigs, SimulateIsTheSameOnAnyNumberOfThreads) {
    const auto report = [](const std::string& threads) {
        return untimed(json_report({"pigs", "simulate", "--players", "2-3", "--games", "20",
                                    "--threads", threads})
                           .at(1));
    };
    EXPECT_EQ(report("1"), report("4"));
}

TEST(Pigs, SimulateSaysWhatItAssumes) {
    const auto outcome = run_pampas({"pigs", "simulate", "--games", "4"});
    EXPECT_THAT(outcome.out, HasSubstr("Assumed, because the rules do not say: "));
    EXPECT_THAT(outcome.out, HasSubstr("final sales"));
}

TEST(Pigs, ReportIsAPage) {
    const auto page = run_pampas({"pigs", "report", "--games", "8", "--format", "html"});
    EXPECT_THAT(page.out, HasSubstr("<!DOCTYPE html>"));
    EXPECT_THAT(page.out, HasSubstr("Season cards"));
    const auto text = run_pampas({"pigs", "report", "--games", "8"});
    EXPECT_THAT(text.out, HasSubstr("season card"));
    EXPECT_THAT(text.out, HasSubstr("winners"));
}

TEST(Pigs, ReplayChecksRecords) {
    const TemporaryFolder folder;
    const std::string file = folder / "games.jsonl";
    for (const std::string players : {"2", "6"}) {
        run_pampas({"pigs", "simulate", "--games", "3", "--players", players, "--bots", "random",
                    "--record", file, "--next-card", "--open-choice"});
        EXPECT_EQ(json_report({"pigs", "replay", file}),
                  (Json{{"games", 3}, {"replays", true}, {"differences", Json::array()}}));
    }
    std::string bytes = testing::bytes_of(file);
    bytes.insert(bytes.rfind("\"property\":") + 11, "1");
    testing::put(file, bytes);
    EXPECT_EQ(run_pampas({"pigs", "replay", file}).status, Status::No);
    expect_misuse({"replay", file}, "/format: expected \"pampas-games\"");
}

TEST(Pigs, LadderRanksBots) {
    const Json report = json_report(
        {"pigs", "ladder", "--bots", "random,greedy,trader", "--players", "3", "--games", "10"});
    EXPECT_EQ(report.at("reference"), "greedy");
    EXPECT_LT(report.at("strengths").at(0).at("strength"), -1);
    EXPECT_EQ(report.at("pairs").size(), 3U);
    EXPECT_FALSE(report.at("assumed").empty());
}

TEST(Pigs, AnotherEditionIsAFile) {
    const TemporaryFolder folder;
    Json edition = pigs::write_edition(pigs::usual_edition());
    edition["name"] = "poor";
    edition["start_dollars"] = 0;
    edition["assumed"] = Json::array();
    testing::put(folder / "poor.json", edition.dump());
    const Json report =
        json_report({"pigs", "simulate", "--edition", folder / "poor.json", "--games", "4"});
    EXPECT_EQ(report.at("edition"), "poor");
    EXPECT_EQ(report.at("assumed"), Json::array());
    EXPECT_EQ(report.at("seats").at(0).at("categories").at("start"), 0);
}

TEST(Pigs, WrongCallsAreRefusedInOneLine) {
    expect_misuse({"pigs"}, "a command is missing");
    expect_misuse({"pigs", "simulate", "--players", "7"}, "expected numbers from 2 to 6");
    expect_misuse({"pigs", "simulate", "--edition", "none"}, "unknown edition \"none\"");
    expect_misuse({"pigs", "simulate", "--bots", "nobody"}, "unknown bot \"nobody\"");
    expect_misuse({"pigs", "simulate", "--bots", "greedy,random", "--players", "3"},
                  "2 bots for 3 players");
    expect_misuse({"pigs", "simulate", "--players", "2-3", "--record", "x"},
                  "--record only works with one number of players");
    expect_misuse({"pigs", "ladder", "--bots", "greedy"}, "at least two bots");
    expect_misuse({"pigs", "ladder", "--bots", "greedy,random", "--reference", "trader"},
                  "is not one of the bots");
    expect_misuse({"pigs", "replay", "nowhere.jsonl"}, "nowhere.jsonl: cannot be opened");
}

} // namespace
} // namespace pampas::command_line
