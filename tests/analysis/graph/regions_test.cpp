#include "analysis/graph/regions.h"
#include "tests/analysis/graph/plain.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::graph {
namespace {

std::vector<std::size_t> largest_first(const std::vector<plain::Set>& parts) {
    std::vector<std::size_t> result;
    std::ranges::transform(parts, std::back_inserter(result), &plain::Set::size);
    std::ranges::sort(result, std::greater());
    return result;
}

RC_GTEST_PROP(Regions, AreTheConnectedParts, ()) {
    const map::Map map = *plain::any_pampas();
    for (const Kinds kinds : {is_pampas, is_playable}) {
        const Regions found = regions(map, kinds);
        const auto parts = plain::parts(map.grid(), plain::of(map, kinds));
        std::vector<std::optional<std::size_t>> of(map.grid().size());
        RC_ASSERT(found.spaces.size() == parts.size());
        for (std::size_t region = 0; region < parts.size(); ++region) {
            RC_ASSERT(std::ranges::equal(found.spaces[region], parts[region]));
            for (const hex::Coordinate at : parts[region]) {
                of[map.grid().offset(at)] = region;
            }
        }
        RC_ASSERT(found.of == of);
        RC_ASSERT(sizes(found) == largest_first(parts));
    }
}

RC_GTEST_PROP(Regions, OfLandAreChainsOfEachTerrain, ()) {
    const map::Map map = *testing::any_map();
    std::vector<LandChains> expected;
    for (const map::Space terrain : map::all_spaces) {
        const auto spaces = plain::of(map, [&](map::Space space) { return space == terrain; });
        if (map::is_land(terrain) && !spaces.empty()) {
            expected.push_back(
                {map::name(terrain), largest_first(plain::parts(map.grid(), spaces))});
        }
    }
    if (!expected.empty()) {
        expected.push_back(
            {"any", largest_first(plain::parts(map.grid(), plain::of(map, map::is_land)))});
    }
    RC_ASSERT(land_chains(map) == expected);
}

RC_GTEST_PROP(Regions, OfAMovedMapAreAsLarge, ()) {
    const map::Map map = *plain::any_pampas();
    const map::Map moved = map::moved(map, *plain::any_motion());
    RC_ASSERT(sizes(regions(map, is_playable)) == sizes(regions(moved, is_playable)));
    RC_ASSERT(land_chains(map) == land_chains(moved));
}

RC_GTEST_PROP(Chokepoints, PartTheirRegion, ()) {
    const map::Map map = *plain::any_pampas();
    const plain::Set pampas = plain::of(map, plain::is_pampas);
    const std::size_t whole = plain::parts(map.grid(), pampas).size();
    std::vector<hex::Coordinate> expected;
    for (const hex::Coordinate at : pampas) {
        plain::Set left = pampas;
        left.erase(at);
        if (plain::parts(map.grid(), left).size() > whole) {
            expected.push_back(at);
        }
    }
    RC_ASSERT(chokepoints(map) == expected);
}

RC_GTEST_PROP(Chokepoints, MoveWithTheMap, ()) {
    const map::Map map = *plain::any_pampas();
    const auto motion = *plain::any_motion();
    RC_ASSERT(std::ranges::equal(chokepoints(map::moved(map, motion)),
                                 plain::moved(map.grid(), chokepoints(map), motion)));
}

} // namespace

} // namespace pampas::graph
