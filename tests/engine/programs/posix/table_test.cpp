#include "engine/players/lineup.h"
#include "engine/programs/table.h"
#include "engine/simulation/match.h"
#include "tests/engine/players/played.h"
#include "tests/engine/programs/posix/scripted_bot.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <csignal>

namespace pampas::programs {
namespace {

using namespace std::chrono_literals;
using Reason = FailureReason;
using testing::ScriptedBot;

/// Long enough for slow machines, as no bot here uses it up.
constexpr Limits patient{.start = 60s, .answer = 60s};
/// For bots that use it up.
constexpr Limits impatient{.start = 60s, .answer = 150ms, .lateness = 200ms, .farewell = 200ms};

class TableOfBots : public ::testing::Test {
  protected:
    /// Plays a game of the bot against greedy players; returns the winners.
    std::vector<int> play(const ScriptedBot& bot, const Limits& limits = patient, int players = 2) {
        const rules::Game game(testing::bundled("first-pasture"), rules::rulesets().front(),
                               players);
        std::vector<std::string> bots(static_cast<std::size_t>(players), "greedy");
        bots.front() = path_of(bot, folder_);
        const players::Lineup lineup(bots, players, {}, {limits, log_});
        testing::Witness witness;
        simulation::play_match(game, lineup, {.seed = 5}, 12, witness);
        return witness.winners;
    }

    /// The only failure in a game of the bot, which costs it the game.
    Failure failure_of(const ScriptedBot& bot, const Limits& limits = patient) {
        EXPECT_EQ(play(bot, limits), std::vector{1});
        const auto failures = log_->take();
        EXPECT_EQ(failures.size(), 1U);
        if (failures.empty()) {
            return {};
        }
        EXPECT_EQ(failures.front().games, 1U);
        EXPECT_EQ(failures.front().game, 12U);
        EXPECT_EQ(failures.front().seat, 0);
        EXPECT_EQ(failures.front().bot, (folder_ / "bot").string());
        return failures.front().failure;
    }

