#include "engine/files/file.h"
#include "engine/language/language.h"
#include "tests/editor/command_line/interrupted_run.h"
#include "tests/editor/command_line/recorded_run.h"
#include "tests/editor/command_line/terminal_run.h"

#include <fmt/format.h>

#include <filesystem>
#include <regex>
#include <set>

namespace pampas::command_line {
namespace {

using testing::bundled_map;
using ::testing::EndsWith;
using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::json_report;
using testing::run_pampas;
using ::testing::StartsWith;
using testing::TemporaryFolder;

/// The games of a report, without the time they took.
Json untimed_games(Json report) {
    for (Json& games : report["games"]) {
        games = testing::untimed(games);
    }
    return report;
}

class ReportCommand : public ::testing::Test {
  protected:
    Json json(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), {"report", map_, "--bots", "random"});
        return json_report(std::move(arguments));
    }

    TemporaryFolder folder_;
    const std::string map_ = bundled_map(folder_, "first-pasture.json");
    const std::string page_ = folder_ / "page.html";
};

TEST_F(ReportCommand, PlaysWhatSimulatePlays) {
    const Json report = json({"--players", "3,2", "--games", "60", "--seed", "8"});
    ASSERT_EQ(report["games"].size(), 2);
    for (const std::size_t players : {2U, 3U}) {
        const Json alone =
            json_report({"simulate", map_, "--bots", "random", "--players", std::to_string(players),
                         "--games", "60", "--seed", "8", "--paired"});
        EXPECT_TRUE(untimed_games(report)["games"][players - 2] == testing::untimed(alone))
            << players;
    }
    EXPECT_EQ(report["analysis"], json_report({"analyze", map_}));
}

TEST_F(ReportCommand, IsEnglishAsJsonHoweverThatIsAskedFor) {
    const std::string file = folder_ / "report.json";
    const auto news = [&] {
        run_pampas({"report", map_, "--bots", "random", "--games", "2", "-o", file});
        return Json::parse(read_file(file)).at("news");
    };
    const Json english = news();
    const language::Scope german(*language::find("de"));
    EXPECT_EQ(news(), english);
    EXPECT_EQ(language::used().code, "de");
}

TEST_F(ReportCommand, TellsWhatCarriesTheGameWhereThatIsAskedFor) {
    const Json report = json({"--players", "2", "--games", "4", "--restrict"});
    EXPECT_GE(report["restrict"]["restrictions"].size(), 7U);
    EXPECT_EQ(report["restrict"]["restrictions"][0]["games"], 4);
    EXPECT_FALSE(json({"--players", "2", "--games", "4"}).contains("restrict"));
}

TEST_F(ReportCommand, IsTheSameOnAnyNumberOfThreads) {
    const auto on = [&](const std::string& threads) {
        return untimed_games(json({"--games", "20", "--threads", threads}));
    };
    EXPECT_TRUE(on("1") == on("3"));
}

