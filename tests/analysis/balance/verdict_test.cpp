#include "analysis/balance/verdict.h"
#include "tests/analysis/balance/made_deals.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>

/// Whether the verdict errs as seldom as it claims. All runs have fixed seeds.
namespace pampas::balance {
namespace {

using testing::add_game;
using testing::add_paired;
using testing::Chances;

constexpr double tolerance = 0.05;
const Chances equal{200, 200, 200, 200, 200};
const Chances one_ahead{240, 190, 190, 190, 190};

using AddDeal = std::function<void(DealTally&, chance::Stream&)>;
using Look = std::function<bool(const DealTally&)>;

AddDeal games_of(const Chances& chances) {
    return
        [chances](DealTally& tally, chance::Stream& stream) { add_game(tally, chances, stream); };
}

AddDeal paired_games_of(const Chances& chances, std::size_t luck) {
    return
        [=](DealTally& tally, chance::Stream& stream) { add_paired(tally, chances, luck, stream); };
}

/// What the runs are like: how deals are drawn, how many games, and the games between looks.
struct Runs {
    AddDeal add_deal;
    std::size_t games_per_deal = 1;
    std::int64_t games = 20000;
    int players = 5;
    std::int64_t look = 100;
    int count = 200;
};

/// Fewer looks and runs: looking at paired games takes longer.
Runs paired(const Chances& chances, std::size_t luck, std::int64_t games = 10000) {
    return {paired_games_of(chances, luck), 5, games, 5, 500, 100};
}

/// The share of runs in which any look finds what it looks for.
double ever(const Runs& runs, const Look& finds) {
    int found = 0;
    for (int run = 0; run < runs.count; ++run) {
        chance::Stream stream(11, static_cast<std::uint64_t>(run));
        DealTally tally(runs.players, runs.games_per_deal);
        bool has_found = false;
        while (!has_found && tally.games() < runs.games) {
            runs.add_deal(tally, stream);
            // Later looks differ little from one another.
            const std::int64_t look = tally.games() <= 3000 ? runs.look : 5 * runs.look;
            has_found = tally.games() % look == 0 && finds(tally);
        }
        found += has_found ? 1 : 0;
    }
    return static_cast<double>(found) / runs.count;
}

Look says(Verdict expected) {
    return [expected](const DealTally& tally) { return verdict(tally, tolerance) == expected; };
}

TEST(VerdictInManyRuns, SaysBiasedOfEqualSeatsInFiveOf100RunsAtMost) {
    const Look biased = says(Verdict::Biased);
    EXPECT_LE(ever({games_of(equal)}, biased), 0.05);
    EXPECT_LE(ever({.add_deal = games_of({500, 500}), .players = 2, .count = 400}, biased), 0.05);
    EXPECT_LE(ever(paired(equal, 0), biased), 0.05);
    EXPECT_LE(ever(paired(equal, 700), biased), 0.05);
}

/// Deals whose supplies favour one seat, whatever its hand: games of a deal are far from
/// independent.
TEST(VerdictInManyRuns, IsNotMisledByDealsThatFavourASeat) {
    const AddDeal lucky = [](DealTally& tally, chance::Stream& stream) {
        WinParts wins(5);
        const std::size_t seat = stream.below(5);
        for (int game = 0; game < 5; ++game) {
            wins[stream.below(2) == 0 ? seat : stream.below(5)] += whole_win;
        }
        tally.add_deal(wins, wins);
    };
    EXPECT_LE(ever({lucky, 5, 10000, 5, 500, 100}, says(Verdict::Biased)), 0.05);
}

TEST(VerdictInManyRuns, TakesSharedWinsAsEqualShares) {
    const AddDeal shared = [](DealTally& tally, chance::Stream& stream) {
        WinParts wins(3);
        const std::size_t seat = stream.below(3);
        if (stream.below(2) == 0) {
            wins[seat] = whole_win;
        } else {
            wins[seat] = wins[(seat + 1) % 3] = whole_win / 2;
        }
        tally.add_deal(wins, wins);
    };
    EXPECT_LE(ever({shared, 1, 10000, 3}, says(Verdict::Biased)), 0.05);
    EXPECT_GE(ever({shared, 1, 10000, 3}, says(Verdict::Fair)), 0.95);
}

/// What the verdict would be worth if it used the usual test at each look.
TEST(VerdictInManyRuns, IsHeldToRunsThatMisleadATestForOneLook) {
    const Look significant = [](const DealTally& tally) {
        std::vector<double> wins;
        for (std::size_t seat = 0; seat < tally.players(); ++seat) {
            wins.push_back(tally.win_rate(seat) * static_cast<double>(tally.games()));
        }
        return uniformity(wins).p_value < 0.05;
    };
    EXPECT_GT(ever({games_of(equal)}, significant), 0.3);
}

TEST(VerdictInManyRuns, FindsAnAdvantageOfFivePointsWithin2500Games) {
    const Look biased = says(Verdict::Biased);
    const auto found = [&](const AddDeal& deal, std::size_t games_per_deal) {
        return ever(
            {.add_deal = deal, .games_per_deal = games_per_deal, .games = 2500, .count = 300},
            biased);
    };
    EXPECT_GE(found(games_of(one_ahead), 1), 0.9);
    EXPECT_GE(found(games_of({190, 190, 190, 190, 240}), 1), 0.9);
    EXPECT_GE(found(games_of({250, 187, 188, 187, 188}), 1), 0.98);
    EXPECT_GE(found(games_of({210, 210, 160, 210, 210}), 1), 0.93);
    EXPECT_GE(found(paired_games_of(one_ahead, 0), 5), 0.9);
    // Hands decide half of the games, so the advantage in the others must be ten points.
    EXPECT_GE(found(paired_games_of({280, 180, 180, 180, 180}, 500), 5), 0.95);
}

TEST(VerdictInManyRuns, FindsEqualSeatsFair) {
    const Look fair = says(Verdict::Fair);
    const auto found = [&](std::size_t luck, std::int64_t games) {
        return ever(paired(equal, luck, games), fair);
    };
    EXPECT_GE(found(0, 7500), 0.9);
    EXPECT_GE(found(700, 4000), 0.9); // pairing helps
    EXPECT_GE(ever({games_of({500, 500}), 1, 15000, 2}, fair), 0.9);
}

TEST(VerdictInManyRuns, SaysFairOfAGapOfTheToleranceInFiveOf100RunsAtMost) {
    const Look fair = says(Verdict::Fair);
    EXPECT_LE(ever({games_of(one_ahead)}, fair), 0.05);
    EXPECT_LE(ever({games_of({525, 475}), 1, 20000, 2}, fair), 0.05);
    EXPECT_LE(ever({games_of({225, 175, 200, 200, 200})}, fair), 0.05);
    EXPECT_LE(ever(paired({280, 180, 180, 180, 180}, 500), fair), 0.05);
}

TEST(FairnessInManyRuns, IntervalHoldsTheGapAtEveryLook) {
    const auto misses = [](double gap) {
        return [gap](const DealTally& tally) {
            const Interval interval = fairness(tally, tolerance).gap_interval;
            return gap < interval.low || gap > interval.high;
        };
    };
    const auto missed = [&](const Chances& chances, double gap) {
        return ever({games_of(chances), 1, 10000, static_cast<int>(chances.size()), 500},
                    misses(gap));
    };
    EXPECT_LE(missed(equal, 0), 0.05);
    EXPECT_LE(missed(one_ahead, 0.05), 0.05);
    EXPECT_LE(missed({520, 480}, 0.04), 0.05);
    EXPECT_LE(missed({400, 300, 200, 100}, 0.3), 0.05);
}

Fairness after(const Chances& chances, int games) {
    DealTally tally(static_cast<int>(chances.size()), 1);
    chance::Stream stream(5);
    for (int game = 0; game < games; ++game) {
        add_game(tally, chances, stream);
    }
    return fairness(tally, tolerance);
}

TEST(Fairness, NamesSeatsAndGap) {
    const Fairness found = after({300, 100, 200, 400}, 5000);
    EXPECT_EQ(found.verdict, Verdict::Biased);
    EXPECT_EQ(found.best, 3U);
    EXPECT_EQ(found.worst, 1U);
    EXPECT_NEAR(found.gap, 0.3, 0.03);
    EXPECT_GT(found.gap_interval.low, 0.2);
    EXPECT_LT(found.gap_interval.high, 0.4);
    EXPECT_LT(found.p_value, 1e-6);
}

TEST(Fairness, NamesNoSeatWhileOthersAreAsLikely) {
    const Fairness found = after({300, 300, 200, 200}, 20000);
    EXPECT_EQ(found.verdict, Verdict::Biased);
    EXPECT_FALSE(found.best);
    EXPECT_FALSE(found.worst);
}

TEST(Fairness, IsKnownOnceTheGapIsKnownWellEnough) {
    const auto known = [](int games, double precision) {
        DealTally tally(2, 1);
        chance::Stream stream(5);
        for (int game = 0; game < games; ++game) {
            add_game(tally, {650, 350}, stream);
        }
        EXPECT_EQ(verdict(tally, tolerance), Verdict::Biased);
        return is_known(tally, tolerance, precision);
    };
    EXPECT_FALSE(known(400, 0.1));
    EXPECT_TRUE(known(400, 0.5));
    EXPECT_TRUE(known(8000, 0.1));
}

TEST(Fairness, OfAGameOrTwoIsUndecided) {
    for (const int games : {1, 2}) {
        const Fairness found = after({500, 500}, games);
        EXPECT_EQ(found.verdict, Verdict::Undecided);
        EXPECT_EQ(found.gap_interval, (Interval{0, 1}));
        EXPECT_GT(found.p_value, 0.05);
    }
}

/// Whoever wins one game, the evidence against equal seats is the same, so it must be none.
TEST(Fairness, OneGameIsNoEvidence) {
    for (std::size_t players = 2; players <= 5; ++players) {
        for (std::size_t seat = 0; seat < players; ++seat) {
            DealTally tally(static_cast<int>(players), 1);
            WinParts won(players);
            won[seat] = whole_win;
            tally.add_deal(won, won);
            EXPECT_NEAR(fairness(tally, tolerance).p_value, 1, 1e-9);
        }
    }
}

/// Wins of two to five seats, each of at least one game.
std::vector<int> any_wins() {
    return *rc::gen::container<std::vector<int>>(*rc::gen::inRange<std::size_t>(2, 6),
                                                 rc::gen::inRange(1, 2000));
}

DealTally tally_of(const std::vector<int>& wins) {
    DealTally tally(static_cast<int>(wins.size()), 1);
    for (std::size_t seat = 0; seat < wins.size(); ++seat) {
        WinParts won(wins.size());
        won[seat] = whole_win;
        for (int game = 0; game < wins[seat]; ++game) {
            tally.add_deal(won, won);
        }
    }
    return tally;
}

/// The bets on seats that won so often, one by one.
struct PlainBets {
    static constexpr double boldest = 0.95;

