#include "analysis/balance/comparison.h"
#include "analysis/balance/series.h"
#include "tests/analysis/balance/small_experiment.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/simulation/stop_after.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <map>
#include <numeric>

namespace pampas::balance {
namespace {

using testing::drawn_map;

std::map<std::string, Difference> by_key(const Comparison& comparison, int players) {
    const auto figures = game_figures(players);
    const auto all = differences(comparison.one.figures, comparison.other.figures);
    std::map<std::string, Difference> result;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        result[figures[i].key] = all.at(i);
    }
    EXPECT_EQ(result.size(), all.size());
    return result;
}

TEST(Comparison, OfAMapWithItselfHasNoDifference) {
    const rules::Game game(small_map(), standard(), 3);
    const Comparison found = compare_games(
        game, game, {.experiment = experiment({"greedy", "random", "random"}), .deals = 5});
    EXPECT_TRUE(found.has_common_cards);
    EXPECT_EQ(found.one.figures, found.other.figures);
    EXPECT_EQ(found.one.tally.deals(), 5);
    EXPECT_EQ(found.one.tally.games(), 15);
}

/// The two count independently: a series adds up whole numbers over all games.
TEST(Comparison, HasTheFiguresOfAPairedSeries) {
    const int players = 3;
    const rules::Game one(small_map(), standard(), players);
    const rules::Game other(drawn_map({".$..f..m", "mm..ff..", "..g.....", "rr.s...$"}), standard(),
                            players);
    const ComparisonPlan plan{.experiment = experiment({"greedy", "random", "greedy"}, 3),
                              .deals = 8};
    const Comparison comparison = compare_games(one, other, plan);
    const auto found = by_key(comparison, players);
    const Series series =
        play_series(other, {.experiment = plan.experiment, .games = plan.deals * 3});
    const SeatTally& seats = series.tally.seats();
    const auto games = static_cast<double>(seats.games());
    double points = 0;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_NEAR(found.at(fmt::format("wins_seat_{}", seat + 1)).other,
                    100 * seats.wins(seat) / games, 1e-9);
        EXPECT_NEAR(found.at(fmt::format("points_seat_{}", seat + 1)).other,
                    seats.seats()[seat].points.mean(), 1e-9);
        EXPECT_NEAR(comparison.other.tally.mean_points(seat), seats.seats()[seat].points.mean(),
                    1e-9);
        points += seats.seats()[seat].points.mean() / players;
    }
    double categories = 0;
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        double mean = 0;
        for (std::size_t seat = 0; seat < 3; ++seat) {
            mean += seats.category_mean(seat, category) / players;
        }
        const auto key = fmt::format("points_{}", rules::category_names[category]);
        EXPECT_NEAR(found.at(key).other, mean, 1e-9) << key;
        categories += found.at(key).other;
    }
    EXPECT_NEAR(categories, points, 1e-9);
    EXPECT_GT(found.at("winner_points").other, points);
    EXPECT_NEAR(found.at("rounds").other, seats.rounds().mean(), 1e-9);
    EXPECT_NEAR(found.at("actions").other, static_cast<double>(series.tally.actions()) / games,
                1e-9);
    double pesos = 0;
    double reached = 0;
    for (const MarketFigures& market : series.tally.markets()) {
        pesos += static_cast<double>(market.pesos) / games;
        reached += 50 * static_cast<double>(market.reached) / games; // two markets
    }
    EXPECT_NEAR(found.at("market_pesos").other, pesos, 1e-9);
    EXPECT_NEAR(found.at("markets_reached").other, reached, 1e-9);
    const auto& used = series.tally.used();
    const auto uses = static_cast<double>(std::accumulate(used.begin(), used.end(), 0L));
    EXPECT_NEAR(found.at("spaces_used").other,
                100 * uses / games / static_cast<double>(used.size()), 1e-9);
}

TEST(Comparison, IsTheSameOnAnyNumberOfThreadsAndStopsEarly) {
    const rules::Game one(small_map(), standard(), 2);
    const rules::Game other(drawn_map({".$..f..m", "mm..ff..", "rr.s...$"}), standard(), 2);
    ComparisonPlan plan{.experiment = experiment({"greedy", "random"}, 9), .deals = 12};
    const simulation::RunControl control;
    const Comparison single = compare_games(one, other, plan, control);
    EXPECT_EQ(control.state().done, 24U);
    plan.experiment.threads = 3;
    const Comparison triple = compare_games(one, other, plan);
    EXPECT_EQ(single.one.figures, triple.one.figures);
    EXPECT_EQ(single.other.figures, triple.other.figures);
    plan.experiment.threads = 1; // others might end before the first one reports progress
    for (const std::size_t games : {0U, 8U}) {
        testing::StopAfter stop(games);
        const Comparison part = compare_games(one, other, plan, stop.control());
        const std::size_t deals = part.one.figures.size();
        EXPECT_GE(deals, 1U);
        EXPECT_LT(deals, 12U);
        EXPECT_TRUE(std::equal(part.other.figures.begin(), part.other.figures.end(),
                               single.other.figures.begin()));
        EXPECT_EQ(part.other.figures.size(), deals);
    }
    plan.experiment.dealing.seed = 10;
    EXPECT_NE(compare_games(one, other, plan).one.figures, single.one.figures);
}

TEST(Comparison, EndsAtOnceWhenItIsAbandoned) {
    const rules::Game game(small_map(), standard(), 2);
    testing::StopAfter abandon(0, simulation::End::AtOnce);
    EXPECT_THROW(compare_games(game, game, {.experiment = experiment({"random"}, 2), .deals = 5},
                               abandon.control()),
                 simulation::Abandoned);
}

TEST(Comparison, KnowsWhetherCardsAreCommon) {
    const ComparisonPlan plan{.experiment = experiment({"random", "random"}), .deals = 2};
    const auto are_common = [&](const map::Map& a, const map::Map& b, const rules::Ruleset& rules) {
        return compare_games(rules::Game(a, standard(), 2), rules::Game(b, rules, 2), plan)
            .has_common_cards;
    };
    const map::Map other_shape = drawn_map({".$", "mm", "g."});
    EXPECT_TRUE(are_common(small_map(), other_shape, standard()));
    EXPECT_TRUE(are_common(drawn_map({".ll$"}), drawn_map({"l..$l"}), standard()));
    EXPECT_FALSE(are_common(small_map(), drawn_map({"$.llllllll"}), standard()));
    EXPECT_FALSE(are_common(small_map(), small_map(), rules::ruleset_named("crucible")));
}

} // namespace
} // namespace pampas::balance
