#include "engine/map/decide.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

namespace pampas::map {
namespace {

RC_GTEST_PROP(Decided, GivesUndecidedLandTerrainsEvenly, ()) {
    const auto before = *testing::any_map();
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const Map after = decided(before, seed);
    std::array<int, terrains.size()> given{};
    for (std::size_t offset = 0; offset < before.grid().size(); ++offset) {
        if (before.spaces()[offset] != Space::Land) {
            RC_ASSERT(after.spaces()[offset] == before.spaces()[offset]);
            continue;
        }
        const auto terrain = std::ranges::find(terrains, after.spaces()[offset]);
        RC_ASSERT(terrain != terrains.end());
        ++given[static_cast<std::size_t>(terrain - terrains.begin())];
    }
    const auto [least, most] = std::ranges::minmax(given);
    RC_ASSERT(most - least <= 1);
    RC_ASSERT(after.details() == before.details());
    RC_ASSERT(after.grid() == before.grid());
    RC_ASSERT(decided(before, seed) == after);
}

RC_GTEST_PROP(Decided, GivesAsManyOfEachTerrainAsIsSaid, ()) {
    const auto before = *testing::any_map();
    std::vector<hex::Coordinate> spaces;
    for (std::size_t offset = 0; offset < before.grid().size(); ++offset) {
        if (*rc::gen::arbitrary<bool>()) {
            spaces.push_back(before.grid().coordinate(offset));
        }
    }
    TerrainCounts counts = even_counts(static_cast<int>(spaces.size()));
    RC_ASSERT(std::ranges::max(counts) - std::ranges::min(counts) <= 1);
    counts[4] += std::exchange(counts[1], 0);
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const Map after = decided(before, spaces, counts, seed);
    RC_ASSERT(decided(before, spaces, counts, seed) == after);
    TerrainCounts given{};
    for (std::size_t offset = 0; offset < before.grid().size(); ++offset) {
        if (std::ranges::find(spaces, before.grid().coordinate(offset)) == spaces.end()) {
            RC_ASSERT(after.spaces()[offset] == before.spaces()[offset]);
            continue;
        }
        const auto terrain = std::ranges::find(terrains, after.spaces()[offset]);
        RC_ASSERT(terrain != terrains.end());
        ++given[static_cast<std::size_t>(terrain - terrains.begin())];
    }
    RC_ASSERT(given == counts);
}

TEST(Decided, EverySpaceGetsEveryTerrainUnderSomeSeed) {
    const Map before({3, 2}, Space::Land);
    std::set<std::pair<std::size_t, Space>> seen;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Map after = decided(before, seed);
        for (std::size_t offset = 0; offset < after.grid().size(); ++offset) {
            seen.emplace(offset, after.spaces()[offset]);
        }
    }
    EXPECT_EQ(seen.size(), 6 * terrains.size());
}

TEST(Decided, IsTheSameOnEveryPlatform) {
    using enum Space;
    const Map after = decided(Map({6, 1}, Land), 1);
    EXPECT_THAT(after.spaces(),
                ::testing::ElementsAre(Rocks, Mountain, Swamp, Meadow, Meadow, Forest));
}

} // namespace
} // namespace pampas::map
