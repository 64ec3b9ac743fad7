#include "analysis/balance/ladder.h"
#include "analysis/balance/series.h"
#include "engine/chance/stream.h"
#include "tests/analysis/balance/small_experiment.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/simulation/stop_after.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>
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

RC_GTEST_PROP(LadderTables, GiveEveryBotEquallyManySeats, ()) {
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
    EXPECT_EQ(control.state().done, 4U * (2 + 6)); // two mixed tables, so that seats are equal
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

/// With two bots, a table's games are those of a paired series, so both must give the same games.
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

using Deals = std::vector<std::vector<Finish>>;
using Numbers = std::vector<double>;

/// A number from 0 to below 1.
double uniform(chance::Stream& stream) {
    return static_cast<double>(stream.below(std::size_t{1} << 32U)) * std::ldexp(1, -32);
}

/// The order of finish at a table of players with these strengths. Drawn by exponential waiting
/// times: each player is first with a chance in proportion to the strength.
Finish drawn_finish(std::vector<std::size_t> table, const Numbers& strengths,
                    chance::Stream& stream) {
    std::map<double, std::size_t> waits;
    for (const std::size_t player : table) {
        waits[-std::log(1 - uniform(stream)) * std::exp(-strengths[player])] = player;
    }
    Finish finish;
    for (const auto& [time, player] : waits) {
        finish.push_back({player});
    }
    return finish;
}

/// The strengths by D. R. Hunter's MM algorithm (2004), with the made-up games. A shared place
/// counts as the mean of all its orders.
Numbers plain_strengths(const Deals& deals, std::size_t players, std::size_t reference) {
    std::map<std::vector<std::size_t>, double> orders;
    for (const auto& deal : deals) {
        for (const Finish& finish : deal) {
            std::vector<std::vector<std::size_t>> all{{}};
            double count = 1;
            for (auto place : finish) {
                std::vector<std::vector<std::size_t>> longer;
                std::vector<std::size_t> seats(place.size());
                std::iota(seats.begin(), seats.end(), std::size_t{0});
                do {
                    for (auto order : all) {
                        for (const std::size_t seat : seats) {
                            order.push_back(place[seat]);
                        }
                        longer.push_back(order);
                    }
                } while (std::ranges::next_permutation(seats).found);
                all = longer;
                count *= std::tgamma(static_cast<double>(place.size()) + 1);
            }
            for (const auto& order : all) {
                orders[order] += 1 / count;
            }
        }
    }
    Numbers rates(players, 1);
    for (int step = 0; step < 500; ++step) {
        Numbers wins(players, 1);
        Numbers chances(players);
        for (std::size_t player = 0; player < players; ++player) {
            chances[player] = 2 / (rates[player] + 1);
        }
        for (const auto& [order, weight] : orders) {
            for (std::size_t place = 0; place + 1 < order.size(); ++place) {
                double sum = 0;
                for (std::size_t i = place; i < order.size(); ++i) {
                    sum += rates[order[i]];
                }
                wins[order[place]] += weight;
                for (std::size_t i = place; i < order.size(); ++i) {
                    chances[order[i]] += weight / sum;
                }
            }
        }
        for (std::size_t player = 0; player < players; ++player) {
            rates[player] = wins[player] / chances[player];
        }
    }
    Numbers result;
    for (const double rate : rates) {
        result.push_back(std::log(rate / rates[reference]));
    }
    return result;
}

/// Games at tables of two to four, among three players, with shared places.
std::vector<Finish> any_deal(chance::Stream& stream) {
    std::vector<Finish> games(stream.below(12));
    for (Finish& finish : games) {
        for (std::size_t seats = 2 + stream.below(3); seats > 0; --seats) {
            if (finish.empty() || stream.below(3) > 0) {
                finish.emplace_back();
            }
            finish.back().push_back(stream.below(3));
        }
    }
    return games;
}

RC_GTEST_PROP(Strengths, AreThoseOfHuntersAlgorithm, ()) {
    chance::Stream stream(*rc::gen::arbitrary<std::uint64_t>());
    const Deals deals{any_deal(stream), any_deal(stream)};
    const Numbers plain = plain_strengths(deals, 3, 1);
    const std::vector<Strength> found = strengths(deals, 3, 1);
    for (std::size_t player = 0; player < 3; ++player) {
        RC_ASSERT(std::abs(found[player].value - plain[player]) < 1e-4);
        RC_ASSERT(found[player].interval.low <= found[player].value);
        RC_ASSERT(found[player].value <= found[player].interval.high);
    }
    RC_ASSERT(found[1].value == 0);
    RC_ASSERT(found[1].interval == Interval());
}

TEST(Strengths, OfTwoAreTheOddsOfTheirGames) {
    Deals deals;
    for (int game = 0; game < 4000; ++game) {
        const bool wins = game % 4 > 0;
        deals.push_back({{{wins ? 1U : 0U}, {wins ? 0U : 1U}}});
    }
    const Strength strength = strengths(deals, 2, 0)[1];
    EXPECT_NEAR(strength.value, std::log(3), 0.002);
    EXPECT_NEAR(win_chance(strength.value), 0.75, 0.001);
    // One over the square root of n p q, as in any textbook.
    EXPECT_NEAR(strength.interval.high - strength.value, 1.96 / std::sqrt(4000 * 0.1875), 0.002);
}

TEST(Strengths, OfOneWhoAlwaysWinsAreFinite) {
    Deals deals(1000, {{{1}, {0}}});
    const Strength strength = strengths(deals, 2, 0)[1];
    EXPECT_GT(win_chance(strength.value), 0.998);
    EXPECT_GT(win_chance(strength.interval.low), 0.99);
    EXPECT_LT(win_chance(strength.interval.low), 1 - 1.0 / 1000);
    EXPECT_LT(win_chance(strength.interval.high), 1);
}

TEST(Strengths, OfNoGamesAreEqual) {
    for (const Strength& strength : strengths(Deals(1), 3, 0)) {
        EXPECT_NEAR(strength.value, 0, 1e-9);
    }
}

/// Draws a ladder of four players; each deal has two games of each pair and one of all four. With a
/// chance of `luck` percent, both games of a pair go the same way.
Deals drawn_ladder(const Numbers& truth, std::size_t luck, chance::Stream& stream) {
    Deals deals;
    for (int i = 0; i < 100; ++i) {
        auto& deal = deals.emplace_back();
        for (std::size_t one = 0; one < truth.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                deal.push_back(drawn_finish({one, other}, truth, stream));
                deal.push_back(stream.below(100) < luck
                                   ? deal.back()
                                   : drawn_finish({one, other}, truth, stream));
            }
        }
        deal.push_back(drawn_finish({0, 1, 2, 3}, truth, stream));
    }
    return deals;
}