    std::vector<int> wins;
    double games = std::accumulate(wins.begin(), wins.end(), 0.0);
    double players = static_cast<double>(wins.size());

    /// A set of seats wins more than with this gap; `seats` has a bit for each.
    double on_set(unsigned seats, double gap) const {
        double size = 0;
        double won = 0;
        for (std::size_t seat = 0; seat < wins.size(); ++seat) {
            size += (seats >> seat & 1U) != 0 ? 1 : 0;
            won += (seats >> seat & 1U) != 0 ? wins[seat] : 0;
        }
        // The set's share if each of its seats is that far ahead of each other one.
        const double other = (1 - size * gap) / players;
        const double most = std::min(size * (other + gap), 1.0);
        return std::exp(log_wealth(std::array{Seen{0, games - won}, Seen{1, won}}, most,
                                   tolerance * players, boldest / most));
    }

    /// A seat wins more than another by this much.
    double on_pair(std::size_t more, std::size_t less, double difference, double most) const {
        const Seen none{0, games - wins[more] - wins[less]};
        return std::exp(log_wealth(std::array{Seen{-1, static_cast<double>(wins[less])}, none,
                                              Seen{1, static_cast<double>(wins[more])}},
                                   difference, tolerance * players / 2, most));
    }

    /// The mean wealth of those who bet on more than this gap.
    double above(double gap) const {
        std::vector<std::vector<double>> sets(wins.size() + 1); // by size
        for (unsigned seats = 1; seats + 1 < 1U << wins.size(); ++seats) {
            sets[static_cast<std::size_t>(std::popcount(seats))].push_back(on_set(seats, gap));
        }
        double of_sets = 0;
        for (std::size_t size = 1; size < wins.size(); ++size) {
            of_sets += mean(sets[size]) / (players - 1);
        }
        return (of_sets + mean(on_pairs(gap, boldest / 2))) / 2;
    }

