#include "analysis/balance/verdict.h"
#include "tests/analysis/balance/made_deals.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <functional>

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

/// Verdict, interval and p-value say the same.
RC_GTEST_PROP(FairnessOfDeals, AgreesWithItself, ()) {
    const auto players = *rc::gen::inRange<std::size_t>(2, 6);
    DealTally tally(static_cast<int>(players), 1);
    const auto wins = *rc::gen::container<std::vector<int>>(players, rc::gen::inRange(0, 2000));
    for (std::size_t seat = 0; seat < players; ++seat) {
        WinParts won(players);
        won[seat] = whole_win;
        for (int game = 0; game <= wins[seat]; ++game) {
            tally.add_deal(won, won);
        }
    }
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