TEST(StrengthIntervalsInManyRuns, HoldTheTruthIn94To96Of100Runs) {
    constexpr int runs = 500;
    const Numbers truth{0, 0.4, -1, 2};
    for (const std::size_t luck : {0U, 90U}) {
        int held = 0;
        for (int run = 0; run < runs; ++run) {
            chance::Stream stream(3, static_cast<std::uint64_t>(run));
            const auto found = strengths(drawn_ladder(truth, luck, stream), truth.size(), 0);
            for (std::size_t player = 1; player < truth.size(); ++player) {
                held += found[player].interval.low <= truth[player] &&
                        truth[player] <= found[player].interval.high;
            }
        }
        EXPECT_NEAR(held / (3.0 * runs), 0.95, 0.01) << luck;
    }
}

/// A finished game, with what `finish_of` reads of it.
struct EndedWith {
    using Action = int;
    using Outcome = int;
    std::vector<int> all_points;
    std::vector<int> all_winners;

    int players() const { return static_cast<int>(all_points.size()); }
    int seat() const { return 0; }
    int round() const { return 1; }
    bool over() const { return true; }
    bool allows(int) const { return false; }
    int apply(int) { return 0; }
    int points(int seat) const { return all_points[static_cast<std::size_t>(seat)]; }
    std::vector<int> winners() const { return all_winners; }
};

/// The same with a first seat that gave up.
struct FirstGaveUp : EndedWith {
    bool has_given_up(int seat) const { return seat == 0; }
};

TEST(Finish, HasTheWinnersThenTheOthersByPoints) {
    const std::vector<std::size_t> table{7, 5, 6, 4};
    // Among equal points, the player with more pesos wins.
    EXPECT_EQ(finish_of(EndedWith{{9, 3, 9, 9}, {2}}, table), (Finish{{6}, {7, 4}, {5}}));
    EXPECT_EQ(finish_of(EndedWith{{9, 3, 9, 4}, {0, 2}}, table), (Finish{{7, 6}, {4}, {5}}));
    EXPECT_EQ(finish_of(EndedWith{{1, 1, 1, 1}, {0, 1, 2, 3}}, table), (Finish{{7, 5, 6, 4}}));
    EXPECT_EQ(finish_of(FirstGaveUp{{{9, 3, 9, 9}, {2}}}, table), (Finish{{6}, {4}, {5}, {7}}));
}

} // namespace

} // namespace pampas::balance