    /// The least wealth of those who bet on less than this gap.
    double below(double gap) const { return std::ranges::min(on_pairs(-gap, boldest)); }

    std::vector<double> on_pairs(double difference, double most) const {
        std::vector<double> wealth;
        for (std::size_t more = 0; more < wins.size(); ++more) {
            for (std::size_t less = 0; less < wins.size(); ++less) {
                if (more != less) {
                    wealth.push_back(on_pair(more, less, difference, most));
                }
            }
        }
        return wealth;
    }
};

/// Bounds lie where the wealth reaches one over the error that they may make.
RC_GTEST_PROP(GapOfDeals, HasTheBoundsOfItsBets, ()) {
    const std::vector<int> wins = any_wins();
    const PlainBets bets{wins};
    const Interval found = Gap(tally_of(wins), tolerance).interval();
    const auto low_error = [](double gap) {
        return 0.05 * (1 - std::min(gap / tolerance, 1.0) / 2);
    };
    constexpr double nearly = 1e-6;
    const auto is_shown_above = [&](double gap) { return bets.above(gap) >= 1 / low_error(gap); };
    const auto is_shown_below = [&](double gap) {
        return bets.below(gap) >= 1 / (0.05 - low_error(gap));
    };
    if (found.low > 0) {
        RC_ASSERT(is_shown_above(found.low - nearly) && !is_shown_above(found.low + nearly));
    } else {
        RC_ASSERT(!is_shown_above(nearly));
    }
    if (found.high < 1) {
        RC_ASSERT(is_shown_below(found.high + nearly) && !is_shown_below(found.high - nearly));
    }
}

/// Verdict, interval and p-value say the same.
RC_GTEST_PROP(FairnessOfDeals, AgreesWithItself, ()) {
    const DealTally tally = tally_of(any_wins());
    const double limit = *rc::gen::inRange(1, 500) / 1000.0;
    const Fairness found = fairness(tally, limit);
    RC_ASSERT(found.verdict == verdict(tally, limit));
    RC_ASSERT(found.gap_interval.low <= found.gap && found.gap <= found.gap_interval.high);
    RC_ASSERT((found.verdict == Verdict::Fair) == (found.gap_interval.high < limit) ||
              std::abs(found.gap_interval.high - limit) < 1e-5);
    RC_ASSERT(found.verdict != Verdict::Biased || found.gap_interval.low > 0);
    RC_ASSERT((found.gap_interval.low > 0) == (found.p_value <= 0.05));
    RC_ASSERT(!found.best || *found.best == found.won_most());
    RC_ASSERT(!found.worst || *found.worst == found.won_least());
}

} // namespace
} // namespace pampas::balance
