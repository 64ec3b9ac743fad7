#include "engine/rules/ruleset.h"
#include "tests/editor/command_line/interrupted_run.h"
#include "tests/editor/command_line/recorded_run.h"
#include "tests/editor/command_line/terminal_run.h"
#include "tests/engine/sanitized.h"

#include <fmt/format.h>

#include <chrono>
#include <ranges>
#include <thread>

namespace pampas::command_line {
namespace {

using testing::bundled_map;
using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::on_terminal;
using testing::put;
using testing::run_pampas;
using testing::TemporaryFolder;
using testing::untimed;

TEST(Simulate, GivesTheSameBytesOnAnyNumberOfThreads) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const std::string record = folder / "r.jsonl";
    const std::vector<std::string> one_block_and_more{"0.5", "0.08"};
    for (const std::string& until : one_block_and_more | std::views::take(sanitized ? 1 : 2)) {
        std::vector<std::string> outputs;
        for (const std::string threads : {"1", "2", "8"}) {
            const auto run = [&](const std::string& format) {
                return run_pampas({"simulate", map, "--bots", "random", "--games", "150",
                                   "--until-ci", until, "--threads", threads, "--record", record,
                                   "--format", format})
                    .out;
            };
            const std::string json = run("json");
            EXPECT_EQ(Json::parse(json)["timing"]["threads"], std::stoi(threads));
            outputs.push_back(run("text") + json.substr(0, json.find("\"timing\"")) +
                              testing::bytes_of(record));
        }
        EXPECT_GT(outputs.front().size(), 100'000);
        EXPECT_TRUE(outputs[1] == outputs[0]);
        EXPECT_TRUE(outputs[2] == outputs[0]);
    }
}

TEST(Simulate, AnotherSeedGivesOtherGames) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const auto seeded = [&](const std::string& seed) {
        return testing::recorded_run(folder, {map, "--games", "1", "--seed", seed}).games.at(0);
    };
    const std::string largest = "18446744073709551615";
    EXPECT_EQ(seeded("1"), seeded("1"));
    EXPECT_NE(seeded("1"), seeded("2"));
    EXPECT_NE(seeded("1"), seeded(largest));
    EXPECT_EQ(testing::recorded_run(folder, {map, "--games", "1", "--seed", largest})
                  .header["seed"]
                  .dump(),
              largest);
}

TEST(Simulate, PlaysWhatTheMapIsMeantFor) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "mano-a-mano.json");
    const Json duel = testing::recorded_run(folder, {map, "--games", "2"}).report;
    EXPECT_EQ(duel["ruleset"], "crucible");
    EXPECT_EQ(duel["players"], 2);
    const Json chosen = testing::recorded_run(folder, {map, "--games", "2", "--ruleset",
                                                       "variant-1", "--players", "5"})
                            .report;
    EXPECT_EQ(chosen["ruleset"], "variant-1");
    EXPECT_EQ(chosen["players"], 5);
    const std::string any = bundled_map(folder, "windmill.json");
    EXPECT_EQ(testing::recorded_run(folder, {any, "--games", "2"}).report["players"], 4);

    Json map_json = Json::parse(testing::bytes_of(map));
    map_json["ruleset"] = "ho\nuse";
    put(folder / "house.json", map_json.dump());
    expect_misuse({"simulate", folder / "house.json"},
                  (folder / "house.json").string() +
                      ": unknown ruleset \"ho\\nuse\"; expected one of");
}

TEST(Simulate, TakesBotsInAnyUsualWay) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const auto untimed_report = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "simulate");
        arguments.insert(arguments.end(), {"--games", "3", "--players", "3"});
        return untimed(testing::json_report(std::move(arguments))).dump();
    };
    const std::string usual = untimed_report({map});
    EXPECT_EQ(untimed_report({map, "--bots", "learned"}), usual);
    EXPECT_EQ(untimed_report({"--bots", "learned", map}), usual);
    EXPECT_EQ(untimed_report({"--bots", "learned,learned,learned", map}), usual);
    EXPECT_EQ(untimed_report({"--bots", "learned", "learned", "learned", map}), usual);
    EXPECT_EQ(untimed_report({map, "--bots", "learned", "learned", "learned"}), usual);
    EXPECT_EQ(Json::parse(usual)["bots"], Json({"learned", "learned", "learned"}));
}

