#include "editor/desktop/workers/played_games.h"
#include "editor/desktop/workers/run.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>

namespace pampas::desktop {
namespace {

/// A run of games that keeps its results on the way.
struct RunInUse {
    std::vector<PlayedGames> told;
    Run<PlayedGames> run{[this] {
        if (run.result() != nullptr) {
            told.push_back(*run.result());
        }
    }};

    void play(SimulationRequest request) {
        told.clear();
        run.start([request = std::move(request)](const auto& control, const auto& show) {
            return play_games(request, control, show);
        });
    }
    PlayedGames play_to_end(SimulationRequest request) {
        play(std::move(request));
        EXPECT_TRUE(testing::wait_until([this] { return !run.is_running(); }));
        return told.back();
    }
};

SimulationRequest request(std::size_t games) {
    return {.map = std::make_shared<const map::Map>(
                testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"})),
            .game = {.ruleset = "standard", .players = 3},
            .plan = {.experiment = {.bots = {"random"},
                                    .dealing = {3, simulation::Pairing::Rotated},
                                    .threads = 2},
                     .games = games}};
}

/// The result of games without the time they took.
report::GamesSummary untimed(const PlayedGames& played) {
    report::GamesSummary summary = *played.summary;
    summary.timing.reset();
    return summary;
}

using simulation::RunState;

constexpr std::size_t unending_games = 1'000'000'000;

TEST(GamesRun, TellsHowGamesGoAndWhatTheyCameTo) {
    RunInUse used;
    const PlayedGames end = used.play_to_end(request(3000));
    EXPECT_EQ(used.run.state().ended, RunState::Ended::Finished);
    EXPECT_EQ(used.run.state().done, 3000u);
    EXPECT_EQ(used.run.state().most, 3000u);
    EXPECT_GT(used.run.state().rate(), 0);
    EXPECT_EQ(end.summary->games, 3000);
    EXPECT_EQ(end.summary->bots, std::vector<std::string>(3, "random"));
    EXPECT_FALSE(end.summary->interrupted);
    EXPECT_LT(used.told.front().summary->games, 3000) << "the first figures come at once";
    EXPECT_TRUE(used.told.front().summary->interrupted);
    EXPECT_EQ(untimed(used.play_to_end(request(3000))), untimed(end));
}

TEST(GamesRun, GoesOnAndFindsOutWhatAChangeDid) {
    RunInUse used;
    const PlayedGames before = used.play_to_end(request(300));

    SimulationRequest changed = request(900);
    map::Map map = *changed.map;
    map.set({3, 1}, map::Space::Water);
    changed.map = std::make_shared<const map::Map>(map);
    changed.before = {request(1).map, before.games};
    EXPECT_EQ(used.play_to_end(changed).change->deals, 100) << "as many as were played before";

    changed.finds_change = true;
    const PlayedGames whole = used.play_to_end(changed);
    EXPECT_EQ(whole.change->deals, 300);
    EXPECT_EQ(whole.before->played->tally.deals().games(), 900) << "there, too, more was played";

    changed.plan.games = 1500;
    changed.begun = whole.games;
    changed.before = whole.before;
    used.play_to_end(changed);
    EXPECT_EQ(used.run.state().found, 900u);
    EXPECT_EQ(used.run.state().done, 1500u);
    EXPECT_EQ(used.told.front().summary->games, 900) << "what is known is shown at once";

    changed.begun = nullptr;
    const PlayedGames in_one = used.play_to_end(changed);
    EXPECT_EQ(in_one.summary->games, 1500);
    EXPECT_EQ(in_one.change->deals, 500);
}

TEST(GamesRun, StopsWhenItIsTold) {
    RunInUse used;
    used.play(request(unending_games));
    ASSERT_TRUE(testing::wait_until([&used] { return !used.told.empty(); }));
    used.run.stop();
    EXPECT_EQ(used.run.ending(), simulation::End::Games);
    ASSERT_TRUE(testing::wait_until([&used] { return !used.run.is_running(); }));
    EXPECT_EQ(used.run.state().ended, RunState::Ended::Stopped);
    EXPECT_TRUE(used.told.back().summary->interrupted);
    EXPECT_GT(used.told.back().summary->games, 0);
}

TEST(GamesRun, StoppedTwiceEndsAtOnceWithWhatItShowed) {
    RunInUse used;
    used.play(request(unending_games));
    ASSERT_TRUE(testing::wait_until([&used] { return !used.told.empty(); }));
    used.run.stop();
    used.run.stop();
    EXPECT_EQ(used.run.state().ended, RunState::Ended::Abandoned);
    ASSERT_NE(used.run.result(), nullptr);
    const std::size_t told = used.told.size();
    testing::settle();
    EXPECT_EQ(used.told.size(), told) << "nothing more is told";
}

TEST(GamesRun, IsReplacedByAnotherAtOnce) {
    RunInUse used;
    used.play(request(unending_games));
    ASSERT_TRUE(testing::wait_until([&used] { return !used.told.empty(); }));
    EXPECT_EQ(used.play_to_end(request(3)).summary->games, 3);
}

TEST(GamesRun, SaysWhyGamesCannotBePlayed) {
    RunInUse used;
    SimulationRequest unknown = request(3);
    unknown.plan.experiment.bots = {"clairvoyant"};
    used.play(unknown);
    ASSERT_TRUE(testing::wait_until([&used] { return !used.run.is_running(); }));
    EXPECT_EQ(used.run.state().ended, RunState::Ended::Failed);
    EXPECT_THAT(used.run.state().error, ::testing::HasSubstr("unknown bot \"clairvoyant\""));
    EXPECT_EQ(used.run.result(), nullptr);
}

TEST(GamesRun, CanGoInTheMiddleOfAGame) {
    bool told = false;
    {
        desktop::Run<PlayedGames> run([&told] { told = true; });
        run.start([request = request(unending_games)](const auto& control, const auto& show) {
            return play_games(request, control, show);
        });
        ASSERT_TRUE(testing::wait_until([&told] { return told; }));
        told = false;
    }
    testing::settle();
    EXPECT_FALSE(told) << "nobody is there to be told";
}

TEST(GamesRun, ConfirmsWhatASearchFoundBeforeItEnds) {
    std::atomic<bool> is_confirming = false;
    desktop::Run<int> run([] {});
    run.start(
        [&](const simulation::RunControl& control, const auto&) {
            while (!control.is_requested(simulation::End::Search)) {
                std::this_thread::yield();
            }
            EXPECT_FALSE(control.is_stopped());
            is_confirming = true;
            while (!control.is_stopped()) {
                std::this_thread::yield();
            }
            return 1;
        },
        simulation::End::Search, simulation::End::Games);
    EXPECT_FALSE(run.is_ending());
    run.stop();
    EXPECT_EQ(run.ending(), simulation::End::Search);
    ASSERT_TRUE(testing::wait_until([&] { return is_confirming.load(); }));
    run.stop();
    run.stop();
    EXPECT_EQ(run.ending(), simulation::End::Games) << "it goes no further";
    ASSERT_TRUE(testing::wait_until([&run] { return !run.is_running(); }));
    EXPECT_EQ(*run.result(), 1);
}

} // namespace
} // namespace pampas::desktop
