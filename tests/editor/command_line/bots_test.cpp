#include "tests/editor/command_line/recorded_run.h"
#include "tests/engine/programs/posix/scripted_bot.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::json_of;
using testing::run_pampas;
using testing::ScriptedBot;

/// Bots in a folder of their own, with what they write to standard error.
class BotsOfOthers : public ::testing::Test {
  protected:
    BotsOfOthers() { ::setenv("XDG_STATE_HOME", folder_.path().c_str(), 1); }
    ~BotsOfOthers() override { ::unsetenv("XDG_STATE_HOME"); }

    std::string bot(const ScriptedBot& what, const std::string& name = "bot") {
        return testing::path_of(what, folder_, name);
    }

    std::vector<std::string> simulate(const std::string& bots, std::vector<std::string> more = {}) {
        std::vector<std::string> words{"simulate", map_,     "--players", "2",        "--games",
                                       "4",        "--bots", bots,        "--bot-ms", "60000"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }

    testing::TemporaryFolder folder_;
    std::string map_ = testing::bundled_map(folder_, "first-pasture.json");
};

TEST_F(BotsOfOthers, PlayTheSameGamesOnAnyNumberOfThreads) {
    // Takes its number from the seed, and plays on with a simple generator.
    const std::string drawing = bot(
        {.game =
             R"(seed=$(echo "$line" | sed 's/.*"seed":\([0-9]*\).*/\1/'); echo '{"message": "ready"}')",
         .turn = R"(n=$(echo "$line" | sed 's/^{[^[{]*"choices":\([0-9]*\).*/\1/')
                    seed=$(((seed * 1103515245 + 12345) % 2147483648))
                    echo "{\"action\": $((seed / 65536 % n))}")"});
    Json first;
    for (const char* threads : {"1", "3"}) {
        Json report = json_of(
            run_pampas(simulate(drawing + ",random", {"--threads", threads, "--format", "json"})));
        report.erase("timing");
        EXPECT_EQ(report["failures"], Json::array());
        EXPECT_EQ(report["bots"], Json({drawing, "random"}));
        first = first.is_null() ? report : first;
        EXPECT_EQ(report, first);
    }
}

TEST_F(BotsOfOthers, LoseTheGamesInWhichTheyFail) {
    const std::string failing = bot({.turn = "echo 'oh dear' >&2; exit 9"});
    const auto text = run_pampas(simulate(failing + ",random"));
    EXPECT_EQ(text.status, Status::Success);
    EXPECT_THAT(text.out,
                HasSubstr(failing + ": crash in 4 games; first in game 0, seat 1: it ended "
                                    "with exit status 9\n"));
    EXPECT_THAT(text.out, HasSubstr("\n  | oh dear\n"));
    const Json report =
        json_of(run_pampas(simulate(failing + ",random", {"--format", "json", "--paired"})));
    EXPECT_EQ(report["seats"][0]["wins"], 2); // each seat when the other has the bot
    const Json& failure = report["failures"].at(0);
    EXPECT_EQ(report["failures"].size(), 1U);
    EXPECT_EQ(failure["bot"], failing);
    EXPECT_EQ(failure["ending"], "crash");
    EXPECT_EQ(failure["games"], 4);
    EXPECT_EQ(failure["game"], 0);
    EXPECT_EQ(failure["seat"], 0);
    EXPECT_EQ(failure["message"], "it ended with exit status 9");
    EXPECT_EQ(failure["stderr"], Json({"oh dear"}));
    EXPECT_THAT(testing::bytes_of(failure["file"].get<std::string>()),
                HasSubstr("=== game 3, seat 2 ===\noh dear\n"));
}

TEST_F(BotsOfOthers, LeaveRecordsThatReplay) {
    const std::string failing = bot({.turn = "exit 9"});
    const auto run = testing::recorded_run(
        folder_, {map_, "--players", "3", "--games", "2", "--bots", failing + ",random,random"});
    EXPECT_EQ(run.games[0]["actions"][0],
              Json({{"player", 0}, {"do", "end-turn"}, {"gives_up", true}}));
    for (const Json& game : run.games) {
        EXPECT_EQ(std::ranges::count(game["winners"], Json(0)), 0);
    }
    EXPECT_EQ(run_pampas({"replay", folder_ / "games.jsonl"}).out, "2 games replay as recorded.\n");
}

TEST_F(BotsOfOthers, AreToldOfInOtherReports) {
    const std::string failing = bot({.turn = "exit 9"});
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"ladder", map_, "--players", "2", "--bots", failing + ",random"},
          {"compare", map_, map_, "--players", "2", "--bots", failing + ",random"},
          {"compensate", map_, "--players", "2", "--bots", failing + ",random"}}) {
        auto few = words;
        few.insert(few.end(), {"--games", "2"});
        EXPECT_THAT(run_pampas(few).err, HasSubstr(failing + ": crash in ")) << words.front();
    }
}