TEST(Simulate, SearchingBotsThinkAsLongAsTold) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "first-pasture.json");
    const auto report = [&](const std::string& option, const std::string& value) {
        return testing::recorded_run(folder, {map, "--players", "2", "--games", "2", "--bots",
                                              "search,blocker", option, value})
            .report;
    };
    const Json few = report("--playouts", "1");
    EXPECT_EQ(few["thinking"], "1 playout a plan");
    const Json more = report("--playouts", "40");
    EXPECT_EQ(more["thinking"], "40 playouts a plan");
    EXPECT_NE(few["seats"], more["seats"]);
    EXPECT_EQ(untimed(report("--playouts", "40")), untimed(more));
    EXPECT_EQ(report("--turn-ms", "1")["thinking"], "1 ms a turn");
    EXPECT_FALSE(testing::recorded_run(folder, {map, "--games", "2"}).report.contains("thinking"));
}

TEST(Simulate, WrongCallsAreReportedInOneLineAndLeaveNothing) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "windmill.json");
    const auto expect = [&](std::vector<std::string> options, const std::string& words) {
        options.insert(options.begin(), {"simulate", map, "--games", "5"});
        expect_misuse(options, words);
    };
    for (const std::string players : {"9", "1", "-2", "x", "", "2.0"}) {
        expect({"--players", players},
               "--players: expected numbers from 2 to 5, such as 4, 2-5 or 2,4, not \"" + players +
                   "\"");
    }
    expect({"--ruleset", "crucible", "--players", "3"}, "\"crucible\" is for 2 players, not for 3");
    expect({"--bots", "random,random,random"}, "3 bots for 4 players");
    expect({"--bots", "a\x1b[1m"}, R"(unknown bot "a\x1b[1m"; expected one of random)");
    expect({"--bots", ""}, "unknown bot \"\"");
    expect({"--ruleset", "chess"}, "unknown ruleset \"chess\"; expected one of standard");
    expect({"--ruleset", ""}, "unknown ruleset \"\"");
    expect({"--ruleset", folder / "none.json"}, "none.json: cannot be opened: No such file");
    for (const std::string seed : {"-1", "18446744073709551616", "1e3", "0x5"}) {
        expect({"--seed", seed}, "--seed: expected a whole number from 0 to ");
    }
    expect({"--threads", "0"}, "--threads");
    expect({"--threads", "257"}, "--threads");
    for (const std::string width : {"0", "nan", "2", "-0.1", "inf", "few"}) {
        expect({"--until-ci", width},
               "--until-ci: expected a number from 0.0001 to 0.5, not \"" + width + "\"");
    }
    for (const std::string tolerance : {"0", "0.6", "nan", "5"}) {
        expect({"--tolerance", tolerance},
               "--tolerance: expected a number from 0.001 to 0.5, not \"" + tolerance + "\"");
    }
    expect({"--format", "html"}, "--format");
    for (const std::string games : {"0", "-1", "1.5", "99999999999999999999999"}) {
        expect_misuse({"simulate", map, "--games", games},
                      "--games: expected a whole number from 1 to ");
    }
    expect({"--record", folder / "missing/r.jsonl"}, "missing/r.jsonl: cannot be written: No such");
    expect({"--record", folder.path().string()}, ": cannot be written: Is a directory");
    expect({"--record", "/dev/full"}, "/dev/full: cannot be written: No space left");
    expect({"--record", map + "/x\n"}, "/x\\n: cannot be written: Not a directory");
    std::filesystem::remove(map);
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(Simulate, ARulesetFileNamesWhatIsWrongInIt) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "windmill.json");
    const std::string file = folder / "house.json";
    const auto run_with = [&](const std::string& key, const Json& value) {
        Json rules = rules::write_ruleset(rules::ruleset_named("standard"));
        rules["name"] = "house";
        rules[key] = value;
        put(file, rules.dump());
    };
    run_with("price_water", 13);
    const auto run = testing::recorded_run(folder, {map, "--ruleset", file, "--games", "2"});
    EXPECT_EQ(run.report["ruleset"], "house");
    EXPECT_EQ(run.header["ruleset"]["price_water"], 13);
    run_with("price_wine", 13);
    expect_misuse({"simulate", map, "--ruleset", file},
                  file + ": the key \"price_wine\" is unknown");
    run_with("price_water", "much");
    expect_misuse({"simulate", map, "--ruleset", file}, file + ": /price_water: expected a whole");
    put(file, "{\"name\":");
    expect_misuse({"simulate", map, "--ruleset", file},
                  file + ": line 1, column 9: not valid JSON");
}