TEST_F(ReportCommand, PlaysEveryNumberTheMapIsForAndEachKindOfPlayersApart) {
    const auto tables = [&](const std::string& map, std::vector<std::string> more) {
        std::vector<std::string> arguments{"report", bundled_map(folder_, map), "--games", "2"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        std::vector<std::string> bots;
        const Json report = json_report(arguments);
        for (const Json& games : report["games"]) {
            bots.push_back(games["bots"].dump());
        }
        return bots;
    };
    EXPECT_THAT(tables("first-pasture.json", {"--bots", "greedy,random,greedy"}),
                ::testing::ElementsAre(R"(["greedy","greedy"])", R"(["greedy","greedy","greedy"])",
                                       R"(["random","random"])",
                                       R"(["random","random","random"])"));
    EXPECT_EQ(tables("lasso.json", {"--bots", "random"}).size(), 3); // it is for 2 to 4
    EXPECT_EQ(tables("lasso.json", {"--bots", "random", "--players", "5,3,5"}).size(), 2);
    EXPECT_EQ(tables("mano-a-mano.json", {}).size(), 1);
}

TEST_F(ReportCommand, WritesWhatTheFileIsNamedFor) {
    const auto written = [&](const std::string& file, std::vector<std::string> more = {}) {
        std::vector<std::string> arguments{"report",  map_,          "--bots",    "random",
                                           "--games", "4",           "--players", "2",
                                           "-o",      folder_ / file};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto outcome = run_pampas(arguments);
        EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
        EXPECT_EQ(outcome.out, "");
        return testing::bytes_of(folder_ / file);
    };
    EXPECT_THAT(written("a.html"), StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(written("a.json"), StartsWith("{\n  \"map\": \"First Pasture\""));
    EXPECT_THAT(written("a.txt"), StartsWith("First Pasture: "));
    EXPECT_THAT(written("b.txt", {"--format", "html"}), StartsWith("<!DOCTYPE html>"));
}

/// The relative addresses of pages that a page links to.
std::set<std::string> linked_pages(const std::string& page) {
    static const std::regex link("(?:href=|\"game\":)\"([^\"#:]+\\.html)\"");
    std::set<std::string> links;
    for (std::sregex_iterator found(page.begin(), page.end(), link), end; found != end; ++found) {
        links.insert((*found)[1]);
    }
    return links;
}

std::set<std::string> files_in(const TemporaryFolder& folder) {
    std::set<std::string> files;
    for (const auto& file : std::filesystem::directory_iterator(folder.path())) {
        files.insert(file.path().filename().string());
    }
    return files;
}

TEST_F(ReportCommand, LinksToPagesOfGames) {
    const std::set<std::string> before = files_in(folder_);
    const auto outcome = run_pampas({"report", map_, "--bots", "random", "--players", "2,3",
                                     "--games", "30", "--game-pages", "-o", page_});
    ASSERT_EQ(outcome.status, Status::Success) << outcome.err;
    const std::set<std::string> links = linked_pages(testing::bytes_of(page_));
    EXPECT_GE(links.size(), 2U);
    std::set<std::string> expected = before;
    expected.insert("page.html");
    expected.insert(links.begin(), links.end());
    EXPECT_EQ(files_in(folder_), expected);

    // A game's page is the one of its record.
    const std::string record = folder_ / "games.jsonl";
    run_pampas({"simulate", map_, "--bots", "random", "--players", "3", "--games", "30", "--paired",
                "--record", record});
    const std::string prefix = "page-3-random-game-";
    const auto third = links.lower_bound(prefix);
    ASSERT_THAT(*third, StartsWith(prefix));
    const std::string number = third->substr(prefix.size(), third->size() - prefix.size() - 5);
    run_pampas({"replay", record, "--game", number, "-o", folder_ / "game.html"});
    EXPECT_TRUE(testing::bytes_of(folder_ / *third) == testing::bytes_of(folder_ / "game.html"));
}

TEST_F(ReportCommand, PlaysUntilTheVerdictIsKnown) {
    const Json games =
        json({"--players", "2", "--until-verdict", "--tolerance", "0.4", "--games", "5000"});
    EXPECT_EQ(games["games"][0]["fairness"]["verdict"], "fair");
    EXPECT_LT(games["games"][0]["games"], 5000);
}

TEST_F(ReportCommand, CtrlCReportsWhatWasPlayed) {
    const auto outcome = testing::interrupted_run(
        {"report", map_, "--bots", "random", "--games", "100000000", "-o", page_},
        std::chrono::milliseconds(50));
    EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
    const std::string page = testing::bytes_of(page_);
    EXPECT_THAT(page, HasSubstr("2 random players"));
    EXPECT_THAT(page, HasSubstr("interrupted"));
    EXPECT_EQ(page.find("3 random players"), std::string::npos);
}

TEST_F(ReportCommand, ShowsOneProgressBarForAllTables) {
    const std::string bar = testing::on_terminal(
        {"report", map_, "--bots", "random", "--games", "30", "--players", "2,3", "-o", page_});
    EXPECT_THAT(bar, HasSubstr("100 %, 60 of 60 games, "));
}

TEST_F(ReportCommand, WrongCallsAreReportedBeforeGamesArePlayed) {
    const auto expect = [&](std::vector<std::string> options, const std::string& words) {
        options.insert(options.begin(), {"report", map_, "--games", "3000"});
        expect_misuse(options, words);
    };
    expect({"--players", "2,9"},
           "--players: expected numbers from 2 to 5, such as 4, 2-5 or 2,4, not \"2,9\"");
    expect({"--bots", "greedy,chess"}, "unknown bot \"chess\"");
    expect({"--ruleset", "crucible", "--players", "2,3"},
           "\"crucible\" is for 2 players, not for 3");
    expect({"-o", folder_ / "none/page.html"}, "none/page.html");
    expect({"--format", "pdf"}, "--format");
    expect({"--game-pages", "-o", folder_ / "report.json"},
           "--game-pages: also needs a page of the report");
    expect_misuse({"report", folder_ / "none.json"}, "none.json");
}

} // namespace
} // namespace pampas::command_line
