#include "analysis/balance/betting_martingale.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <vector>

namespace pampas::balance {
namespace {

/// What is bet on one draw of a fair coin is worth 1 on average: the whole of the method.
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