TEST(Simulate, ADiskThatFillsUpLeavesWhatWasThere) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "windmill.json");
    put(folder / "r.jsonl", "before");
    EXPECT_EQ(testing::in_child([&] {
                  testing::limit_files_to(100'000);
                  const auto outcome =
                      run_pampas({"simulate", map, "--bots", "random", "--games", "50", "--threads",
                                  "2", "--record", folder / "r.jsonl"});
                  return outcome.out.empty() ? static_cast<int>(outcome.status) : 97;
              }),
              static_cast<int>(Status::Misuse));
    EXPECT_EQ(testing::bytes_of(folder / "r.jsonl"), "before");
    EXPECT_EQ(testing::entries_in(folder.path()), 2);
}

bool is_precise(const Json& report, double width) {
    for (const Json& seat : report["seats"]) {
        const auto interval = seat["ci95"].get<std::vector<double>>();
        if (interval[1] - interval[0] > 2 * width) {
            return false;
        }
    }
    return true;
}

TEST(Simulate, PlaysUntilWinsAreKnownPreciselyEnough) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "first-pasture.json");
    const auto run = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"simulate", map, "--bots", "random", "--players", "2"});
        return untimed(testing::json_report(std::move(options)));
    };
    for (const std::string width : {"0.09", "0.05", "0.02"}) {
        const Json report = run({"--until-ci", width});
        const int games = report["games"];
        EXPECT_TRUE(is_precise(report, std::stod(width))) << width;
        EXPECT_EQ(games % 100, 0);
        EXPECT_EQ(report, run({"--games", std::to_string(games)}));
        EXPECT_FALSE(is_precise(run({"--games", std::to_string(games - 100)}), std::stod(width)));
        EXPECT_EQ(run({"--until-ci", width, "--games", "70"})["games"], 70);
    }
}

TEST(Simulate, ComparesStrengths) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "first-pasture.json");
    const std::vector<std::string> words{"simulate",   map, "--players",    "3", "--games", "30",
                                         "--playouts", "1", "--by-strength"};
    const Json report = untimed(testing::json_report(words));
    std::vector<std::string> weakest_first;
    for (const Json& strength : report["by_strength"]) {
        weakest_first.push_back(strength["bots"][0]);
        EXPECT_EQ(strength["bots"].size(), 3);
        EXPECT_LE(strength["gap_ci"][0], strength["gap"]);
        EXPECT_GE(strength["gap_ci"][1], strength["gap"]);
        EXPECT_TRUE(strength.contains("best_seat"));
        EXPECT_EQ(strength["games"], strength["bots"][0] == "search:learned" ? 3 : 30);
        if (strength["bots"] == report["bots"]) {
            EXPECT_EQ(strength["gap"], report["fairness"]["gap"]);
        }
    }
    EXPECT_THAT(weakest_first,
                ::testing::ElementsAre("random", "greedy", "learned", "search:learned"));
    EXPECT_THAT(run_pampas(words).out, HasSubstr("by the strength of its players"));
    auto mixed = words;
    mixed.insert(mixed.end(), {"--bots", "greedy,random,greedy"});
    expect_misuse(mixed, "the same bot on all seats");
}

TEST(Simulate, PlaysUntilTheVerdictIsKnown) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "first-pasture.json");
    const auto run = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"simulate", map, "--bots", "random", "--players", "3"});
        return untimed(testing::json_report(std::move(options)));
    };
    const Json report = run({"--until-verdict", "--tolerance", "0.1"});
    const int games = report["games"];
    EXPECT_EQ(games % 102, 0); // a look after every 34 deals of three games
    EXPECT_NE(report["fairness"]["verdict"], "undecided");
    EXPECT_EQ(report["fairness"]["tolerance"], 0.1);
    EXPECT_EQ(report["fairness"]["games"], games);
    EXPECT_EQ(report["paired"]["deals"], games / 3);
    const auto first = [&](int number) {
        return run({"--paired", "--tolerance", "0.1", "--games", std::to_string(number)});
    };
    EXPECT_EQ(report, first(games));
    EXPECT_EQ(first(games - 102)["fairness"]["verdict"], "undecided");
    EXPECT_EQ(first(100)["games"], 102);
    EXPECT_EQ(run({"--until-verdict", "--games", "100"})["fairness"]["verdict"], "undecided");
    const Json both = run({"--until-verdict", "--tolerance", "0.1", "--until-ci", "0.01"});
    EXPECT_GT(both["games"], games);
    EXPECT_TRUE(is_precise(both, 0.01));
}

