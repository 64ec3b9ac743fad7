#include "analysis/balance/comparison.h"
#include "engine/chance/stream.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace pampas::balance {
namespace {

using Observations = std::vector<Observation>;

/// A number of nearly normal distribution.
double scattered(chance::Stream& stream) {
    double sum = 0;
    for (int i = 0; i < 12; ++i) {
        sum += static_cast<double>(stream.below(1001)) / 1000 - 0.5;
    }
    return sum;
}

/// Figures of deals on two maps. `luck` weighs what both maps have in common; `ahead` is by how
/// much the other map's first figure is higher.
struct Drawn {
    Observations one;
    Observations other;

    Drawn(std::size_t deals, std::size_t figures, double luck, double ahead, std::uint64_t number) {
        chance::Stream stream(4, number);
        for (std::size_t deal = 0; deal < deals; ++deal) {
            Observation a;
            Observation b;
            for (std::size_t figure = 0; figure < figures; ++figure) {
                const double common = luck * scattered(stream);
                a.push_back(common + scattered(stream));
                b.push_back(common + scattered(stream) + (figure == 0 ? ahead : 0));
            }
            one.push_back(a);
            other.push_back(b);
        }
    }
};

TEST(Differences, AreThoseOfStudentsPairedTest) {
    // Differences 1, 2, 3, 4, 5: mean 3, standard error 0.7071, t = 4.2426 with 4 degrees.
    const Observations one{{10}, {20}, {30}, {40}, {50}};
    const Observations other{{11}, {22}, {33}, {44}, {55}};
    const Difference found = differences(one, other).at(0);
    EXPECT_DOUBLE_EQ(found.one, 30);
    EXPECT_DOUBLE_EQ(found.other, 33);
    EXPECT_DOUBLE_EQ(found.difference, 3);
    EXPECT_NEAR(found.p_value, 0.01324, 0.00001);
    EXPECT_NEAR(found.interval.low, 3 - 2.776445 * 0.7071068, 1e-5);
    EXPECT_NEAR(found.interval.high, 3 + 2.776445 * 0.7071068, 1e-5);
    EXPECT_EQ(found.adjusted, found.p_value);
    EXPECT_TRUE(is_real(found));
}

TEST(Differences, OfWhatNeverChangesAreKnownAfterSomeDeals) {
    for (const std::size_t deals : {2U, 12U}) {
        const Observations one(deals, {1, 1});
        const Observations other(deals, {1, 2});
        const auto found = differences(one, other);
        EXPECT_EQ(found[0].p_value, 1);
        EXPECT_EQ(found[0].interval, Interval());
        EXPECT_DOUBLE_EQ(found[1].p_value, std::exp2(1 - static_cast<double>(deals)));
        EXPECT_FALSE(is_real(found[0]));
        EXPECT_EQ(is_real(found[1]), deals == 12);
        EXPECT_EQ(std::isfinite(found[1].interval.low), deals == 12);
    }
}

TEST(Differences, OfOneDealAreNotKnown) {
    const Difference found = differences(Observations{{1}}, Observations{{5}}).at(0);
    EXPECT_EQ(found.difference, 4);
    EXPECT_EQ(found.p_value, 1);
    EXPECT_TRUE(std::isinf(found.interval.low));
    EXPECT_FALSE(is_real(found));
}

/// Holm's rule as he states it: take the smallest p. While it is at most level / (number left),
/// reject it and go on.
std::vector<bool> refused_by_holm(const std::vector<Difference>& all, double level) {
    std::vector<bool> refused(all.size());
    for (std::size_t left = all.size(); left > 0; --left) {
        std::size_t least = all.size();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!refused[i] && (least == all.size() || all[i].p_value < all[least].p_value)) {
                least = i;
            }
        }
        if (all[least].p_value * static_cast<double>(left) > level) {
            break;
        }
        refused[least] = true;
    }
    return refused;
}

RC_GTEST_PROP(Differences, AreAdjustedByHolmsRule, ()) {
    const auto number = *rc::gen::arbitrary<std::uint64_t>();
    const Drawn drawn(12, 6, 0, 1.2, number);
    const auto found = differences(drawn.one, drawn.other);
    for (const double level : {0.01, 0.05, 0.3, 0.9}) {
        const std::vector<bool> refused = refused_by_holm(found, level);
        for (std::size_t i = 0; i < found.size(); ++i) {
            RC_ASSERT((found[i].adjusted <= level) == refused[i]);
        }
    }
}

TEST(DifferencesInManyRuns, OfEqualsAreCalledRealInFiveOf100Comparisons) {
    int false_alarms = 0;
    constexpr int runs = 3000;
    for (int run = 0; run < runs; ++run) {
        const Drawn drawn(20, 10, 1, 0, static_cast<std::uint64_t>(run));
        false_alarms += std::ranges::any_of(differences(drawn.one, drawn.other), is_real);
    }
    EXPECT_NEAR(false_alarms, 0.05 * runs, 0.01 * runs);
}

TEST(DifferencesInManyRuns, HaveIntervalsThatHoldTheTruthIn94To96Of100) {
    int held = 0;
    int found = 0;
    constexpr int runs = 1500;
    for (int run = 0; run < runs; ++run) {
        const Drawn drawn(30, 1, 1, 0.5, static_cast<std::uint64_t>(run));
        const Difference seen = differences(drawn.one, drawn.other)[0];
        held += seen.interval.low <= 0.5 && 0.5 <= seen.interval.high;
        found += is_real(seen);
        EXPECT_EQ(is_real(seen), seen.interval.low > 0 || seen.interval.high < 0);
    }
    EXPECT_NEAR(held, 0.95 * runs, 0.01 * runs);
    EXPECT_GT(found, 0.4 * runs);
}

TEST(ScatterRatio, SaysWhatCommonCircumstancesAreWorth) {
    const Drawn apart(2000, 3, 0, 0, 1);
    EXPECT_NEAR(scatter_ratio(apart.one, apart.other), 1, 0.05);
    const Drawn common(2000, 3, 1, 0, 1);
    EXPECT_NEAR(scatter_ratio(common.one, common.other), 0.5, 0.05);
    EXPECT_EQ(scatter_ratio(common.one, common.one), 0);
    EXPECT_EQ(scatter_ratio(Observations{{1}, {1}}, Observations{{2}, {2}}), 1);
}

} // namespace
} // namespace pampas::balance
