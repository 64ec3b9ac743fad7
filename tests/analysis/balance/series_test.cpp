#include "analysis/balance/series.h"
#include "analysis/report/games/simulation.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::balance {
namespace {

using simulation::Design;

const rules::Game& small_game() {
    static const rules::Game game(testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"}),
                                  rules::ruleset_named("standard"), 3);
    return game;
}

/// All that a report says of a series, but for the time it took.
std::string told(const SeriesPlan& plan, const SeriesControl& control) {
    const Series series = play_series(small_game(), plan, control);
    return report::simulation_json({.game = small_game(),
                                    .bots = plan.bots,
                                    .seed = plan.seed,
                                    .design = plan.design,
                                    .tally = series.tally,
                                    .interrupted = series.interrupted,
                                    .seconds = 0});
}

TEST(Series, IsTheSameWhoeverWatches) {
    for (const bool until_verdict : {false, true}) {
        SeriesPlan plan{.bots = {"random"}, .design = Design::Paired, .games = 500};
        plan.until_verdict = until_verdict;
        const std::string alone = told(plan, {});
        plan.threads = 3;
        std::vector<std::int64_t> games;
        const SeriesControl control{
            .tally = [&games](const BoardTally& tally) { games.push_back(tally.seats().games()); }};
        EXPECT_EQ(told(plan, control), alone);
        ASSERT_FALSE(games.empty());
        EXPECT_LT(games.front(), games.back()) << "the first figures come soon";
        EXPECT_TRUE(std::ranges::is_sorted(games));
    }
}

TEST(Series, EndsAtOnceWhenItIsAbandoned) {
    std::atomic<bool> abandon = false;
    const SeriesControl control{.tally = [&abandon](const BoardTally&) { abandon = true; },
                                .abandon = &abandon};
    const SeriesPlan plan{.bots = {"random"}, .games = 1'000'000'000, .threads = 2};
    EXPECT_THROW(play_series(small_game(), plan, control), Abandoned);
}

TEST(Series, CountsWhatWasPlayedBeforeItWasStopped) {
    std::atomic<bool> stop = false;
    const SeriesControl control{.stop = &stop,
                                .tally = [&stop](const BoardTally&) { stop = true; }};
    const SeriesPlan plan{
        .bots = {"random"}, .design = Design::Paired, .games = 1'000'000'000, .threads = 2};
    const Series series = play_series(small_game(), plan, control);
    EXPECT_TRUE(series.interrupted);
    EXPECT_GT(series.tally.seats().games(), 0);
    EXPECT_EQ(series.tally.seats().games() % 3, 0) << "whole deals";
}

} // namespace
} // namespace pampas::balance
