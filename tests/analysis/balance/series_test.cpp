#include "analysis/balance/series.h"
#include "analysis/report/games/summary.h"
#include "engine/files/input_error.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/simulation/stop_after.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::balance {
namespace {

const rules::Game& small_game() {
    static const rules::Game game(testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"}),
                                  rules::ruleset_named("standard"), 3);
    return game;
}

Experiment paired(std::size_t threads) {
    return {.bots = {"random"}, .dealing = {1, simulation::Pairing::Rotated}, .threads = threads};
}

/// All that a report says of a series, except the time it took.
report::GamesSummary told(const SeriesPlan& plan, const SeriesObserver& observer) {
    auto summary = report::summary_of(small_game(), plan,
                                      play_series(small_game(), plan, {}, nullptr, observer));
    summary.timing.reset();
    return summary;
}

TEST(Series, IsTheSameWhoeverWatches) {
    for (const bool until_verdict : {false, true}) {
        SeriesPlan plan{.experiment = paired(1), .games = 500};
        plan.until_verdict = until_verdict;
        const report::GamesSummary alone = told(plan, {});
        plan.experiment.threads = 3;
        std::vector<std::int64_t> games;
        const SeriesObserver observer{.tally = [&games](const PlayedRange& played) {
            games.push_back(played.tally.seats().games());
        }};
        EXPECT_EQ(told(plan, observer), alone);
        ASSERT_FALSE(games.empty());
        EXPECT_LT(games.front(), games.back()) << "the first figures come soon";
        EXPECT_TRUE(std::ranges::is_sorted(games));
    }
}

TEST(Series, GoesOnFromWhereItWas) {
    const SeriesPlan plan{.experiment = paired(2), .games = 300};
    const report::GamesSummary in_one = told(plan, {});
    const auto begun = std::make_shared<const PlayedRange>(play_some(small_game(), plan, {0, 37}));
    std::size_t first = 0;
    const SeriesObserver observer{
        .tally = [&first](const PlayedRange& played) { first = first == 0 ? played.end : first; },
        .begun = begun};
    EXPECT_EQ(told(plan, observer), in_one);
    EXPECT_GT(first, 37u);
}

TEST(Series, GoesOnPastItsGoalsWhileSomebodyWantsToKnowMore) {
    SeriesPlan plan{.experiment = paired(1), .games = 3000};
    plan.until_ci = 0.1;
    const std::int64_t enough = play_series(small_game(), plan).tally.seats().games();
    ASSERT_LT(enough, 2000);
    int asked = 0;
    const SeriesObserver observer{.goes_on = [&asked] { return ++asked < 3; }};
    EXPECT_GT(play_series(small_game(), plan, {}, nullptr, observer).tally.seats().games(), enough);
    EXPECT_EQ(asked, 3);
}

TEST(Series, EndsAtOnceWhenItIsAbandoned) {
    testing::StopAfter abandon(1, simulation::End::AtOnce);
    const SeriesPlan plan{.experiment = paired(2), .games = 1'000'000'000};
    EXPECT_THROW(play_series(small_game(), plan, abandon.control()), simulation::Abandoned);
}

TEST(Series, CountsWhatWasPlayedBeforeItWasStopped) {
    testing::StopAfter stop(1);
    const SeriesPlan plan{.experiment = paired(2), .games = 1'000'000'000};
    const Series series = play_series(small_game(), plan, stop.control());
    EXPECT_TRUE(series.interrupted);
    EXPECT_GT(series.tally.seats().games(), 0);
    EXPECT_EQ(series.tally.seats().games() % 3, 0) << "whole deals";
}

/// A plan for all strengths whose games pass quickly.
SeriesPlan by_strength(std::vector<std::string> bots) {
    SeriesPlan plan{.experiment = paired(2), .games = 60, .by_strength = true};
    plan.experiment.bots = std::move(bots);
    plan.experiment.thinking.playouts = 1;
    return plan;
}

TEST(Series, ByStrengthIsWhatEachStrengthPlaysAlone) {
    const SeriesPlan plan = by_strength({"greedy", "greedy", "greedy"});
    const Series series = play_series(small_game(), plan);
    ASSERT_EQ(series.by_strength.size(), players::bots_by_strength().size());
    for (std::size_t i = 0; i < series.by_strength.size(); ++i) {
        const AtStrength& strength = series.by_strength[i];
        const std::string& bot = players::bots_by_strength()[i];
        EXPECT_EQ(strength.bots, std::vector<std::string>(3, bot));
        EXPECT_EQ(strength.games, players::searches(bot) ? 6 : 60);
        SeriesPlan alone = plan;
        alone.by_strength = false;
        alone.experiment.bots = strength.bots;
        alone.games = static_cast<std::size_t>(strength.games);
        EXPECT_EQ(strength.fairness,
                  fairness(play_series(small_game(), alone).tally.deals(), plan.tolerance));
    }
}

TEST(Series, ByStrengthCountsTheGamesOfAll) {
    SeriesPlan plan = by_strength({"random", "random", "random"});
    plan.until_verdict = true;
    const simulation::RunControl control;
    control.begin(simulation::RunState::Unit::Games, most_games_of_all(plan, 3));
    const Series series = play_series(small_game(), plan, control);
    control.spare(60 - static_cast<std::size_t>(series.tally.seats().games()));
    EXPECT_EQ(control.state().done, control.state().most);
    plan.by_strength = false;
    EXPECT_EQ(most_games_of_all(plan, 3), most_games(plan, 3));
}

TEST(Series, ByStrengthNeedsOneKindOfPlayers) {
    EXPECT_THROW(play_series(small_game(), by_strength({"random", "greedy", "random"})),
                 InputError);
}

} // namespace
} // namespace pampas::balance
