#include "engine/map/difference.h"
#include "engine/map/merge.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::map {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class MergeTest : public ::testing::Test {
  protected:
    Map base{{4, 3}};
    Map mine = base;
    Map theirs = base;
};

TEST_F(MergeTest, TakesWhatEachAloneChanged) {
    mine.set({0, 0}, Space::Forest);
    theirs.set({3, 2}, Space::Water);
    const auto merged = merge(base, mine, theirs);
    ASSERT_TRUE(merged);
    EXPECT_THAT(merged->contested, IsEmpty());
    EXPECT_EQ(merged->map.at({0, 0}), Space::Forest);
    EXPECT_EQ(merged->map.at({3, 2}), Space::Water);
    EXPECT_EQ(differences(base, merged->map).size(), 2U);
}

TEST_F(MergeTest, KeepsMineWhereBothChangedASpace) {
    mine.set({1, 1}, Space::Forest);
    theirs.set({1, 1}, Space::Water);
    mine.set({2, 1}, Space::Market);
    theirs.set({2, 1}, Space::Market);
    const auto merged = merge(base, mine, theirs);
    ASSERT_TRUE(merged);
    EXPECT_THAT(merged->contested, ElementsAre(hex::Coordinate{1, 1}));
    EXPECT_EQ(merged->map.at({1, 1}), Space::Forest);
    EXPECT_EQ(merged->map.at({2, 1}), Space::Market);
}

TEST_F(MergeTest, MergesNotesLocksAndTexts) {
    base.details().notes = {{{0, 0}, "gone"}};
    mine = theirs = base;
    mine.details().author = "Ana";
    mine.details().notes = {{{0, 0}, "gone"}, {{2, 0}, "a pond"}};
    theirs.details().name = "Honey";
    theirs.details().notes = {};
    theirs.details().locked = {{3, 1}};
    const auto merged = merge(base, mine, theirs);
    ASSERT_TRUE(merged);
    EXPECT_EQ(merged->map.details().author, "Ana");
    EXPECT_EQ(merged->map.details().name, "Honey");
    EXPECT_THAT(merged->map.details().notes, ElementsAre(Note{{2, 0}, "a pond"}));
    EXPECT_THAT(merged->map.details().locked, ElementsAre(hex::Coordinate{3, 1}));
}

TEST_F(MergeTest, NeedsOneGrid) {
    theirs = Map({5, 3});
    EXPECT_FALSE(merge(base, mine, theirs));
}

RC_GTEST_PROP(Merge, WithAnUnchangedSideIsTheOther, ()) {
    const Map base = *testing::any_map();
    Map changed = base;
    for (int i = 0; i < 5; ++i) {
        const auto offset = *rc::gen::inRange<std::size_t>(0, base.grid().size());
        changed.set(base.grid().coordinate(offset), *rc::gen::elementOf(all_spaces));
    }
    RC_ASSERT(merge(base, changed, base)->map == changed);
    RC_ASSERT(merge(base, base, changed)->map == changed);
}

} // namespace
} // namespace pampas::map
