#include "editor/desktop/workers/simulation_runner.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/drawn_map.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

/// A runner that tells the tests' window thread.
struct Asker {
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
    Asker asker;
    const std::size_t number = asker.runner.play(request(3000));
    ASSERT_TRUE(asker.wait_for_end());
    const SimulationProgress end = asker.told.back();
    EXPECT_EQ(end.request, number);
    EXPECT_EQ(end.played, 3000u);
    EXPECT_EQ(end.most, 3000u);
    EXPECT_GT(end.games_a_second, 0);
    EXPECT_EQ(end.summary->games, 3000);
    EXPECT_EQ(end.summary->bots, std::vector<std::string>(3, "random"));
    EXPECT_FALSE(end.summary->interrupted);
    const auto first = std::ranges::find_if(
        asker.told, [](const SimulationProgress& progress) { return progress.summary != nullptr; });
    EXPECT_LT(first->summary->games, 3000) << "the first figures come at once";
    EXPECT_TRUE(first->summary->interrupted);

    asker.told.clear();
    asker.runner.play(request(3000));
    ASSERT_TRUE(asker.wait_for_end());
    EXPECT_EQ(untimed(asker.told.back()), untimed(end));
}

TEST(SimulationRunner, StopsWhenItIsTold) {
    Asker asker;
    asker.runner.play(request(endless));
    ASSERT_TRUE(testing::wait_until([&asker] { return !asker.told.empty(); }));
    asker.runner.stop();
    ASSERT_TRUE(asker.wait_for_end());
    EXPECT_TRUE(asker.told.back().summary->interrupted);
    EXPECT_GT(asker.told.back().summary->games, 0);
}

TEST(SimulationRunner, TakesAnotherRequestAtOnce) {
    Asker asker;
    asker.runner.play(request(endless));
    ASSERT_TRUE(testing::wait_until([&asker] { return !asker.told.empty(); }));
    const std::size_t second = asker.runner.play(request(3));
    ASSERT_TRUE(asker.wait_for_end());
    EXPECT_EQ(asker.told.back().request, second);
    EXPECT_EQ(asker.told.back().summary->games, 3);
}

TEST(SimulationRunner, SaysWhyGamesCannotBePlayed) {
    Asker asker;
    SimulationRequest unknown = request(3);
    unknown.plan.experiment.bots = {"clairvoyant"};
    asker.runner.play(unknown);
    ASSERT_TRUE(asker.wait_for_end());
    EXPECT_THAT(asker.told.back().error, ::testing::HasSubstr("unknown bot \"clairvoyant\""));
    EXPECT_EQ(asker.told.back().summary, nullptr);
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
