#include "analysis/measures/figures.h"
#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "engine/library/library.h"
#include "tests/editor/command_line/interrupted_run.h"
#include "tests/editor/command_line/json_report.h"

#include <filesystem>

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::json_report;
using testing::run_pampas;
using ::testing::SizeIs;
using testing::TemporaryFolder;

/// Arguments for small maps, which are quick to make.
std::vector<std::string> small(std::vector<std::string> options) {
    options.insert(options.begin(), {"generate", "--columns", "9", "--rows", "10"});
    return options;
}

TEST(Generate, WritesAMapAndItsFigures) {
    const TemporaryFolder folder;
    const std::string file = folder / "made.json";
    const Json report =
        json_report(small({"--markets", "6", "--waters", "2", "--land", "24", "--symmetry",
                           "rotate-180", "--players", "2,4", "--seed", "3", "-o", file}));
    ASSERT_EQ(report["maps"].size(), 1U);
    const Json& made = report["maps"][0];
    EXPECT_EQ(made["name"], "Generated 3-1");
    EXPECT_EQ(made["file"], file);
    EXPECT_EQ(made["gaps"], Json::array());
    EXPECT_EQ(report["games"], 0);
    EXPECT_FALSE(report.contains("cut"));
    EXPECT_EQ(made["figures"].size(), measures::figures().size());
    EXPECT_EQ(made["figures"]["markets"], 6);
    EXPECT_EQ(made["figures"]["waters"], 2);
    EXPECT_EQ(made["figures"]["land"], 24);
    EXPECT_EQ(made["figures"]["symmetry"], 100);
    const map::Map map = formats::read_map(file);
    EXPECT_EQ(map.details().name, "Generated 3-1");
    EXPECT_EQ(map.details().players, (map::PlayerRange{2, 4}));
    EXPECT_EQ(run_pampas({"validate", file}).status, Status::Success);
}

TEST(Generate, TakesSeveralTargets) {
    for (const std::vector<std::string>& second :
         {std::vector<std::string>{"--target", "land=20"}, {"land=20"}}) {
        auto call = small({"--target", "markets=5..6"});
        call.insert(call.end(), second.begin(), second.end());
        const Json figures = json_report(call)["maps"][0]["figures"];
        EXPECT_LE(figures["markets"], 6);
        EXPECT_GE(figures["markets"], 5);
        EXPECT_EQ(figures["land"], 20);
    }
}

TEST(Generate, PrintsTheMapWithoutAnOutput) {
    const auto outcome = run_pampas(small({}));
    EXPECT_EQ(outcome.status, Status::Success);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(formats::read_json(outcome.out).grid(), (hex::Grid{9, 10}));
    EXPECT_EQ(json_report(small({}))["maps"][0]["file"], Json());
}

TEST(Generate, GivesTheSameBytesOnAnyNumberOfThreads) {
    const auto bytes = [](const std::string& threads, const std::string& seed) {
        return run_pampas(small({"--threads", threads, "--seed", seed})).out;
    };
    EXPECT_EQ(bytes("3", "1"), bytes("1", "1"));
    EXPECT_NE(bytes("1", "2"), bytes("1", "1"));
}

TEST(Generate, PutsSeveralMapsIntoAFolderOrALibrary) {
    const TemporaryFolder folder;
    const auto outcome = run_pampas(small({"--count", "3", "-o", folder / "made/"}));
    EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("3 maps made"));
    EXPECT_THAT(formats::map_files_in(folder / "made"), SizeIs(3));
    const std::string bytes = read_file(folder / "made/Generated 1-1.json");
    expect_misuse(small({"--count", "3", "-o", folder / "made/"}), "already exists");
    EXPECT_EQ(read_file(folder / "made/Generated 1-1.json"), bytes);

    EXPECT_EQ(run_pampas(small({"--count", "3", "-o", folder / "made.pampas"})).status,
              Status::Success);
    const library::Library library(folder / "made.pampas", library::Access::Read);
    EXPECT_THAT(library.list(), SizeIs(3));
    expect_misuse(small({"--count", "2", "-o", folder / "made.json"}),
                  "several maps need a folder");
    EXPECT_FALSE(std::filesystem::exists(folder / "made.json"));
}

TEST(Generate, WhatCannotBeReachedIsReportedAndNotWritten) {
    const TemporaryFolder folder;
    const auto call = [&](const std::string& format) {
        return run_pampas({"generate", "--columns", "6", "--rows", "6", "--target",
                           "accessibility=0.9..1", "--format", format, "-o", folder / "none.json"});
    };
    const auto told = call("text");
    EXPECT_EQ(told.status, Status::No);
    EXPECT_THAT(told.out, HasSubstr("Missed: accessibility=0.9..1; the closest map has 0."));
    const Json report = testing::json_of(call("json"), Status::No);
    EXPECT_EQ(report["maps"], Json::array());
    EXPECT_EQ(report["missed"][0]["figure"], "accessibility");
    EXPECT_LT(report["missed"][0]["closest"], 0.9);
    EXPECT_FALSE(std::filesystem::exists(folder / "none.json"));
}

