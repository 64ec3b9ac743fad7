#include "analysis/balance/choice_model.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

namespace pampas::balance {
namespace {

/// As many choices, each a cluster, between an option with the trait and one without it.
std::vector<Cluster> choices_of(std::size_t all, std::size_t with_trait) {
    std::vector<Cluster> clusters;
    for (std::size_t number = 0; number < all; ++number) {
        const std::size_t chosen = number < with_trait ? 0 : 1;
        clusters.push_back({Choice{.traits = {1, 0}, .chosen = chosen}});
    }
    return clusters;
}

constexpr std::array<double, 1> trait{1};

TEST(ChoiceModel, OneTraitIsWorthTheLogarithmOfItsOdds) {
    const ChoiceModel model(choices_of(20, 15), 1);
    EXPECT_NEAR(model.worth(trait), std::log(15.0 / 5), 1e-5);
    const double information = 20 * 0.75 * 0.25;
    EXPECT_NEAR(model.covariance(trait, trait), 20.0 / 19 / information, 1e-5);
}

TEST(ChoiceModel, IntervalsWidenByStudentsQuantile) {
    // Tables of Student's distribution, with one degree of freedom less than clusters.
    EXPECT_NEAR(ChoiceModel(choices_of(2, 1), 1).margin(), 12.7062, 1e-4);
    const ChoiceModel model(choices_of(11, 4), 1);
    EXPECT_NEAR(model.margin(), 2.2281, 1e-4);
    const double half = model.margin() * std::sqrt(model.covariance(trait, trait));
    EXPECT_DOUBLE_EQ(model.interval(trait).high, model.worth(trait) + half);
    EXPECT_DOUBLE_EQ(model.interval(trait).low, model.worth(trait) - half);
}

} // namespace
} // namespace pampas::balance
