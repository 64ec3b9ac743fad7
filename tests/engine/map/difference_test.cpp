#include "engine/map/difference.h"
#include "engine/map/transform.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <numeric>

namespace pampas::map {
namespace {

using ::testing::ElementsAre;

TEST(Difference, NamesSpacesAndKinds) {
    const Map one({4, 3});
    Map other = one;
    other.set({3, 0}, Space::Forest);
    other.set({0, 1}, Space::Water);
    other.set({2, 2}, Space::Forest);
    const auto found = differences(one, other);
    EXPECT_THAT(found, ElementsAre(SpaceDifference{{3, 0}, Space::Pampas, Space::Forest},
                                   SpaceDifference{{0, 1}, Space::Pampas, Space::Water},
                                   SpaceDifference{{2, 2}, Space::Pampas, Space::Forest}));
    EXPECT_THAT(by_kind(found), ElementsAre(KindDifference{Space::Pampas, Space::Forest, 2},
                                            KindDifference{Space::Pampas, Space::Water, 1}));
    EXPECT_EQ(words(by_kind(found)[0]), "2 pampas became forest");
}

TEST(Difference, TellsWhatOneMapHasAlone) {
    const Map small({2, 2}, Space::Meadow);
    const Map wide({3, 2}, Space::Meadow);
    EXPECT_EQ(words(by_kind(differences(small, wide))[0]), "2 spaces are new: meadow");
    EXPECT_EQ(words(by_kind(differences(wide, small))[0]), "2 spaces are gone: meadow");
    EXPECT_THAT(differences(small, Map({9, 9}, Space::Void)), ::testing::SizeIs(4));
}

RC_GTEST_PROP(Difference, IsWhatMakesOneMapTheOther, ()) {
    const Map one = *testing::any_map();
    const Map other = *testing::any_map();
    const int columns = std::max(one.grid().columns, other.grid().columns);
    const int rows = std::max(one.grid().rows, other.grid().rows);
    Map made = reframed(one, {0, 0}, columns, rows, Space::Void);
    const auto found = differences(one, other);
    for (const SpaceDifference& difference : found) {
        RC_ASSERT(made.at(difference.at) == difference.one);
        made.set(difference.at, difference.other);
    }
    const Map framed = reframed(other, {0, 0}, columns, rows, Space::Void);
    RC_ASSERT(std::ranges::equal(made.spaces(), framed.spaces()));
    const auto kinds = by_kind(found);
    RC_ASSERT(std::accumulate(kinds.begin(), kinds.end(), std::size_t{0},
                              [](std::size_t sum, const KindDifference& kind) {
                                  return sum + static_cast<std::size_t>(kind.count);
                              }) == found.size());
    RC_ASSERT(differences(one, one).empty());
}

} // namespace
} // namespace pampas::map
