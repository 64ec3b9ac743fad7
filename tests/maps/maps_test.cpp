#include "analysis/graph/regions.h"
#include "analysis/legality/client.h"
#include "analysis/legality/legality.h"
#include "engine/formats/haz.h"
#include "engine/formats/json.h"
#include "engine/hex/grid.h"
#include "engine/map/transform.h"
#include "engine/resources/resource.h"

#include <gmock/gmock.h>

#include <set>

/// The bundled maps are what their descriptions promise.
namespace pampas::map {
namespace {

using ::testing::AnyOf;
using ::testing::Each;
using ::testing::Field;
using ::testing::IsEmpty;
using ::testing::Le;
using ::testing::Lt;

std::vector<Map> bundled_maps() {
    std::vector<Map> result;
    for (const auto& resource : resources::in_folder("maps")) {
        result.push_back(formats::read_json(resource.bytes));
    }
    return result;
}

Map bundled(const std::string& name) {
    for (const Map& map : bundled_maps()) {
        if (map.details().name == name) {
            return map;
        }
    }
    ADD_FAILURE() << "no map named " << name;
    return Map();
}

int number_of(const Map& map, Space space) {
    return map.counts()[static_cast<std::size_t>(space)];
}

int playing_spaces(const Map& map) {
    return static_cast<int>(map.grid().size()) - number_of(map, Space::Void);
}

/// The regions that are not land, with space around the board so that its outside is one region.
std::vector<std::vector<hex::Coordinate>> regions_without_land(const Map& map) {
    const Map framed =
        reframed(map, {-1, -1}, map.grid().columns + 2, map.grid().rows + 2, Space::Void);
    return graph::regions(framed, [](Space space) { return !is_land(space); }).spaces;
}

class BundledMap : public ::testing::TestWithParam<Map> {};

TEST_P(BundledMap, SaysWhatItIs) {
    const Details& details = GetParam().details();
    EXPECT_EQ(details.author, "Pampas");
    EXPECT_GT(details.description.size(), 80U);
    ASSERT_TRUE(details.players);
    EXPECT_GE(details.players->least, 2);
    EXPECT_LE(details.players->most, 5);
    EXPECT_TRUE(details.ruleset);
    EXPECT_TRUE(details.unknown.empty());
}

TEST_P(BundledMap, IsLegalForYucataWithoutWarnings) {
    const auto found = legality::findings(GetParam(), legality::client_named("yucata"));
    EXPECT_THAT(found, Each(Field(&findings::Finding::code,
                                  AnyOf("terrain-undecided", "markets-beyond-table"))));
}

TEST_P(BundledMap, HasItsTerrainsEvenly) {
    const Counts counts = GetParam().counts();
    const auto [least, most] = std::ranges::minmax(
        std::span(counts).subspan(static_cast<std::size_t>(Space::Mountain), terrains.size()));
    EXPECT_LE(most - least, 2);
    EXPECT_EQ(number_of(GetParam(), Space::Land) % 5, 0);
}

TEST_P(BundledMap, ComesBackFromItsFiles) {
    const Map& map = GetParam();
    EXPECT_EQ(formats::read_json(formats::write_json(map)), map);
    // The generator's file holds the map turned.
    Map back = moved(formats::read_haz(formats::write_haz(map)), hex::Motion::Rotate90);
    back.details() = map.details();
    EXPECT_EQ(cropped(back), cropped(map));
}

std::string name_of(const ::testing::TestParamInfo<Map>& info) {
    std::string name = info.param.details().name;
    std::erase(name, ' ');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Maps, BundledMap, ::testing::ValuesIn(bundled_maps()), name_of);

TEST(Maps, HaveNamesOfTheirOwn) {
    std::set<std::string> names;
    for (const Map& map : bundled_maps()) {
        EXPECT_TRUE(names.insert(map.details().name).second) << map.details().name;
    }
    EXPECT_EQ(names.size(), 6U);
}

TEST(TwoCorrals, IsSymmetricUnderAHalfTurn) {
    const Map map = bundled("Two Corrals");
    EXPECT_EQ(moved(map, hex::Motion::Rotate180), map);
    EXPECT_EQ(number_of(map, Space::Market), 10);
    EXPECT_NEAR(playing_spaces(map), 330, 15);
}

TEST(TwoCorrals, LandRunsInAFigureOfEight) {
    const Map map = bundled("Two Corrals");
    EXPECT_EQ(graph::regions(map, is_land).spaces.size(), 1U);
    // A closed line that crosses itself once has an outside and two insides.
    const auto others = regions_without_land(map);
    ASSERT_EQ(others.size(), 3U);
    EXPECT_EQ(others[1].size(), others[2].size());
    EXPECT_GT(others[1].size(), 30U);
}

TEST(SevenSierras, HasSevenRangesAndElevenMarkets) {
    const Map map = bundled("Seven Sierras");
    EXPECT_EQ(number_of(map, Space::Market), 11);
    EXPECT_EQ(graph::regions(map, is_land).spaces.size(), 7U);
    EXPECT_NEAR(playing_spaces(map), 330, 15);
    EXPECT_NE(moved(map, hex::Motion::Rotate180), map);
}

TEST(ManoAMano, IsForTwoUnderTheCrucible) {
    const Map map = bundled("Mano a Mano");
    EXPECT_EQ(map.details().players, (PlayerRange{2, 2}));
    EXPECT_EQ(map.details().ruleset, "crucible");
    EXPECT_EQ(number_of(map, Space::Water), 4);
    EXPECT_EQ(number_of(map, Space::Market), 5);
    // Spaces on the two banks.
    const auto banks =
        graph::regions(map, [](Space space) { return space == Space::Pampas; }).spaces;
    ASSERT_EQ(banks.size(), 2U);
    EXPECT_EQ(banks[0].size(), banks[1].size());
    for (const Space terrain : terrains) {
        EXPECT_EQ(number_of(map, terrain), 8) << name(terrain);
    }
}

TEST(FirstPasture, IsSmall) {
    EXPECT_THAT(playing_spaces(bundled("First Pasture")), Lt(100));
}

TEST(Windmill, IsNearlyAsLargeAsYucataTakes) {
    const int limit = legality::client_named("yucata").max_spaces.value();
    const int size = formats::haz_size(bundled("Windmill")).spaces();
    EXPECT_GT(size, limit * 9 / 10);
    EXPECT_THAT(size, Le(limit));
}

TEST(Windmill, IsSymmetricUnderAThirdOfATurn) {
    const Map map = bundled("Windmill");
    const hex::Grid& grid = map.grid();
    const hex::Axial hub = axial(grid, {14, 14});
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const Space space = map.spaces()[offset];
        if (space != Space::Void) {
            const hex::Axial at = axial(grid, grid.coordinate(offset));
            const int q = at.q - hub.q;
            const int r = at.r - hub.r;
            const auto turned = coordinate(grid, hex::Axial{hub.q - q - r, hub.r + q});
            ASSERT_TRUE(grid.contains(turned));
            EXPECT_EQ(map.at(turned), space);
        }
    }
}

TEST(Lasso, HasNoTerrainYet) {
    const Map map = bundled("Lasso");
    EXPECT_EQ(number_of(map, Space::Land), 5 * 14);
    for (const Space terrain : terrains) {
        EXPECT_THAT(map.all(terrain), IsEmpty());
    }
    EXPECT_EQ(graph::regions(map, is_land).spaces.size(), 6U);
}

} // namespace
} // namespace pampas::map