TEST(Simulate, PairedGamesAreTheSameOnAnyNumberOfThreadsAndReplay) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const std::size_t games = sanitized ? 22 : 90;
    std::vector<std::string> outputs;
    for (const std::string threads : {"1", "2", "8"}) {
        const auto run = testing::recorded_run(
            folder, {map, "--paired", "--games", std::to_string(games), "--threads", threads});
        EXPECT_EQ(run.header["dealer"], "pampas-1-paired");
        EXPECT_EQ(run.games.size(), games + 2) << "every deal with each rotation of four";
        EXPECT_EQ(run_pampas({"replay", folder / "games.jsonl"}).status, Status::Success);
        outputs.push_back(untimed(run.report).dump() + testing::bytes_of(folder / "games.jsonl"));
    }
    EXPECT_TRUE(outputs[1] == outputs[0]);
    EXPECT_TRUE(outputs[2] == outputs[0]);
}

/// A run without an end, stopped with Ctrl-C.
testing::Outcome interrupted(std::vector<std::string> arguments, std::chrono::milliseconds after) {
    arguments.insert(arguments.end(), {"--games", "1000000000", "--seed", "3"});
    return testing::interrupted_run(arguments, after);
}

TEST(Simulate, CtrlCReportsWhatWasPlayedSoFar) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const std::string record = folder / "r.jsonl";
    for (const int after : {0, 40}) {
        for (const std::vector<std::string>& limit :
             {std::vector<std::string>{}, {"--until-ci", "0.0001"}}) {
            std::vector<std::string> arguments{"simulate",  map,    "--bots",   "random",
                                               "--record",  record, "--format", "json",
                                               "--threads", "3"};
            arguments.insert(arguments.end(), limit.begin(), limit.end());
            const auto run = interrupted(arguments, std::chrono::milliseconds(after));
            Json report = testing::json_of(run);
            const std::string games = report["games"].dump();
            const Json whole =
                testing::recorded_run(folder, {map, "--games", games, "--seed", "3"}).report;
            EXPECT_EQ(testing::bytes_of(record), testing::bytes_of(folder / "games.jsonl"));
            EXPECT_EQ(run_pampas({"replay", record}).status, Status::Success);
            EXPECT_FALSE(whole.contains("interrupted"));
            EXPECT_EQ(report["interrupted"], true);
            report.erase("interrupted");
            EXPECT_EQ(untimed(report), untimed(whole));
        }
    }
    const auto text =
        interrupted({"simulate", map, "--bots", "random"}, std::chrono::milliseconds(20));
    EXPECT_EQ(text.status, Status::Success);
    EXPECT_THAT(text.out, HasSubstr("\nInterrupted: fewer games than requested.\n"));
}

TEST(Simulate, ShowsAProgressBarOnATerminalOnly) {
    const TemporaryFolder folder;
    const std::string map = bundled_map(folder, "lasso.json");
    const std::string record = folder / "r.jsonl";
    for (const std::string games : {"1", "3", "70"}) {
        const std::vector<std::string> simulate{"simulate", map,   "--bots",   "random",
                                                "--games",  games, "--record", record};
        EXPECT_THAT(on_terminal(simulate),
                    ::testing::ContainsRegex("100 %, " + games + " of " + games +
                                             " games, [0-9.]+ a second\r\n$"));
        EXPECT_THAT(on_terminal({"replay", record}), ::testing::EndsWith("=] 100 %\r\n"));
        put(folder / "log", "");
        EXPECT_EQ(testing::in_child([&] {
                      if (std::freopen((folder / "log").c_str(), "w", stderr) == nullptr) {
                          return 98;
                      }
                      return static_cast<int>(run_pampas(simulate).status);
                  }),
                  0);
        EXPECT_EQ(testing::bytes_of(folder / "log"), "");
    }
    // An unfinished bar, too, ends before the report.
    EXPECT_THAT(
        on_terminal({"simulate", map, "--bots", "random", "--until-verdict", "--tolerance", "0.4"}),
        ::testing::MatchesRegex("(.|\r|\n)* left\r\n"));
}

} // namespace
} // namespace pampas::command_line