    testing::TemporaryFolder folder_;
    std::shared_ptr<FailureLog> log_ = std::make_shared<FailureLog>(folder_ / "errors");
};

TEST_F(TableOfBots, PlaysAWholeGame) {
    play({});
    EXPECT_THAT(log_->take(), ::testing::IsEmpty());
    play({.hello = R"(echo ' { "name" : "x" , "protocol" : 1 , "message" : "hello" } ')",
          .end = ""}); // which ends with its standard input
    EXPECT_THAT(log_->take(), ::testing::IsEmpty());
}

TEST_F(TableOfBots, TellsCrashes) {
    EXPECT_EQ(failure_of({.turn = "exit 3"}), (Failure{Reason::Exited, 3}));
    EXPECT_EQ(failure_of({.turn = "kill -ABRT $$"}), (Failure{Reason::Killed, SIGABRT}));
    EXPECT_EQ(failure_of({.turn = "exit 0"}), (Failure{Reason::Exited, 0}));
    EXPECT_EQ(failure_of({.game = "exit 1"}), (Failure{Reason::Exited, 1, "", true}));
    EXPECT_EQ(failure_of({.before = "exit 2"}), (Failure{Reason::Exited, 2, "", true}));
}

TEST_F(TableOfBots, TellsIllegalAndUnreadableAnswers) {
    EXPECT_EQ(failure_of({.turn = R"(echo '{"action": 9999}')"}),
              (Failure{Reason::NotLegal, 0, R"({"action": 9999})"}));
    EXPECT_EQ(failure_of({.turn = "echo hm"}), (Failure{Reason::NotExpected, 0, "hm"}));
    EXPECT_EQ(failure_of({.hello = "echo hi"}), (Failure{Reason::NotExpected, 0, "hi", true}));
    EXPECT_EQ(failure_of({.game = "echo no"}), (Failure{Reason::NotExpected, 0, "no", true}));
    EXPECT_EQ(failure_of({.turn = "head -c 1000000 /dev/zero | tr '\\0' x; echo"}).reason,
              Reason::LongLine);
    const Failure twice = failure_of(
        {.game = R"(echo '{"message": "ready"}'; while :; do echo '{"action": 0}'; done)"});
    EXPECT_EQ(twice.kind(), FailureKind::Unreadable);
    EXPECT_EQ(twice.reason, Reason::Unasked);
}

TEST_F(TableOfBots, TellsSilenceAndLateness) {
    EXPECT_EQ(failure_of({.turn = "exec >&-; sleep 60"}), (Failure{Reason::ClosedOutput}));
    EXPECT_EQ(failure_of({.turn = "sleep 60"}, impatient), (Failure{Reason::NoAnswer, 150}));
    EXPECT_EQ(failure_of({.turn = "trap '' TERM; while :; do sleep 0.1; done"}, impatient),
              (Failure{Reason::NoAnswer, 150}));
    EXPECT_EQ(failure_of({.turn = R"(printf '{"action"'; sleep 60)"}, impatient),
              (Failure{Reason::HalfLine, 0, R"({"action")"}));
    Limits tolerant = impatient;
    tolerant.lateness = 60s;
    EXPECT_EQ(failure_of({.turn = R"(sleep 0.4; echo '{"action": 0}')"}, tolerant),
              (Failure{Reason::AfterLimit, 150}));
    Limits short_game = patient;
    short_game.answer = 1s;
    short_game.answers_in_game = 1;
    EXPECT_EQ(failure_of({.turn = R"(sleep 0.4; echo '{"action": 0}')"}, short_game),
              (Failure{Reason::GameTime, 1000}));
}

TEST_F(TableOfBots, TellsThatItIsNotRead) {
    Player player(path_of(ScriptedBot{.turn = "sleep 60"}, folder_), impatient);
    ASSERT_EQ(player.start({{"message", "game"}}), std::nullopt);
    const std::string much(200'000, 'x');
    ASSERT_EQ(player.ask({{"message", "turn"}, {"x", much}}).index(), 1U); // is busy with the first
    const auto answer = player.ask({{"message", "turn"}, {"x", much}});
    EXPECT_EQ(std::get<Failure>(answer), (Failure{Reason::ReadsNothing}));
}

TEST_F(TableOfBots, CountsTheGameOfABotThatRunsOn) {
    play({.turn = R"(echo '{"action": 0}')", .end = "trap '' TERM; sleep 60"}, impatient);
    const auto failures = log_->take();
    ASSERT_EQ(failures.size(), 1U);
    EXPECT_EQ(failures[0].failure, (Failure{Reason::RunsOn}));
    EXPECT_EQ(failures[0].failure.kind(), FailureKind::Lingers);
}

TEST_F(TableOfBots, LetsOthersPlayOn) {
    const auto winners = play({.turn = "exit 1"}, patient, 4);
    EXPECT_THAT(winners, ::testing::Not(::testing::Contains(0)));
    EXPECT_EQ(log_->take().size(), 1U);
}

TEST_F(TableOfBots, KeepsWhatIsWrittenToStandardError) {
    const std::string lines = "i=0; while [ $i -lt 50 ]; do echo line $i >&2; i=$((i+1)); done; ";
    play({.turn = lines + "printf 'the\\033end' >&2; exit 1"});
    const auto failures = log_->take();
    ASSERT_EQ(failures.size(), 1U);
    EXPECT_EQ(failures[0].errors.size(), FailureLog::shown_lines);
    EXPECT_EQ(failures[0].errors.back(), "the\\x1bend");
    EXPECT_EQ(failures[0].errors.front(), "line 11");
    const std::string file = testing::bytes_of(failures[0].file);
    EXPECT_THAT(file, ::testing::StartsWith("=== game 12, seat 1 ===\nline 0\n"));
    EXPECT_THAT(file, ::testing::EndsWith("the\033end\n"));
}

TEST_F(TableOfBots, KeepsOnlyTheLatestRun) {
    const Appearance where{"./bot", 1, 0};
    FailureLog(folder_.path()).keep(where, "old");
    FailureLog log(folder_.path());
    log.keep(where, "new");
    log.keep({"./bot", 2, 0}, std::string(FailureLog::most_written, 'x')); // too much
    log.keep({"./bot", 3, 0}, "last\n");
    EXPECT_EQ(testing::bytes_of(folder_ / "bot.stderr"),
              "=== game 1, seat 1 ===\nnew\n=== game 3, seat 1 ===\nlast\n");
}

TEST_F(TableOfBots, TellsTheFirstGameOfEachKind) {
    FailureLog log("");
    log.note({"b", 7, 1}, {Reason::Exited, 1}, "");
    log.note({"b", 5, 1}, {Reason::Killed, 9}, "why\n");
    log.note({"b", 6, 0}, {Reason::Exited, 1}, "");
    log.note({"b", 9, 0}, {Reason::NotLegal}, "");
    log.note({"a", 9, 0}, {Reason::NotLegal}, "");
    const auto failures = log.take();
    ASSERT_EQ(failures.size(), 3U);
    EXPECT_EQ(failures[0].bot, "a");
    EXPECT_EQ(failures[1], (Failures{"b", 3, 5, 1, {Reason::Killed, 9}, {"why"}, ""}));
    EXPECT_EQ(failures[2].games, 1U);
    EXPECT_THAT(log.take(), ::testing::IsEmpty());
}

} // namespace
} // namespace pampas::programs
