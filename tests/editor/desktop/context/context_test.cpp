#include "editor/desktop/context/context.h"
#include "tests/editor/desktop/desk.h"
#include "tests/engine/drawn_map.h"

namespace pampas::desktop {
namespace {

using ::testing::ElementsAre;

class ContextTest : public ::testing::Test, protected testing::Surroundings {
  protected:
    void paint(hex::Coordinate at) {
        document().begin_stroke("Paint");
        document().paint({at}, map::Space::Forest);
        document().end_stroke();
    }
};

TEST_F(ContextTest, EveryOpenMapHasADocumentOfItsOwn) {
    OpenMaps& maps = context().maps();
    document::Document* const first = &document();
    paint({1, 1});
    const map::Map painted = map();
    maps.open_new(map::Map({5, 4}));
    EXPECT_EQ(maps.count(), 2U);
    EXPECT_NE(&document(), first) << "the first was edited and stays";
    maps.view().viewport.resize(70, 50);
    maps.show(0);
    EXPECT_EQ(&document(), first);
    EXPECT_EQ(map(), painted);
    document().undo();
    EXPECT_EQ(maps.session(1).map(), map::Map({5, 4}));
    maps.show(1);
    EXPECT_EQ(maps.view().viewport.end().x, 70) << "each has its view";
    maps.close();
    EXPECT_EQ(&document(), first);
    maps.close();
    EXPECT_EQ(maps.count(), 1U);
    EXPECT_EQ(map(), OpenMaps::first());
    EXPECT_FALSE(document().can_undo());
}

TEST_F(ContextTest, ChangesOfTheCurrentMapAreSignalled) {
    OpenMaps& maps = context().maps();
    std::vector<std::size_t> changes;
    int switches = 0;
    const Connections connections{maps.changed.connect([&](const document::Change& change) {
                                      changes.push_back(change.spaces.size());
                                  }),
                                  maps.switched.connect([&switches] { ++switches; })};
    paint({1, 1});
    EXPECT_THAT(changes, ElementsAre(1U, 0U)) << "the stroke, and its end";
    maps.open_new(map::Map({5, 4}));
    EXPECT_EQ(switches, 1);
    maps.session(0).document().undo();
    EXPECT_THAT(changes, ElementsAre(1U, 0U)) << "of a map that is not current";
    maps.show(0);
    EXPECT_EQ(switches, 2);
}

TEST_F(ContextTest, PanelsCatchUpOnceWhenThereIsTime) {
    std::vector<bool> settled;
    int checks = 0;
    const Connections connections{
        context().settled.connect([&](bool map_changed) { settled.push_back(map_changed); }),
        context().checked.connect([&checks] { ++checks; })};
    context().catch_up();
    paint({1, 1});
    paint({2, 1});
    context().catch_up();
    context().catch_up();
    EXPECT_THAT(settled, ElementsAre(true, true));
    EXPECT_EQ(checks, 2);
    document().select({{1, 1}}, "Select");
    context().catch_up();
    EXPECT_THAT(settled, ElementsAre(true, true, false));
    EXPECT_EQ(checks, 2) << "the map is as it was";
}

TEST_F(ContextTest, FindingsAreOfTheMapForTheClient) {
    context().maps().open_new(testing::drawn_map({"f..$", "---$", "w---"}));
    context().catch_up();
    EXPECT_FALSE(context().findings().empty());
    context().hide_map(true);
    EXPECT_TRUE(context().findings().empty());
    context().hide_map(false);
    EXPECT_FALSE(context().findings().empty());
}

} // namespace
} // namespace pampas::desktop
