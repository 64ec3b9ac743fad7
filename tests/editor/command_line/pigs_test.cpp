#include "engine/formats/json_text.h"
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

TEST(Pigs, StrengthsAreReportedInEveryForm) {
    const std::vector<std::string> call{"pigs", "simulate",      "--players", "2", "--games",
                                        "20",   "--by-strength", "--seed",    "4"};
    EXPECT_THAT(run_pampas(call).out, HasSubstr("thinking"));
    const Json strengths = json_report(call).at("by_strength");
    ASSERT_EQ(strengths.size(), 3U);
    EXPECT_EQ(strengths[2].at("bots"), Json({"thinking", "thinking"}));
    EXPECT_EQ(strengths[2].at("games"), 2);
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

TEST(Pigs, EditionIsAFileToChange) {
    EXPECT_EQ(run_pampas({"pigs", "edition"}).out,
              formats::json_text(pigs::write_edition(pigs::usual_edition())));
}

TEST(Pigs, CompareFindsWhatAnEditionChanges) {
    const TemporaryFolder folder;
    Json edition = pigs::write_edition(pigs::usual_edition());
    edition["start_dollars"] = 20;
    testing::put(folder / "poor.json", edition.dump());
    const Json report =
        json_report({"pigs", "compare", folder / "poor.json", "--players", "3", "--games", "30"});
    EXPECT_TRUE(report.at("same_cards"));
    EXPECT_EQ(report.at("games"), 30);
    double wins = 0;
    for (const Json& figure : report.at("figures")) {
        const std::string key = figure.at("key");
        wins += key.starts_with("wins_seat") ? figure.at("a").get<double>() : 0;
        if (key.starts_with("points_seat")) {
            EXPECT_LT(figure.at("difference"), 0) << key;
            EXPECT_TRUE(figure.at("real")) << key;
        }
    }
    EXPECT_NEAR(wins, 100, 1e-9);
    const Json same = json_report({"pigs", "compare", "standard", "--games", "8"});
    const Json paired = json_report({"pigs", "compare", "standard", "--players", "2", "--bots",
                                     "greedy,random", "--games", "8"});
    EXPECT_EQ(paired.at("games"), 8);
    for (const Json& figure : same.at("figures")) {
        EXPECT_EQ(figure.at("difference"), 0) << figure;
    }
    EXPECT_THAT(run_pampas({"pigs", "compare", "standard", "--games", "8"}).out,
                HasSubstr("The season cards come in the same order with both."));
}

TEST(Pigs, ReplayShowsPositionsThatScoreReads) {
    const TemporaryFolder folder;
    const std::string file = folder / "games.jsonl";
    run_pampas({"pigs", "simulate", "--games", "2", "--players", "3", "--record", file});
    const Json start = json_report({"pigs", "replay", file, "--game", "1", "--at", "0"});
    EXPECT_EQ(start.at("phase"), "prepare");
    EXPECT_EQ(start.at("farms").at(0).at("dollars"), 45);
    const Json end = json_report({"pigs", "replay", file, "--game", "1"});
    testing::put(folder / "end.json", end.dump());
    const Json scores = json_report({"pigs", "score", folder / "end.json"});
    const std::string bytes = testing::bytes_of(file);
    const Json line = Json::parse(bytes.substr(bytes.rfind('\n', bytes.size() - 2)));
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const Json& score = scores.at("players").at(seat);
        EXPECT_EQ(score.at("total"), line.at("result").at(seat).at("points"));
        EXPECT_EQ(score.at("property"), line.at("result").at(seat).at("property"));
    }
    const auto text = run_pampas({"pigs", "replay", file, "--game", "1", "--at", "40"});
    EXPECT_THAT(text.out, HasSubstr(", spring, card "));
    EXPECT_THAT(run_pampas({"pigs", "score", folder / "end.json"}).out, HasSubstr("property"));
    expect_misuse({"pigs", "replay", file, "--game", "2"}, "has no game 2");
    expect_misuse({"pigs", "replay", file, "--game", "1", "--at", "9999"}, "actions, not 9999");
}

TEST(Pigs, ScoreRefusesPigsWithoutRoom) {
    const TemporaryFolder folder;
    const Json farm{{"dollars", 1},
                    {"pigs", {{"baby", 0}, {"small", 0}, {"medium", 11}, {"big", 0}}},
                    {"vaccinated", {{"baby", 0}, {"small", 0}, {"medium", 0}, {"big", 1}}},
                    {"items", {{"vaccine", 2}, {"supplement", 0}, {"amulet", 0}}},
                    {"meadows", 2}};
    Json position{{"format", "pampas-pigs-position"},
                  {"version", 1},
                  {"edition", pigs::write_edition(pigs::usual_edition())},
                  {"farms", {farm, farm}}};
    testing::put(folder / "position.json", position.dump());
    EXPECT_EQ(
        json_report({"pigs", "score", folder / "position.json"}).at("players").at(0),
        (Json{{"dollars", 1}, {"pigs", 15}, {"at_risk", 110}, {"property", 12}, {"total", 16}}));
    const auto refused = [&](const char* place, const Json& value, const std::string& words) {
        Json changed = position;
        changed[Json::json_pointer(place)] = value;
        testing::put(folder / "position.json", changed.dump());
        expect_misuse({"pigs", "score", folder / "position.json"}, words);
    };
    refused("/farms/1/meadows", 1, "/farms/1: the pigs have no room on the meadows");
    refused("/farms/0/pigs/big", 51, "/farms/0: has more pigs than there are tiles: big");
    refused("/farms", Json{farm}, "/farms: has 1 farms; expected 2 to 6");
    refused("/format", "x", "/format: expected \"pampas-pigs-position\"");
    refused("/farms/0/dollars", "much", "/farms/0/dollars");
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
