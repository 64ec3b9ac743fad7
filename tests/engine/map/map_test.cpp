#include "engine/map/map.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::map {
namespace {

RC_GTEST_PROP(Map, CountsAndListsItsSpaces, ()) {
    const auto map = *testing::any_map();
    for (const Space space : all_spaces) {
        const auto found = map.all(space);
        RC_ASSERT(std::ranges::count(map.spaces(), space) == std::ssize(found));
        RC_ASSERT(map.counts()[static_cast<std::size_t>(space)] == std::ssize(found));
        RC_ASSERT(std::ranges::is_sorted(found));
        RC_ASSERT(std::ranges::all_of(found, [&](auto at) { return map.at(at) == space; }));
    }
}

TEST(Map, IsAValue) {
    const Map before({2, 2}, Space::Void);
    Map after = before;
    after.set({1, 0}, Space::Market);
    EXPECT_EQ(before.at({1, 0}), Space::Void);
    EXPECT_EQ(after.at({1, 0}), Space::Market);
    EXPECT_NE(before, after);
}

} // namespace
} // namespace pampas::map
