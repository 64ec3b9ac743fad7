#include "editor/document/toolbox.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::document {
namespace {

using map::Space;

struct Desk {
    Document document{map::Map({9, 9})};
    Toolbox toolbox;
    Gesture gesture{document, toolbox};

    Desk(std::string_view tool, Space space) {
        const auto tools = all_tools();
        const auto found = std::ranges::find(tools, tool, &ToolInfo::name);
        toolbox.choose_tool(static_cast<std::size_t>(found - tools.begin()));
        toolbox.choose_space(space);
    }
    int painted() const {
        return document.map().counts()[static_cast<std::size_t>(toolbox.brush().space)];
    }
};

TEST(Gesture, ReleasesWhereItLastWas) {
    Desk desk("Line", Space::Water);
    desk.gesture.press({1, 4});
    desk.gesture.drag({5, 4});
    EXPECT_EQ(desk.painted(), 0);
    EXPECT_EQ(desk.gesture.preview({5, 4}).painted.size(), 5u);
    desk.gesture.release();
    EXPECT_EQ(desk.painted(), 5);
    EXPECT_FALSE(desk.gesture.active());
}

TEST(Gesture, CancelTakesBackAndAbandonKeepsTheStroke) {
    Desk desk("Brush", Space::Water);
    desk.gesture.press({1, 4});
    desk.gesture.drag({5, 4});
    desk.gesture.cancel();
    EXPECT_EQ(desk.painted(), 0);
    desk.gesture.press({1, 4});
    desk.gesture.drag({5, 4});
    desk.gesture.abandon();
    EXPECT_EQ(desk.painted(), 5);
    EXPECT_THAT(desk.document.history().labels(), ::testing::ElementsAre("Paint water"));
}

TEST(Gesture, AbandonGivesUpAShapeThatWasBegun) {
    Desk desk("Rectangle", Space::Water);
    desk.gesture.press({1, 1});
    desk.gesture.abandon();
    desk.gesture.release();
    EXPECT_EQ(desk.painted(), 0);
    EXPECT_EQ(desk.gesture.preview({3, 3}).painted.size(), 1u);
}

TEST(Gesture, KeepsToTheToolItBeganWith) {
    Desk desk("Rectangle", Space::Water);
    desk.gesture.press({1, 1});
    desk.toolbox.choose_tool(0);
    desk.gesture.drag({3, 3});
    desk.gesture.release();
    EXPECT_EQ(desk.painted(), 9);
}

TEST(Gesture, DragsOfOtherGesturesAreIgnored) {
    Desk desk("Brush", Space::Water);
    desk.gesture.drag({3, 3});
    desk.gesture.release();
    EXPECT_EQ(desk.painted(), 0);
}

RC_GTEST_PROP(Gesture, OneStepWhateverInterrupts, ()) {
    Desk desk("Brush", Space::Water);
    const hex::Grid grid = desk.document.map().grid();
    desk.gesture.press(*testing::coordinate_on(grid));
    desk.gesture.drag(*testing::coordinate_on(grid));
    if (*rc::gen::arbitrary<bool>()) {
        desk.gesture.abandon();
    }
    desk.gesture.drag(*testing::coordinate_on(grid));
    desk.gesture.release();
    RC_ASSERT(desk.document.history().done() == 1u);
    desk.document.undo();
    RC_ASSERT(desk.document.map() == map::Map(grid));
}

TEST(Toolbox, TellsOfEveryRealChoice) {
    Toolbox toolbox;
    int told = 0;
    toolbox.on_change([&told] { ++told; });
    toolbox.choose_rings(99);
    EXPECT_EQ(toolbox.brush().rings, max_rings);
    toolbox.choose_rings(max_rings);
    toolbox.choose_space(Space::Market);
    toolbox.choose_tool(2);
    toolbox.choose_tool(2);
    EXPECT_EQ(told, 3);
    EXPECT_EQ(toolbox.tool_index(), 2u);
}

} // namespace

} // namespace pampas::document