TEST(Generate, KeepsTheBestSoFarWhenItsTimeIsOver) {
    const TemporaryFolder folder;
    const Json cut =
        json_report(small({"--count", "100", "--minutes", "0.01", "-o", folder / "a/"}));
    EXPECT_EQ(cut["cut"], true);
    EXPECT_FALSE(cut.contains("missed"));
    EXPECT_THAT(formats::map_files_in(folder / "a"), SizeIs(cut["maps"].size()));
}

TEST(Generate, FairMapsAreReportedWithTheirGapsAndPlaces) {
    const TemporaryFolder folder;
    const auto run = run_pampas(small({"--fair", "--players", "2,4", "--minutes", "0.03", "--seed",
                                       "3", "-o", folder / "fair.json", "--format", "json"}));
    const Json report = Json::parse(run.out);
    EXPECT_EQ(run.status, report["maps"][0]["reached"] ? Status::Success : Status::No);
    EXPECT_GT(report["games"], 0);
    const Json& gaps = report["maps"][0]["gaps"];
    ASSERT_THAT(gaps, SizeIs(2));
    EXPECT_EQ(gaps[0]["players"], 2);
    EXPECT_EQ(gaps[1]["players"], 4);
    for (const Json& gap : gaps) {
        EXPECT_LE(gap["ci95"][0], gap["gap"]);
        EXPECT_GE(gap["ci95"][1], gap["gap"]);
        EXPECT_LE(gap["likely_gap"], gap["gap"]);
        const bool says_something =
            gap["ci95"][1].get<double>() - gap["ci95"][0].get<double>() <= 0.25;
        ASSERT_EQ(gap.contains("published"), says_something);
        if (says_something) {
            EXPECT_EQ(gap["published"], 42);
            EXPECT_LE(gap["fairer_than"][0], gap["fairer_than"][1]);
            EXPECT_LE(gap["fairer_than"][1], 42);
        }
    }
    const auto told = run_pampas(small({"--fair", "--minutes", "0.03", "-o", folder / "b.json"}));
    EXPECT_EQ(told.status == Status::No, told.out.find("\nGoal not reached: ") != std::string::npos)
        << told.out;
    EXPECT_THAT(told.out, HasSubstr("Generated 1-1, 4 players: gap "));
}

TEST(Generate, MakesAPageOfItsMaps) {
    const TemporaryFolder folder;
    const std::string page = folder / "made.html";
    EXPECT_EQ(run_pampas(small({"--count", "2", "-o", folder / "a/", "--page", page})).status,
              Status::Success);
    EXPECT_THAT(read_file(page), HasSubstr("<h3>Generated 1-2</h3>"));
    expect_misuse(small({"-o", folder / "gone/b.json"}), "cannot be written");
    expect_misuse(small({"-o", folder / "gone/b.pampas"}), "cannot be written");
    expect_misuse(small({"-o", folder / "b.json", "--page", folder / "gone/made.html"}),
                  "made.html");
    EXPECT_FALSE(std::filesystem::exists(folder / "b.json"));
}

TEST(Generate, CtrlCKeepsTheBestSoFar) {
    const TemporaryFolder folder;
    auto call = small({"--count", "50", "--format", "json", "-o", folder / "a/"});
    const auto outcome = testing::interrupted_run(call, std::chrono::milliseconds(50));
    const Json report = Json::parse(outcome.out);
    EXPECT_EQ(report["cut"], true);
    EXPECT_GE(report["maps"].size(), 1U);
    EXPECT_THAT(formats::map_files_in(folder / "a"), SizeIs(report["maps"].size()));
}

TEST(Generate, WrongCallsAreReportedInOneLine) {
    const TemporaryFolder folder;
    const auto expect = [](std::vector<std::string> options, const std::string& words) {
        options.insert(options.begin(), "generate");
        expect_misuse(options, words);
    };
    expect({"--markets", "7", "--symmetry", "rotate-180"}, "--markets 7: not possible with");
    expect({"--symmetry", "rotate-60"}, "try --shape hexagon");
    expect({"--target", "shops=1..2"}, "unknown figure \"shops\"");
    expect({"--target", "markets=5..2"}, "the range is empty");
    expect({"--target", "land=1000..2000"}, "--target land=1000..2000: not possible");
    expect({"--waters", "10"}, "takes at most 9");
    expect({"--client", "none"}, "none");
    expect({"--like", folder / "none.json"}, "none.json: cannot be opened");
    for (const std::string players : {"1", "6", "x", "2-", "2-9", "2,,3", "2 3 x", "-2"}) {
        expect({"--players=" + players}, "--players: expected numbers from 2 to 5");
    }
    expect({"--minutes", "0"}, "--minutes");
    expect({"--count", "0"}, "--count");
    expect({"--count", "2"}, "several maps need a folder");
    expect({"-o", folder / "missing/made.json", "--columns", "5", "--rows", "5"},
           "missing/made.json: cannot be written");
}

} // namespace
} // namespace pampas::command_line
