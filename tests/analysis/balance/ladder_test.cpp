#include "analysis/balance/ladder.h"
#include "analysis/balance/series.h"
#include "tests/analysis/balance/small_experiment.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/simulation/stop_after.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

namespace pampas::balance {
namespace {

bool operator==(const TableGames& one, const TableGames& other) {
    return one.bots == other.bots && one.finishes == other.finishes;
}

bool are_equal(const std::vector<LadderRound>& one, const std::vector<LadderRound>& other) {
    return std::ranges::equal(one, other, [](const LadderRound& a, const LadderRound& b) {
        return std::ranges::equal(a, b, [](const auto& c, const auto& d) { return c == d; });
    });
}

RC_GTEST_PROP(LadderTables, GiveEveryBotAsManySeats, ()) {
    const auto bots = *rc::gen::inRange<std::size_t>(2, 9);
    const LadderPlan plan{.experiment = experiment(std::vector<std::string>(bots, "bot"),
                                                   *rc::gen::arbitrary<std::uint64_t>()),
                          .players = *rc::gen::inRange(2, 6)};
    const auto players = static_cast<std::size_t>(plan.players);
    std::multiset<std::set<std::size_t>> pairs;
    std::vector<std::size_t> seats(bots);
    std::size_t games = 0;
    for (const Seating& table : ladder_tables(plan, *rc::gen::inRange<std::size_t>(0, 1000))) {
        const std::set<std::size_t> who(table.begin(), table.end());
        games += table.size();
        if (pairs.size() < bots * (bots - 1) / 2) {
            RC_ASSERT(table.size() == 2U);
            pairs.insert(who);
        } else {
            RC_ASSERT(table.size() == players);
            RC_ASSERT(who.size() == std::min(bots, players));
            for (const std::size_t bot : table) {
                ++seats[bot];
            }
        }
    }
    RC_ASSERT(std::set(pairs.begin(), pairs.end()).size() == bots * (bots - 1) / 2);
    RC_ASSERT(std::ranges::count(seats, seats[0]) == std::ssize(seats));
    RC_ASSERT((seats[0] > 0) == (players > 2));
    RC_ASSERT(games == ladder_games(plan));
}

TEST(LadderTables, AreDrawnForEachRound) {
    const LadderPlan plan{.experiment = experiment(std::vector<std::string>(6, "bot")),
                          .has_pairs = false};
    std::set<std::vector<Seating>> drawn;
    for (std::size_t round = 0; round < 50; ++round) {
        drawn.insert(ladder_tables(plan, round));
        EXPECT_EQ(ladder_tables(plan, round), ladder_tables(plan, round));
    }
    EXPECT_GT(drawn.size(), 40U);
}

TEST(Ladder, IsTheSameOnAnyNumberOfThreads) {
    LadderPlan plan{.experiment = experiment({"random", "greedy"}, 5), .players = 3, .rounds = 4};
    const simulation::RunControl control;
    const auto one = play_ladder(small_map(), standard(), plan, control);
    EXPECT_EQ(control.state().done, ladder_games(plan));
    EXPECT_EQ(control.state().done, 4U * (2 + 6)); // two mixed tables, lest one bot have more seats
    plan.experiment.threads = 3;
    EXPECT_TRUE(are_equal(play_ladder(small_map(), standard(), plan), one));
    plan.experiment.dealing.seed = 6;
    EXPECT_FALSE(are_equal(play_ladder(small_map(), standard(), plan), one));
}

TEST(Ladder, StoppedEarlyHasTheFirstTables) {
    const LadderPlan plan{
        .experiment = experiment({"random", "greedy"}), .players = 3, .rounds = 3};
    const auto whole = play_ladder(small_map(), standard(), plan);
    for (const std::size_t games : {0U, 3U, 10U, 20U}) {
        testing::StopAfter stop(games);
        auto part = play_ladder(small_map(), standard(), plan, stop.control());
        ASSERT_FALSE(part.empty());
        ASSERT_FALSE(part.back().empty());
        ASSERT_LE(part.size(), whole.size());
        EXPECT_LT(part.size(), whole.size() + (games == 20U ? 1 : 0));
        for (std::size_t round = 0; round < part.size(); ++round) {
            auto first = whole[round];
            first.resize(part[round].size());
            EXPECT_TRUE(are_equal({part[round]}, {first}));
        }
    }
}

/// With two bots a table's games are those of a paired series, so that both are the same game.
TEST(Ladder, PlaysTheGamesOfAPairedSeries) {
    const std::size_t rounds = 10;
    const LadderPlan plan{
        .experiment = experiment({"random", "greedy"}, 8), .players = 2, .rounds = rounds};
    const auto played = play_ladder(small_map(), standard(), plan);
    const rules::Game game(small_map(), standard(), 2);
    const Series series = play_series(game, {.experiment = plan.experiment, .games = 2 * rounds});
    std::map<std::size_t, double> wins; // by seat
    for (const LadderRound& round : played) {
        for (std::size_t step = 0; step < 2; ++step) {
            const auto& winners = round.at(0).finishes.at(step).front();
            for (const std::size_t bot : winners) {
                wins[(bot + step) % 2] += 1.0 / static_cast<double>(winners.size());
            }
        }
    }
    EXPECT_EQ(series.tally.seats().wins(0), wins[0]);
    EXPECT_EQ(series.tally.seats().wins(1), wins[1]);
}

TEST(Ladder, RefusesWhatCannotBePlayed) {
    EXPECT_ANY_THROW(
        play_ladder(small_map(), standard(), {.experiment = experiment({"random", "nobody"})}));
    EXPECT_ANY_THROW(play_ladder(small_map(), rules::ruleset_named("crucible"),
                                 {.experiment = experiment({"random", "greedy"}), .players = 3}));
}

TEST(LadderResult, CountsWinsOfPairsAndSeats) {
    const std::vector<LadderRound> rounds{
        {{{0, 1}, {{{0}, {1}}, {{1}, {0}}}},
         {{0, 2}, {{{0, 2}}, {{2}, {0}}}},
         {{0, 1, 0}, {{{0}, {1}, {0}}, {{0, 1}, {0}}, {{1}, {0}, {0}}}}},
        {{{0, 1}, {{{0}, {1}}, {{0}, {1}}}}}};
    const LadderResult result = ladder_result(rounds, 3, 2);
    EXPECT_EQ(result.games_of_two, 6);
    EXPECT_EQ(result.mixed_games, 3);
    ASSERT_EQ(result.pairs.size(), 2U);
    EXPECT_EQ(result.pairs[0].one, 0U);
    EXPECT_EQ(result.pairs[0].other, 1U);
    EXPECT_EQ(result.pairs[0].games, 4);
    EXPECT_DOUBLE_EQ(result.pairs[0].win_rate, 0.75);
    EXPECT_LT(result.pairs[0].interval.low, 0.75);
    EXPECT_GT(result.pairs[0].interval.high, 0.75);
    EXPECT_EQ(result.pairs[1].other, 2U);
    EXPECT_DOUBLE_EQ(result.pairs[1].win_rate, 0.25);
    EXPECT_DOUBLE_EQ(result.per_seat[0].value(), 1.5 / 6);
    EXPECT_DOUBLE_EQ(result.per_seat[1].value(), 1.5 / 3);
    EXPECT_FALSE(result.per_seat[2].has_value());
    EXPECT_EQ(result.all[2].value, 0);
    EXPECT_LT(result.of_mixed[0].value, result.of_mixed[1].value);
    EXPECT_GT(result.of_two[0].value, result.of_two[1].value);
}

TEST(LadderResult, OfOneKindOfTableHasNoStrengthsOfTheOther) {
    const LadderResult of_two = ladder_result({{{{0, 1}, {{{0}, {1}}}}}}, 2, 0);
    EXPECT_EQ(of_two.of_two.size(), 2U);
    EXPECT_TRUE(of_two.of_mixed.empty());
    const LadderResult mixed = ladder_result({{{{0, 1, 1}, {{{0}, {1}, {1}}}}}}, 2, 0);
    EXPECT_TRUE(mixed.of_two.empty());
    EXPECT_TRUE(mixed.pairs.empty());
    EXPECT_EQ(mixed.of_mixed.size(), 2U);
}

} // namespace
} // namespace pampas::balance
