#include "analysis/balance/verdict.h"
#include "tests/analysis/balance/made_deals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace pampas::balance {
namespace {

/// Means of many runs with the same true chances.
struct Gaps {
    double seen = 0;
    double likely = 0;
};

Gaps mean_gaps(const testing::Chances& chances, std::size_t deals, std::size_t luck = 0) {
    constexpr std::size_t runs = 300;
    Gaps sum;
    for (std::size_t run = 0; run < runs; ++run) {
        chance::Stream stream(run, deals);
        const bool paired = luck > 0;
        DealTally tally(static_cast<int>(chances.size()), paired ? chances.size() : 1);
        for (std::size_t deal = 0; deal < deals; ++deal) {
            if (paired) {
                testing::add_paired(tally, chances, luck, stream);
            } else {
                testing::add_game(tally, chances, stream);
            }
        }
        std::vector<double> rates;
        for (std::size_t seat = 0; seat < chances.size(); ++seat) {
            rates.push_back(tally.win_rate(seat));
        }
        const auto [least, most] = std::ranges::minmax(rates);
        sum.seen += (most - least) / runs;
        sum.likely += likely_gap(tally) / runs;
    }
    return sum;
}

TEST(LikelyGap, IsTheTrueGapHoweverManyGamesThereAre) {
    for (const testing::Chances& chances :
         {testing::Chances{300, 260, 240, 200}, {350, 350, 300}, {280, 210, 210, 180, 120}}) {
        const auto [least, most] = std::ranges::minmax(chances);
        const double gap = static_cast<double>(most - least) / 1000;
        for (const std::size_t deals : {1000U, 4000U}) {
            EXPECT_NEAR(mean_gaps(chances, deals).likely, gap, 0.01) << deals;
        }
    }
}

TEST(LikelyGap, OfEqualSeatsIsFarSmallerThanWhatIsSeen) {
    const Gaps gaps = mean_gaps({250, 250, 250, 250}, 1000);
    EXPECT_GT(gaps.seen, 0.025);
    EXPECT_LT(gaps.likely, gaps.seen / 2);
}

TEST(LikelyGap, KnowsThatPairedGamesScatterLess) {
    // Hands decide half of the games, and rotate.
    const testing::Chances chances{310, 250, 250, 190};
    EXPECT_NEAR(mean_gaps(chances, 250, 500).likely, 0.06, 0.01);
    EXPECT_NEAR(mean_gaps(chances, 1000, 500).likely, 0.06, 0.005);
}

TEST(LikelyGap, IsNeverAboveTheGapThatIsSeen) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        chance::Stream stream(seed);
        DealTally tally(3, 1);
        for (std::size_t deal = 0; deal < 1 + seed; ++deal) {
            testing::add_game(tally, {400, 300, 300}, stream);
        }
        std::vector<double> rates;
        for (std::size_t seat = 0; seat < 3; ++seat) {
            rates.push_back(tally.win_rate(seat));
        }
        const auto [least, most] = std::ranges::minmax(rates);
        EXPECT_GE(likely_gap(tally), 0);
        EXPECT_LE(likely_gap(tally), most - least);
    }
}

} // namespace
} // namespace pampas::balance
