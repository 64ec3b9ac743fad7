#include "editor/document/symmetric_map.h"
#include "engine/hex/geometry.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace pampas::document {
namespace {

using hex::Coordinate;
using map::Space;

hex::Symmetric any_symmetric(const hex::Grid& grid) {
    const hex::Symmetry symmetry{*rc::gen::element(1, 2, 3, 6), *rc::gen::arbitrary<bool>(),
                                 *rc::gen::arbitrary<bool>()};
    return {grid, symmetry, hex::centre(grid, *testing::coordinate_on(grid))};
}

/// A map that is nearly symmetric, with some spaces locked.
map::Map any_locked_map() {
    map::Map map = *testing::any_map();
    map.details().locked = selection_of(
        *rc::gen::container<std::vector<Coordinate>>(testing::coordinate_on(map.grid())));
    return map;
}

/// How many kinds the locked spaces among these have.
std::size_t locked_kinds(const map::Map& map, const Selection& spaces) {
    std::set<Space> kinds;
    for (const Coordinate at : spaces) {
        if (is_in(map.details().locked, at)) {
            kinds.insert(map.at(at));
        }
    }
    return kinds.size();
}

RC_GTEST_PROP(MadeSymmetric, HasNoBreaksButWhereLocksDiffer, ()) {
    const map::Map map = any_locked_map();
    const hex::Symmetric symmetric = any_symmetric(map.grid());
    const Coordinate side = *testing::coordinate_on(map.grid());
    const map::Map after = made_symmetric(map, symmetric, side);
    for (const Coordinate at : breaks(after, symmetric)) {
        RC_ASSERT(locked_kinds(map, symmetric.images({at})) > 1u);
    }
    RC_ASSERT(made_symmetric(after, symmetric, side) == after);
}

RC_GTEST_PROP(MadeSymmetric, KeepsLockedSpacesAndWhatIsNoBreak, ()) {
    const map::Map map = any_locked_map();
    const hex::Symmetric symmetric = any_symmetric(map.grid());
    const Selection broken = breaks(map, symmetric);
    const map::Map after = made_symmetric(map, symmetric, *testing::coordinate_on(map.grid()));
    RC_ASSERT(after.details() == map.details());
    for (const Coordinate at : everything(map.grid())) {
        if (is_in(map.details().locked, at) || !is_in(broken, at)) {
            RC_ASSERT(after.at(at) == map.at(at));
        }
    }
}

RC_GTEST_PROP(MadeSymmetric, TheChosenSideStaysAsItWas, ()) {
    const map::Map map = *testing::any_map();
    const hex::Symmetric symmetric = any_symmetric(map.grid());
    const Coordinate side = *testing::coordinate_on(map.grid());
    const map::Map after = made_symmetric(map, symmetric, side);
    RC_ASSERT(after.at(side) == map.at(side));
    for (const Coordinate image : symmetric.images({side})) {
        RC_ASSERT(after.at(image) == map.at(side));
    }
}

TEST(Breaks, AreAllImagesOfWhatIsPaintedOnOneSideOnly) {
    map::Map map({9, 9});
    map.set({2, 3}, Space::Forest);
    const hex::Point middle = hex::centre(map.grid(), {4, 4});
    const hex::Symmetric half(map.grid(), {2}, middle);
    ASSERT_EQ(half.images({{2, 3}}).size(), 2u);
    EXPECT_EQ(breaks(map, half), half.images({{2, 3}}));
    EXPECT_TRUE(breaks(made_symmetric(map, half, {0, 0}), half).empty());
    EXPECT_EQ(made_symmetric(map, half, {0, 0}).all(Space::Forest).size(), 2u);
    EXPECT_EQ(made_symmetric(map, half, {8, 8}).all(Space::Forest).size(), 0u);
}

} // namespace
} // namespace pampas::document
