#include "analysis/measures/published.h"
#include "engine/files/file.h"
#include "engine/resources/resource.h"
#include "tests/engine/corpus.h"
#include "tests/engine/drawn_map.h"
#include "tests/published/published_files.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::measures {
namespace {

using ::testing::ElementsAre;
using ::testing::Optional;
using ::testing::SizeIs;

TEST(PublishedMaps, AreFortyTwoWithEveryFigureKnown) {
    EXPECT_THAT(published_maps(), SizeIs(42));
    for (const Figure& figure : figures()) {
        const auto having = std::ranges::count_if(published_maps(), [&](const PublishedMap& map) {
            return value_of(map, figure).has_value();
        });
        EXPECT_GE(having, 40) << figure.key;
    }
}

TEST(PublishedMaps, HaveTheFiguresOfTheMapsThemselves) {
    PAMPAS_NEEDS_CORPUS();
    const auto measured = published::measured(testing::corpus_files());
    EXPECT_EQ(measured, published_maps()) << "run build/published-figures";
}

TEST(PublishedMaps, AreInTheFilesAsTheToolWritesThem) {
    EXPECT_TRUE(published::figures_file(published_maps()) ==
                *resources::find("published/figures.json"));
    EXPECT_TRUE(published::page(published_maps()) ==
                read_file(PAMPAS_SOURCE_DIR "/analysis/published_maps.md"))
        << "run build/published-figures";
}

TEST(PublishedMaps, LackAFigureTheFileDoesNotHave) {
    const auto maps = read_published(
        R"({"figures": ["markets", "waters"], "maps": [{"name": "A", "values": [9, null]}]})");
    ASSERT_THAT(maps, SizeIs(1));
    EXPECT_EQ(maps[0].name, "A");
    EXPECT_THAT(value_of(maps[0], figure("markets")), Optional(9.0));
    EXPECT_EQ(value_of(maps[0], figure("waters")), std::nullopt);
    EXPECT_EQ(value_of(maps[0], figure("spaces")), std::nullopt);
}

TEST(Rank, CountsThePublishedMapsOnBothSides) {
    for (const Figure& figure : figures()) {
        for (const PublishedMap& map : published_maps()) {
            const auto value = value_of(map, figure);
            const Rank found = rank(figure, value);
            int less = 0;
            int more = 0;
            int same = 0;
            for (const PublishedMap& other : published_maps()) {
                const auto its = value_of(other, figure);
                less += value && its && *its < *value ? 1 : 0;
                same += value && its && *its == *value ? 1 : 0;
                more += value && its && *its > *value ? 1 : 0;
            }
            EXPECT_EQ(found.figure, figure.key);
            EXPECT_THAT((std::array{found.below, found.equal, found.above}),
                        ElementsAre(less, same, more));
        }
    }
}

TEST(Rank, IsOneOfEachFigureOfAMap) {
    const auto found = ranks(graph::analyze(testing::drawn_map({"m.$"})));
    ASSERT_THAT(found, SizeIs(figures().size()));
    EXPECT_EQ(found[3].figure, "markets");
    EXPECT_THAT(found[3].value, Optional(1.0));
    EXPECT_EQ(found[3].above, 42);
}

TEST(WorstQuarter, HoldsAQuarterOfThePublishedMapsAtMost) {
    for (const Figure& figure : figures()) {
        const auto bad = std::ranges::count_if(published_maps(), [&](const PublishedMap& map) {
            return in_worst_quarter(rank(figure, value_of(map, figure)));
        });
        EXPECT_LE(4 * bad, 42) << figure.key;
        EXPECT_TRUE(bad == 0 || figure.worse != Worse::Neither) << figure.key;
    }
}

TEST(WorstQuarter, IsAtTheWorseEnd) {
    const Figure& markets = figure("markets");
    EXPECT_TRUE(in_worst_quarter(rank(markets, 0)));
    EXPECT_FALSE(in_worst_quarter(rank(markets, 1000)));
    EXPECT_FALSE(in_worst_quarter(rank(markets, std::nullopt)));
    EXPECT_EQ(worse(rank(markets, 1000)), 42);
    const Figure& distance = figure("herd_distance");
    EXPECT_TRUE(in_worst_quarter(rank(distance, 1000)));
    EXPECT_FALSE(in_worst_quarter(rank(distance, 0)));
    EXPECT_FALSE(in_worst_quarter(rank(figure("spaces"), 0)));
    EXPECT_FALSE(in_worst_quarter({"markets", 1})) << "no published map has the figure";
}

TEST(Spread, HasQuartilesThatAreValuesOfMaps) {
    std::vector<PublishedMap> maps;
    for (const double value : {5.0, 1.0, 4.0, 2.0, 3.0}) {
        maps.push_back({"", std::vector<std::optional<double>>(figures().size(), value)});
    }
    EXPECT_THAT(spread(figure("markets"), maps), Optional(ElementsAre(1, 2, 3, 4, 5)));
    maps.pop_back();
    EXPECT_THAT(spread(figure("markets"), maps), Optional(ElementsAre(1, 1, 2, 4, 5)));
    EXPECT_EQ(spread(figure("markets"), {}), std::nullopt);
}

} // namespace
} // namespace pampas::measures
