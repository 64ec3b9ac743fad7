#include "analysis/legality/client.h"
#include "engine/files/input_error.h"
#include "engine/hex/geometry.h"
#include "engine/map/transform.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace pampas::legality {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// The positions of the board's hexes relative to its corner, in thousandths of a side; turned a
/// quarter clockwise if wanted.
std::set<std::tuple<map::Space, long, long>> look(const map::Map& map, bool turned) {
    std::vector<std::pair<map::Space, hex::Point>> hexes;
    hex::Point corner{1e9, 1e9};
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const hex::Point at = hex::centre(map.grid(), map.grid().coordinate(offset));
        const hex::Point place = turned ? hex::Point{-at.y, at.x} : at;
        if (map.spaces()[offset] != map::Space::Void) {
            hexes.emplace_back(map.spaces()[offset], place);
            corner = {std::min(corner.x, place.x), std::min(corner.y, place.y)};
        }
    }
    std::set<std::tuple<map::Space, long, long>> result;
    for (const auto& [space, place] : hexes) {
        result.emplace(space, std::lround(1000 * (place.x - corner.x)),
                       std::lround(1000 * (place.y - corner.y)));
    }
    return result;
}

RC_GTEST_PROP(Shown, YucataTurnsWhatLiesOnASideAndLeavesTheRest, ()) {
    const map::Map map = *testing::any_map();
    const Shown shown = shown_by(client_named("yucata"), map);
    const bool lies = map.grid().axis == hex::StaggerAxis::X;
    RC_ASSERT(shown.map.grid().axis == hex::StaggerAxis::Y);
    RC_ASSERT(look(shown.map, false) == look(map, lies));
    RC_ASSERT(shown.differences.size() == (lies ? 1U : 0U));
}

TEST(Shown, YucataShowsAMapOnItsSideAQuarterTurnOn) {
    map::Map map({3, 2, hex::StaggerAxis::X, hex::StaggerIndex::Even}, map::Space::Forest);
    map.set({0, 0}, map::Space::Market);
    map.set({2, 1}, map::Space::Water);
    const Shown shown = shown_by(client_named("yucata"), map);
    EXPECT_EQ(shown.map.grid(), map::moved(map, hex::Motion::Rotate90).grid());
    EXPECT_THAT(shown.differences,
                ElementsAre("Yucata shows the map turned, with hexes that stand on a corner."));
}

TEST(Shown, SpielByWebDrawsTheTerrain) {
    const map::Map map = testing::drawn_map({"mf.l", "$w-s"});
    const Shown shown = shown_by(client_named("spielbyweb"), map);
    EXPECT_EQ(shown.map.all(map::Space::Land).size(), 4U);
    EXPECT_EQ(shown.map.all(map::Space::Market).size(), 1U);
    EXPECT_THAT(shown.differences,
                ElementsAre("SpielByWeb shows the map turned, with hexes that lie on a side.",
                            "SpielByWeb draws the terrain of land at random for each game and "
                            "ignores the painted terrain."));
}

TEST(Shown, SaysWhatTheClientDoesNotGetToKnow) {
    map::Map map({2, 2});
    map.details().description = "Two by two.";
    map.details().locked = {{0, 0}};
    EXPECT_THAT(shown_by(client_named("yucata"), map).differences,
                ElementsAre("Yucata does not receive the description, which spaces are locked."));
    EXPECT_THAT(shown_by(client_named("tabletop"), map).differences, IsEmpty());
    EXPECT_EQ(shown_by(client_named("tabletop"), map).map, map);
}

TEST(Shown, HasTheWordsOfTheClient) {
    Client client = client_named("tabletop");
    client.words = {"Only on Sundays."};
    client.turn = 180;
    const map::Map map = testing::drawn_map({"m.", ".f"});
    const Shown shown = shown_by(client, map);
    EXPECT_THAT(shown.differences, ElementsAre("Only on Sundays."));
    EXPECT_EQ(shown.map, map::moved(map, hex::Motion::Rotate180));
}

TEST(Shown, RefusesWhatTheFileCannotHold) {
    EXPECT_THROW(shown_by(client_named("yucata"), map::Map({120, 120})), InputError);
}

} // namespace
} // namespace pampas::legality
