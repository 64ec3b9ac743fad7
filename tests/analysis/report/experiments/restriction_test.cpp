#include "analysis/atlas/atlas.h"
#include "analysis/report/experiments/restriction.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::report {
namespace {

using ::testing::ElementsAre;

/// What doing without something costs on published maps, in ascending order.
std::vector<double> published_costs(const std::string& without) {
    std::vector<double> costs;
    for (const atlas::RestrictedMap& map : atlas::restricted_maps()) {
        for (const auto& [name, cost] : map.costs) {
            if (name == without) {
                costs.push_back(cost);
            }
        }
    }
    std::ranges::sort(costs);
    return costs;
}

balance::RestrictedPlay play(const std::string& without, double cost, double low) {
    return {.restriction = {without, {}},
            .games = 1000,
            .win_rate = 0.25 - cost,
            .cost = cost,
            .interval = {low, cost + 0.02}};
}

TEST(RestrictionWords, EveryPublishedMapWasPlayedWithoutEachThing) {
    for (const char* without :
         {"harvest", "haciendas", "water", "cattle", "horse", "pig", "sheep"}) {
        EXPECT_EQ(published_costs(without).size(), 42U) << without;
    }
}

TEST(RestrictionWords, TellWhatDecidesMoreThanElsewhereAndWhatLess) {
    const double most = published_costs("water").back() + 0.01;
    const double least = published_costs("harvest").front() - 0.01;
    const double usual = published_costs("sheep")[21];
    EXPECT_THAT(
        restriction_conclusions(
            {.map = "Any",
             .players = 4,
             .plays = {play("water", most, most - 0.02), play("sheep", usual, 0.01),
                       play("harvest", least, -0.1)}}),
        ElementsAre("A player wins less often without: water, sheep.",
                    "No clear cost without: harvest.",
                    "More important here than on three quarters of published maps: water.",
                    "Less important here than on three quarters of published maps: harvest."));
}

TEST(RestrictionWords, NothingIsSaidThatMayBeChance) {
    const double most = published_costs("water").back() + 0.01;
    const double least = published_costs("sheep").front() - 0.01;
    balance::RestrictedPlay cheap = play("sheep", least, -0.1);
    cheap.interval.high = 0.2;
    EXPECT_THAT(restriction_conclusions(
                    {.map = "Any", .players = 4, .plays = {play("water", most, -0.01), cheap}}),
                ElementsAre("No clear cost without: water, sheep."));
}

} // namespace
} // namespace pampas::report
