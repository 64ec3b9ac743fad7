#include "analysis/report/comparison/rows.h"
#include "editor/desktop/comparison/comparison_runner.h"
#include "engine/files/input_error.h"
#include "engine/rules/game.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

namespace pampas::desktop {
namespace {

/// A runner that tells the tests' window thread.
struct ComparisonInUse {
    std::vector<ComparisonProgress> told;
    ComparisonRunner runner{
        [this](const ComparisonProgress& progress) { told.push_back(progress); }};

    bool wait_for_end() {
        return testing::wait_until([this] { return !told.empty() && told.back().over; });
    }
};

experiments::ComparisonRequest comparison_request(std::size_t games) {
    const map::Map one = testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"});
    map::Map other = one;
    other.set({3, 3}, map::Space::Market);
    const rules::Ruleset rules = rules::ruleset_named("standard");
    return {
        .one = {one, rules, 2},
        .other = {other, rules, 2},
        .experiment = {.bots = {"random", "random"}, .dealing = {1, simulation::Pairing::Rotated}},
        .games = games};
}

TEST(ComparisonRunner, PlaysWhatTheCommandPlays) {
    ComparisonInUse used;
    const experiments::ComparisonRequest request = comparison_request(40);
    const std::size_t number = used.runner.play(request);
    ASSERT_TRUE(used.wait_for_end());
    const ComparisonProgress end = used.told.back();
    EXPECT_EQ(end.request, number);
    EXPECT_EQ(end.played, 40u);
    EXPECT_EQ(end.most, 40u);
    EXPECT_FALSE(end.comparison->interrupted);
    const balance::Comparison plain =
        balance::compare_games(rules::Game(request.one.map, request.one.rules, 2),
                               rules::Game(request.other.map, request.other.rules, 2),
                               {.experiment = request.experiment, .deals = 20});
    EXPECT_EQ(end.comparison->games.one.figures, plain.one.figures);
    EXPECT_EQ(end.comparison->games.other.figures, plain.other.figures);
}

TEST(ComparisonRunner, StopsWithWhatWasPlayed) {
    ComparisonInUse used;
    used.runner.play(comparison_request(500'000));
    ASSERT_TRUE(testing::wait_until([&] { return !used.told.empty(); }));
    EXPECT_FALSE(used.told.back().over);
    used.runner.stop();
    ASSERT_TRUE(used.wait_for_end());
    EXPECT_TRUE(used.told.back().comparison->interrupted);
    EXPECT_FALSE(report::games_rows(*used.told.back().comparison).empty());
}

TEST(ComparisonRunner, SaysWhyGamesCannotBePlayed) {
    ComparisonInUse used;
    experiments::ComparisonRequest request = comparison_request(10);
    request.one.players = 9;
    used.runner.play(request);
    ASSERT_TRUE(used.wait_for_end());
    EXPECT_NE(used.told.back().error, "");
    EXPECT_EQ(used.told.back().comparison, nullptr);
}

} // namespace
} // namespace pampas::desktop