TEST_F(BotsOfOthers, AreRefusedBeforeAnyGameIfTheyCannotRun) {
    expect_misuse(simulate("./no/such"), "./no/such: there is no such program");
    expect_misuse(simulate("greedy," + folder_.path().string()), "is a folder");
    testing::put(folder_ / "text", "hello");
    expect_misuse(simulate(folder_ / "text"), "chmod +x");
    std::filesystem::permissions(folder_ / "text", std::filesystem::perms::owner_all);
    expect_misuse(simulate("random," + (folder_ / "text").string()), "cannot be run");
    expect_misuse({"simulate", map_, "--bot-ms", "10"}, "none of the players is a program");
    expect_misuse(simulate(bot({}), {"--bot-ms", "0"}), "--bot-ms");
    expect_misuse({"bot", "check", "greedy"}, "such as ./bot, not \"greedy\"");
    expect_misuse({"bot", "check", "./no/such"}, "there is no such program");
    testing::put(folder_ / "c.json", R"({"format": "pampas-campaign", "version": 1,
                                         "maps": ["first-pasture.json"], "bots": [["./bot"]]})");
    expect_misuse({"campaign", "run", folder_ / "c.json", "-o", folder_ / "out"}, "is a program");
}

TEST_F(BotsOfOthers, AreChecked) {
    const auto good = run_pampas({"bot", "check", bot({})});
    EXPECT_EQ(good.status, Status::Success) << good.out << good.err;
    EXPECT_EQ(std::ranges::count(good.out, '\n'), 7);
    EXPECT_THAT(good.out, HasSubstr("passed: it exits when the game has ended\n"));

    const std::string fickle =
        bot({.turn = R"(case $line in
                        *'"choices":1,'*) echo '{"action": 0}';;
                        *) echo "{\"action\": $((n > 1))}";; esac)",
             .before = "cd " + folder_.path().string() + "; echo >> starts; n=$(wc -l < starts)"});
    const Json report =
        json_of(run_pampas({"bot", "check", fickle, "--format", "json"}), Status::No);
    EXPECT_EQ(report["passes"], false);
    for (const Json& check : report["checks"]) {
        EXPECT_EQ(check["passes"], check["check"] != "same-game") << check;
    }
}

TEST_F(BotsOfOthers, FailTheRightCheck) {
    const auto failed = [&](const ScriptedBot& what, const std::string& ms = "60000") {
        const auto outcome =
            run_pampas({"bot", "check", bot(what), "--bot-ms", ms, "--format", "json"});
        std::string ids;
        const Json report = json_of(outcome, Status::No);
        for (const Json& check : report["checks"]) {
            ids += check["passes"] == false ? check["check"].get<std::string>() : "";
        }
        return ids;
    };
    EXPECT_EQ(failed({.before = "exit 1"}), "starts");
    EXPECT_EQ(failed({.turn = "sleep 60"}, "100"), "in-time");
    EXPECT_EQ(failed({.turn = "echo 1"}), "legally");
    EXPECT_EQ(failed({.turn = "exit 1"}), "to-the-end");
    EXPECT_EQ(failed({.end = "sleep 60"}), "ends");
}

TEST_F(BotsOfOthers, AreFedWhatTheyWereTold) {
    const std::string noting =
        bot({.before =
                 "cd " + folder_.path().string() + "\nwhile IFS= read -r line; do\n" +
                 "printf '%s\\n' \"$line\" >> told\ncase $line in\n" +
                 R"('{"message":"h'*) echo '{"message": "hello", "protocol": 1, "name": "n"}';;)" +
                 "\n" + R"('{"message":"g'*) echo '{"message": "ready"}';;)" + "\n" +
                 R"('{"message":"t'*) echo '{"action": 1}';; esac; done; exit)"});
    testing::recorded_run(folder_,
                          {map_, "--players", "3", "--games", "2", "--bots",
                           "greedy," + noting + ",random", "--threads", "1", "--bot-ms", "5000"});
    std::string fed;
    for (const char* game : {"0", "1"}) {
        fed +=
            run_pampas({"bot", "feed", folder_ / "games.jsonl", "--game", game, "--seat", "2"}).out;
    }
    EXPECT_GT(fed.size(), 10'000U);
    EXPECT_EQ(fed, testing::bytes_of(folder_ / "told"));
    expect_misuse({"bot", "feed", folder_ / "games.jsonl", "--game", "2"}, "has no game 2");
    expect_misuse({"bot", "feed", folder_ / "games.jsonl", "--seat", "4"}, "the game has 3 seats");
    expect_misuse({"bot", "feed", map_}, "first-pasture.json: line ");
}

TEST_F(BotsOfOthers, HaveSomethingToBeginWith) {
    for (const char* language : {"python", "c++", "shell"}) {
        EXPECT_THAT(run_pampas({"bot", "starter", language}).out, HasSubstr("hello")) << language;
    }
    expect_misuse({"bot", "starter", "cobol"}, "cobol");
}

} // namespace
} // namespace pampas::command_line
