#include "editor/desktop/workers/simulation_runner.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

/// A runner that tells the tests' window thread.
struct RunnerInUse {
    std::vector<SimulationProgress> told;
    SimulationRunner runner{
        [this](const SimulationProgress& progress) { told.push_back(progress); }};

    bool wait_for_end() {
        return testing::wait_until([this] { return !told.empty() && told.back().over; });
    }
};

SimulationRequest request(std::size_t games) {
    return {.map = std::make_shared<const map::Map>(
                testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"})),
            .ruleset = "standard",
            .players = 3,
            .plan = {.experiment = {.bots = {"random"},
                                    .dealing = {3, simulation::Pairing::Rotated},
                                    .threads = 2},
                     .games = games}};
}

/// What the games came to, whatever time they took.
report::GamesSummary untimed(const SimulationProgress& progress) {
    report::GamesSummary summary = *progress.summary;
    summary.timing.reset();
    return summary;
}

constexpr std::size_t endless = 1'000'000'000;

TEST(SimulationRunner, TellsHowGamesGoAndWhatTheyCameTo) {
    RunnerInUse used;
    const std::size_t number = used.runner.play(request(3000));
    ASSERT_TRUE(used.wait_for_end());
    const SimulationProgress end = used.told.back();
    EXPECT_EQ(end.request, number);
    EXPECT_EQ(end.played, 3000u);
    EXPECT_EQ(end.most, 3000u);
    EXPECT_GT(end.games_a_second(), 0);
    EXPECT_EQ(end.summary->games, 3000);
    EXPECT_EQ(end.summary->bots, std::vector<std::string>(3, "random"));
    EXPECT_FALSE(end.summary->interrupted);
    const auto first = std::ranges::find_if(
        used.told, [](const SimulationProgress& progress) { return progress.summary != nullptr; });
    EXPECT_LT(first->summary->games, 3000) << "the first figures come at once";
    EXPECT_TRUE(first->summary->interrupted);

    used.told.clear();
    used.runner.play(request(3000));
    ASSERT_TRUE(used.wait_for_end());
    EXPECT_EQ(untimed(used.told.back()), untimed(end));
}

TEST(SimulationRunner, GoesOnAndFindsOutWhatAChangeDid) {
    RunnerInUse used;
    used.runner.play(request(300));
    ASSERT_TRUE(used.wait_for_end());
    const SimulationProgress before = used.told.back();

    SimulationRequest changed = request(900);
    map::Map map = *changed.map;
    map.set({3, 1}, map::Space::Water);
    changed.map = std::make_shared<const map::Map>(map);
    changed.before = {request(1).map, before.games};
    used.told.clear();
    used.runner.play(changed);
    ASSERT_TRUE(used.wait_for_end());
    EXPECT_EQ(used.told.back().change->deals, 100) << "as many as were played before";

    changed.finds_change = true;
    used.told.clear();
    used.runner.play(changed);
    ASSERT_TRUE(used.wait_for_end());
    const SimulationProgress whole = used.told.back();
    EXPECT_EQ(whole.change->deals, 300);
    EXPECT_EQ(whole.before->played->tally.deals().games(), 900) << "there, too, more was played";

    changed.plan.games = 1500;
    changed.begun = whole.games;
    changed.before = whole.before;
    used.told.clear();
    used.runner.play(changed);
    ASSERT_TRUE(used.wait_for_end());
    EXPECT_EQ(used.told.front().begun, 900u);
    EXPECT_EQ(used.told.front().summary->games, 900) << "what is known is shown at once";
    EXPECT_EQ(used.told.back().played, 1500u);

    changed.begun = nullptr;
    used.told.clear();
    used.runner.play(changed);
    ASSERT_TRUE(used.wait_for_end());
    const SimulationProgress in_one = used.told.back();
    EXPECT_EQ(in_one.summary->games, 1500);
    EXPECT_EQ(in_one.change->deals, 500);
}

TEST(SimulationRunner, StopsWhenItIsTold) {
    RunnerInUse used;
    used.runner.play(request(endless));
    ASSERT_TRUE(testing::wait_until([&used] { return !used.told.empty(); }));
    used.runner.stop();
    ASSERT_TRUE(used.wait_for_end());
    EXPECT_TRUE(used.told.back().summary->interrupted);
    EXPECT_GT(used.told.back().summary->games, 0);
}

TEST(SimulationRunner, TakesAnotherRequestAtOnce) {
    RunnerInUse used;
    used.runner.play(request(endless));
    ASSERT_TRUE(testing::wait_until([&used] { return !used.told.empty(); }));
    const std::size_t second = used.runner.play(request(3));
    ASSERT_TRUE(used.wait_for_end());
    EXPECT_EQ(used.told.back().request, second);
    EXPECT_EQ(used.told.back().summary->games, 3);
}

TEST(SimulationRunner, SaysWhyGamesCannotBePlayed) {
    RunnerInUse used;
    SimulationRequest unknown = request(3);
    unknown.plan.experiment.bots = {"clairvoyant"};
    used.runner.play(unknown);
    ASSERT_TRUE(used.wait_for_end());
    EXPECT_THAT(used.told.back().error, ::testing::HasSubstr("unknown bot \"clairvoyant\""));
    EXPECT_EQ(used.told.back().summary, nullptr);
}

TEST(SimulationRunner, CanGoInTheMiddleOfAGame) {
    bool told = false;
    {
        SimulationRunner runner([&told](const SimulationProgress&) { told = true; });
        runner.play(request(endless));
        ASSERT_TRUE(testing::wait_until([&told] { return told; }));
        told = false;
    }
    testing::settle();
    EXPECT_FALSE(told) << "nobody is there to be told";
}

} // namespace
} // namespace pampas::desktop
