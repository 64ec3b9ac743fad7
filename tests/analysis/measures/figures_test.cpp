#include "analysis/measures/figures.h"
#include "engine/map/transform.h"
#include "tests/analysis/graph/any_board.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

namespace pampas::measures {
namespace {

using graph::any_board;
using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::Optional;

std::map<std::string_view, std::optional<double>> figures_of(const map::Map& map) {
    const graph::Analysis analysis = graph::analyze(map);
    std::map<std::string_view, std::optional<double>> result;
    for (const Figure& figure : figures()) {
        result[figure.key] = measure(figure, analysis);
    }
    return result;
}

TEST(Figures, HaveTheirOwnKeysAndWords) {
    std::set<std::string_view> keys;
    std::set<std::string_view> words;
    for (const Figure& figure : figures()) {
        keys.insert(figure.key);
        words.insert(figure.words);
        EXPECT_EQ(&measures::figure(figure.key), &figure);
    }
    EXPECT_EQ(keys.size(), figures().size());
    EXPECT_EQ(words.size(), figures().size());
}

TEST(Figures, AreThoseOneCountsByHand) {
    auto found = figures_of(testing::drawn_map({"mf..$...$.sw.g-"}));
    const std::map<std::string_view, double> expected{{"spaces", 14},
                                                      {"land", 4},
                                                      {"waters", 1},
                                                      {"markets", 2},
                                                      {"accessibility", 0.188},
                                                      {"least_accessibility", 0.125},
                                                      {"herd_distance", 1.5},
                                                      {"longest_herd_distance", 2},
                                                      {"least_blockers", 1},
                                                      {"market_distance", 3},
                                                      {"nearest_market", 3},
                                                      {"pampas_regions", 4},
                                                      {"chokepoints", 14.3},
                                                      {"busiest_tenth", 100},
                                                      {"land_regions", 3},
                                                      {"largest_land_region", 2},
                                                      {"regions_one_apart", 0},
                                                      {"simultaneous", 1},
                                                      {"simultaneous_with_water", 1}};
    for (const auto& [key, value] : expected) {
        EXPECT_THAT(found[key], Optional(DoubleNear(value, 1e-12))) << key;
    }
    EXPECT_EQ(found["uneven_terrain"], std::nullopt) << "there are no rocks";
}

TEST(Figures, CompareTheCommonestTerrainWithTheRarest) {
    EXPECT_THAT(figures_of(testing::drawn_map({"mfgrsmfm"}))["uneven_terrain"], Optional(3.0));
    EXPECT_EQ(figures_of(testing::drawn_map({"mfgrsmfl"}))["uneven_terrain"], std::nullopt);
}

TEST(Figures, SeeLandThatIsOneSpaceFromTheNext) {
    EXPECT_THAT(figures_of(testing::drawn_map({"m.f.g...s"}))["regions_one_apart"], Optional(3.0));
}

TEST(Figures, AreNoneWhereThereIsNothingToMeasure) {
    auto found = figures_of(testing::drawn_map({"--"}));
    for (const char* key :
         {"accessibility", "least_accessibility", "herd_distance", "longest_herd_distance",
          "least_blockers", "market_distance", "nearest_market", "chokepoints", "busiest_tenth",
          "largest_land_region", "uneven_terrain", "symmetry"}) {
        EXPECT_EQ(found[key], std::nullopt) << key;
    }
    EXPECT_THAT(found["markets"], Optional(0.0));
}

TEST(Figures, AreWrittenWithTheirDecimals) {
    EXPECT_EQ(value_text(figure("accessibility"), 0.1), "0.100");
    EXPECT_EQ(value_text(figure("markets"), 12.0), "12");
    EXPECT_EQ(value_text(figure("markets"), std::nullopt), "-");
}

TEST(BusiestTenth, IsRoundedUpAndOfEqualsTheFirst) {
    const graph::Analysis analysis = graph::analyze(testing::drawn_map({"...........$"}));
    EXPECT_THAT(figure("busiest_tenth").comparison->spaces(analysis),
                ElementsAre(hex::Coordinate{4, 0}, hex::Coordinate{5, 0}))
        << "G1 is as busy as E1";
    EXPECT_EQ(figure("busiest_tenth").exact(graph::Analysis()), std::nullopt);
}

RC_GTEST_PROP(Figures, StayWhenTheMapIsTurnedOrMirrored, ()) {
    const map::Map map = *any_board(9, 8);
    const auto motion =
        *rc::gen::element(hex::Motion::Rotate90, hex::Motion::Rotate180, hex::Motion::MirrorX);
    const auto before = figures_of(map);
    const auto after = figures_of(moved(map, motion));
    for (const Figure& figure : figures()) {
        const auto left = before.at(figure.key);
        const auto right = after.at(figure.key);
        RC_ASSERT(left.has_value() == right.has_value());
        // A sum in another order may round differently.
        RC_ASSERT(!left || std::abs(*left - *right) <= 1.001 * std::pow(10.0, -figure.decimals));
    }
}

TEST(Figures, TrafficAloneAsksForBetweenness) {
    const map::Map map = testing::drawn_map({"m...$.....", "..........", "f...w....$"});
    for (const Figure& figure : figures()) {
        const bool is_told =
            measure(figure, graph::quick_analysis(map)) == measure(figure, graph::analyze(map));
        EXPECT_EQ(is_told, &figure != &traffic()) << figure.key;
    }
}

} // namespace
} // namespace pampas::measures
