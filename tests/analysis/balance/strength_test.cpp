#include "analysis/balance/strength.h"
#include "engine/chance/stream.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <map>

namespace pampas::balance {
namespace {

using Deals = std::vector<std::vector<Finish>>;
using Numbers = std::vector<double>;

/// A number of 0 to below 1.
double uniform(chance::Stream& stream) {
    return static_cast<double>(stream.below(std::size_t{1} << 32U)) * std::ldexp(1, -32);
}

/// The order of a table whose players have these strengths: by exponential waiting times, as the
/// first of several is each with a chance in proportion to its rate.
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

/// The strengths that D. R. Hunter's MM algorithm (2004) comes to, with the made-up games; the
/// mean of all orders stands for a shared place.
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

/// Games of tables of two to four among three players, with shared places.
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
    // One over the square root of n p q, as in any book.
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

/// Plays a ladder of four players: each pair, and tables of all, a deal each way round. In so many
/// of 100 deals all games of two go the same way.
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

TEST(StrengthIntervalsInManyRuns, HoldTheTruthIn94To96OfHundredRuns) {
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

/// A game that is over, as far as finishes look at it.
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

TEST(Finish, HasTheWinnersThenTheOthersByPoints) {
    const std::vector<std::size_t> table{7, 5, 6, 4};
    // Of equal points the one with more pesos has won.
    EXPECT_EQ(finish_of(EndedWith{{9, 3, 9, 9}, {2}}, table), (Finish{{6}, {7, 4}, {5}}));
    EXPECT_EQ(finish_of(EndedWith{{9, 3, 9, 4}, {0, 2}}, table), (Finish{{7, 6}, {4}, {5}}));
    EXPECT_EQ(finish_of(EndedWith{{1, 1, 1, 1}, {0, 1, 2, 3}}, table), (Finish{{7, 5, 6, 4}}));
}

} // namespace
} // namespace pampas::balance
