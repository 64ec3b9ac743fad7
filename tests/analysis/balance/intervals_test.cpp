#include "analysis/balance/intervals.h"
#include "engine/chance/stream.h"

#include <boost/math/distributions/normal.hpp>
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <numeric>
#include <vector>

namespace pampas::balance {
namespace {

constexpr double z = 1.959963984540054;

RC_GTEST_PROP(Wilson, EndsWhereTheRateIsJustNotRefuted, ()) {
    const auto trials = *rc::gen::inRange(1, 100000);
    const auto halves = *rc::gen::inRange(0, 2 * trials + 1);
    const double rate = halves / 2.0 / trials;
    const Interval interval = wilson(halves / 2.0, trials);
    for (const double end : {interval.low, interval.high}) {
        RC_ASSERT(end >= 0);
        RC_ASSERT(end <= 1);
        const double distance = std::abs(end - rate);
        const double error = std::sqrt(end * (1 - end) / trials);
        RC_ASSERT(std::abs(distance - z * error) < 1e-6);
    }
    RC_ASSERT(interval.low <= rate && rate <= interval.high);
}

RC_GTEST_PROP(Wilson, IsNarrowEnoughAfterSoManyTrials, ()) {
    const double half_width = *rc::gen::inRange(1, 500) / 1000.0;
    const std::int64_t trials = trials_for(half_width);
    const auto half_of = [](double rate, std::int64_t count) {
        const auto all = static_cast<double>(count);
        const Interval interval = wilson(rate * all, all);
        return (interval.high - interval.low) / 2;
    };
    RC_ASSERT(half_of(*rc::gen::inRange(0, 101) / 100.0, trials) <= half_width + 1e-12);
    RC_ASSERT(trials == 1 || half_of(0.5, trials - 1) > half_width);
}

TEST(Wilson, HoldsTheTrueRateInNineteenOfTwentyRuns) {
    chance::Stream stream(1);
    int held = 0;
    constexpr int runs = 4000;
    for (int run = 0; run < runs; ++run) {
        int wins = 0;
        for (int game = 0; game < 200; ++game) {
            wins += stream.below(10) < 3;
        }
        const Interval interval = wilson(wins, 200);
        held += interval.low <= 0.3 && 0.3 <= interval.high;
    }
    EXPECT_NEAR(held, 0.95 * runs, 0.012 * runs);
}

RC_GTEST_PROP(MomentsOfNumbers, AreThoseOfTheDefinition, (std::vector<std::int16_t> numbers)) {
    Moments moments;
    for (const std::int16_t number : numbers) {
        moments.add(number);
    }
    const auto count = static_cast<double>(numbers.size());
    const double mean =
        numbers.empty() ? 0 : std::accumulate(numbers.begin(), numbers.end(), 0.0) / count;
    double squares = 0;
    for (const std::int16_t number : numbers) {
        squares += (number - mean) * (number - mean);
    }
    const double deviation = numbers.size() < 2 ? 0 : std::sqrt(squares / (count - 1));
    RC_ASSERT(std::abs(moments.mean() - mean) < 1e-6);
    RC_ASSERT(std::abs(moments.deviation() - deviation) < 1e-3);
    const double half = numbers.empty() ? 0 : z * deviation / std::sqrt(count);
    RC_ASSERT(std::abs(moments.interval().low - (mean - half)) < 1e-3);
    RC_ASSERT(std::abs(moments.interval().high - (mean + half)) < 1e-3);
}

RC_GTEST_PROP(MomentsOfNumbers, AreTheSameHoweverTheyAreGathered,
              (std::vector<std::int16_t> some, std::vector<std::int16_t> others)) {
    Moments all;
    Moments first;
    Moments second;
    for (const auto number : others) {
        all.add(number);
        second.add(number);
    }
    for (const auto number : some) {
        all.add(number);
        first.add(number);
    }
    first.add(second);
    RC_ASSERT(first.count() == all.count());
    RC_ASSERT(first.mean() == all.mean());
    RC_ASSERT(first.deviation() == all.deviation());
}

TEST(Uniformity, IsTheTestOfTheTextbook) {
    // Sixty throws of a die: the critical value for five degrees of freedom at 5 % is 11.0705.
    const std::vector<double> fair{10, 10, 10, 10, 10, 10};
    EXPECT_EQ(uniformity(fair).chi2, 0);
    EXPECT_EQ(uniformity(fair).p_value, 1);
    const std::vector<double> throws{5, 8, 9, 8, 10, 20};
    EXPECT_NEAR(uniformity(throws).chi2, 13.4, 1e-9);
    EXPECT_NEAR(uniformity(throws).p_value, 0.0199, 0.0001);
    // For two numbers, chi-square is the square of a normal deviate.
    const std::vector<double> two{60, 40};
    const boost::math::normal normal;
    EXPECT_NEAR(uniformity(two).p_value, 2 * boost::math::cdf(boost::math::complement(normal, 2.0)),
                1e-9);
}

TEST(Uniformity, OfOneNumberIsCertain) {
    const std::vector<double> one{7};
    EXPECT_EQ(uniformity(one).p_value, 1);
}

// Looks after each value from the 25th on. Each value is the sum of a few skewed ones, as a deal is
// of games.
TEST(HalfWidthAtAnyTime, HoldsTheMeanHoweverOftenOneLooks) {
    constexpr std::size_t runs = 400;
    std::size_t wrong = 0;
    for (std::size_t run = 0; run < runs; ++run) {
        chance::Stream stream(run, 9);
        Moments moments;
        bool holds = true;
        for (int value = 1; value <= 1500; ++value) {
            std::int64_t sum = 0;
            for (int game = 0; game < 4; ++game) {
                sum += stream.below(4) == 0 ? 3 : -1; // 0 on average
            }
            moments.add(sum);
            const double half = half_width_at_any_time(moments.deviation(), value, 0.05);
            holds = holds && (value < 25 || std::abs(moments.mean()) <= half);
        }
        wrong += holds ? 0 : 1;
    }
    EXPECT_LE(wrong, runs / 20);
    EXPECT_GT(wrong, 0U) << "wider than need be";
}

TEST(HalfWidthAtAnyTime, IsThePriceOfLooking) {
    const double once = 1.96 / std::sqrt(400.0);
    EXPECT_GT(half_width_at_any_time(1, 400, 0.05), once);
    EXPECT_LT(half_width_at_any_time(1, 400, 0.05), 1.6 * once);
    EXPECT_LT(half_width_at_any_time(1, 1600, 0.05), 0.55 * half_width_at_any_time(1, 400, 0.05));
    EXPECT_EQ(half_width_at_any_time(0, 400, 0.05), 0);
}

/// The whole method rests on this: a bet on one draw of a fair coin is worth 1 on average.
RC_GTEST_PROP(Bets, AreFairWhenTheMeanIsWhatTheyDeny, ()) {
    const double low = *rc::gen::inRange(-100, 0) / 100.0;
    const double high = *rc::gen::inRange(1, 100) / 100.0;
    const double chance_of_high = *rc::gen::inRange(1, 100) / 100.0;
    const double mean = chance_of_high * high + (1 - chance_of_high) * low;
    const double usual = *rc::gen::inRange(1, 500) / 100.0;
    const auto wealth = [&](double value) {
        const std::vector<Seen> once{{value, 1}};
        return std::exp(log_wealth(once, mean, usual, 0.95 / (mean - low)));
    };
    const double expected = chance_of_high * wealth(high) + (1 - chance_of_high) * wealth(low);
    RC_ASSERT(wealth(low) > 0);
    RC_ASSERT(std::abs(expected - 1) < 1e-9);
}

TEST(Bets, WinOnWhatIsTrueAndLoseOnWhatIsNot) {
    const std::vector<Seen> mostly_high{{0, 100}, {1, 300}};
    EXPECT_GT(log_wealth(mostly_high, 0.5, 0.5, 1.9), 20);
    EXPECT_LT(log_wealth(mostly_high, 0.75, 0.5, 1.2), 0);
    EXPECT_LT(log_wealth(mostly_high, 0.9, 0.5, 1), -3);
}

TEST(LogMean, IsThatOfTheNumbers) {
    const std::vector<Weighted> numbers{{std::log(3), 0.25}, {std::log(7), 0.75}};
    EXPECT_NEAR(log_mean(numbers), std::log(6), 1e-12);
    const std::vector<Weighted> huge{{2000, 0.5}, {-2000, 0.5}};
    EXPECT_NEAR(log_mean(huge), 2000 - std::log(2), 1e-9);
}

} // namespace

} // namespace pampas::balance
