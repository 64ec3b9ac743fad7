#include "analysis/graph/gaps.h"
#include "tests/analysis/graph/any_board.h"
#include "tests/analysis/graph/plain.h"
#include "tests/engine/drawn_map.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <optional>
#include <set>

namespace pampas::graph {
namespace {

using hex::Coordinate;
using map::Space;
using Set = std::set<Coordinate>;

Set around(const map::Map& map, const Set& spaces) {
    Set result;
    for (const Coordinate at : spaces) {
        for (const Coordinate next : map.grid().neighbours(at)) {
            result.insert(next);
        }
    }
    return result;
}

std::vector<Set> plain_land_regions(const map::Map& map) {
    std::vector<Set> result;
    Set seen;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const Coordinate start = map.grid().coordinate(offset);
        if (!map::is_land(map.at(start)) || seen.contains(start)) {
            continue;
        }
        Set region{start};
        for (std::size_t size = 0; size != region.size();) {
            size = region.size();
            std::ranges::copy_if(around(map, region), std::inserter(region, region.end()),
                                 [&](Coordinate at) { return map::is_land(map.at(at)); });
        }
        seen.insert(region.begin(), region.end());
        result.push_back(region);
    }
    return result;
}

/// The fewest pampas spaces between a region and one of the `ends`. Grows the region by the pampas
/// around it, ring by ring.
std::optional<int> plain_gap(const map::Map& map, Set region, const Set& ends) {
    for (int rings = 0;; ++rings) {
        const Set ring = around(map, region);
        if (std::ranges::any_of(ring, [&](Coordinate at) { return ends.contains(at); })) {
            return rings;
        }
        const std::size_t size = region.size();
        std::ranges::copy_if(ring, std::inserter(region, region.end()),
                             [&](Coordinate at) { return map.at(at) == Space::Pampas; });
        if (region.size() == size) {
            return std::nullopt;
        }
    }
}

Set all(const map::Map& map, Space kind) {
    const auto spaces = map.all(kind);
    return {spaces.begin(), spaces.end()};
}

void count(GapCounts& counts, std::optional<int> gap) {
    ++(gap ? counts.regions[*gap] : counts.none);
}

Gaps plain_gaps(const map::Map& map) {
    Gaps result;
    const auto regions = plain_land_regions(map);
    for (const Set& region : regions) {
        Set others;
        for (const Set& other : regions) {
            if (other != region) {
                others.insert(other.begin(), other.end());
            }
        }
        count(result.land_land, plain_gap(map, region, others));
        count(result.land_market, plain_gap(map, region, all(map, Space::Market)));
        count(result.land_water, plain_gap(map, region, all(map, Space::Water)));
    }
    return result;
}

RC_GTEST_PROP(Gaps, AreThoseOfTheDefinition, ()) {
    for (int maps = 0; maps < 5; ++maps) {
        const map::Map map = *any_board(9, 9);
        RC_ASSERT(gaps(map) == plain_gaps(map));
    }
}

/// Little land, far apart, so that gaps are long and several regions are equally near.
RC_GTEST_PROP(Gaps, AreThoseOfTheDefinitionOnWidePampas, ()) {
    const hex::Grid grid = *testing::any_grid_up_to(14, 14);
    map::Map map(grid);
    const auto kinds = *rc::gen::container<std::vector<Space>>(
        rc::gen::element(Space::Meadow, Space::Rocks, Space::Market, Space::Water, Space::Void));
    for (const Space kind : kinds) {
        map.set(*testing::coordinate_on(grid), kind);
    }
    RC_ASSERT(gaps(map) == plain_gaps(map));
}

RC_GTEST_PROP(Gaps, StayWhenTheMapIsMoved, ()) {
    const map::Map map = *any_board(12, 12);
    RC_ASSERT(gaps(map::moved(map, *plain::any_motion())) == gaps(map));
}

TEST(Gaps, CountPampasBetween) {
    const Gaps found = gaps(testing::drawn_map({"m.f..$", "------", "sw----"}));
    EXPECT_EQ(found.land_land, (GapCounts{{{1, 2}}, 1}));
    EXPECT_EQ(found.land_market, (GapCounts{{{2, 1}}, 2}));
    EXPECT_EQ(found.land_water, (GapCounts{{{0, 1}}, 2}));
}

TEST(Gaps, OfAMapWithoutLandAreNone) {
    EXPECT_EQ(gaps(map::Map({.columns = 5, .rows = 5})), Gaps{});
    EXPECT_EQ(gaps(map::Map({.columns = 5, .rows = 5}, Space::Void)), Gaps{});
}

} // namespace
} // namespace pampas::graph
