#include "editor/desktop/canvas/other_views.h"
#include "editor/desktop/frame/menus.h"
#include "engine/hex/shapes.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/menu_user.h"

namespace pampas::desktop {
namespace {

using hex::Coordinate;
using map::Space;
using ::testing::ElementsAre;

/// A board with a forest beside a water.
class RightButtonTest : public testing::Desk {
  protected:
    RightButtonTest() {
        map::Map board({12, 9});
        board.set({3, 3}, Space::Forest);
        board.set({4, 3}, Space::Water);
        open(board);
    }

    const document::Held& held() const { return context().toolbox().brush().held; }
    /// Right-clicks a space and presses keys in the menu that opens. Returns its place.
    std::optional<wxPoint> use_menu(Canvas& on, Coordinate space, std::vector<int> keys) {
        const testing::MenuUser user(std::move(keys));
        testing::click(on, on.point_of(space), wxMOUSE_BTN_RIGHT);
        testing::wait_until([&user] { return user.place().has_value(); });
        testing::settle();
        return user.place();
    }
    /// The keys that choose an entry of the menu by its id.
    static std::vector<int> keys_to(std::string_view id) {
        std::vector<int> keys;
        for (const auto& group : space_menu()) {
            for (const std::string_view entry : group) {
                keys.push_back(WXK_DOWN);
                if (entry == id) {
                    keys.push_back(WXK_RETURN);
                    return keys;
                }
            }
        }
        return {};
    }
};

TEST_F(RightButtonTest, ADragTakesAPieceToPutDown) {
    drag_spaces({3, 3}, {4, 3}, wxMOUSE_BTN_RIGHT);
    EXPECT_EQ(held().stamp.cells.size(), 2U);
    EXPECT_TRUE(held().moved_from.empty()) << "it is a copy";
    EXPECT_FALSE(document().modified());
    click_space({8, 6});
    EXPECT_EQ(at({7, 6}), Space::Forest);
    EXPECT_EQ(at({8, 6}), Space::Water);
    EXPECT_THAT(document().history().labels(), ElementsAre("Place"));
}

TEST_F(RightButtonTest, ADragOutlinesItsRectangle) {
    testing::point_at(canvas(), canvas().point_of({2, 2}));
    wxUIActionSimulator().MouseDown(wxMOUSE_BTN_RIGHT);
    testing::settle();
    testing::point_at(canvas(), canvas().point_of({5, 6}));
    EXPECT_EQ(canvas().outlined(Outline::Preview), hex::rectangle(map().grid(), {2, 2}, {5, 6}));
    testing::press_key(WXK_ESCAPE);
    EXPECT_NE(canvas().outlined(Outline::Preview).size(), 20U);
    wxUIActionSimulator().MouseUp(wxMOUSE_BTN_RIGHT); // opens no menu, which would wait
    testing::settle();
    EXPECT_TRUE(held().stamp.cells.empty());
}

TEST_F(RightButtonTest, AClickOffersWhatCanBeDoneWithTheSpace) {
    EXPECT_TRUE(use_menu(canvas(), {4, 3}, keys_to("paint.pick")));
    EXPECT_EQ(context().toolbox().brush().space, Space::Water);
    EXPECT_TRUE(use_menu(canvas(), {4, 3}, keys_to("select.kind")));
    EXPECT_THAT(document().selection(), ElementsAre(Coordinate{4, 3}));
    testing::press_key('A', wxMOD_CONTROL | wxMOD_SHIFT);
    EXPECT_FALSE(document().selection().size());
}

TEST_F(RightButtonTest, TheMenuLocksTheSpaceIfNothingIsSelected) {
    testing::press_key(WXK_ESCAPE);
    std::vector<int> keys(7, WXK_DOWN); // cut and the like are disabled, except paste
    keys.push_back(WXK_RETURN);
    use_menu(canvas(), {3, 3}, keys);
    EXPECT_TRUE(map().is_locked({3, 3}));
}

TEST_F(RightButtonTest, TheMenuOpensAtTheCursorByKey) {
    testing::point_at(canvas(), canvas().point_of({4, 3}));
    canvas().SetFocus();
    testing::press_key(WXK_LEFT);
    const testing::MenuUser user({WXK_DOWN, WXK_RETURN});
    testing::press_key(WXK_MENU);
    EXPECT_TRUE(testing::wait_until([&user] { return user.place().has_value(); }));
    testing::settle();
    EXPECT_EQ(context().toolbox().brush().space, Space::Forest);
}

TEST_F(RightButtonTest, TheSecondViewHasTheMenuToo) {
    context().show_panel("second-view");
    testing::settle();
    auto& second = the<SecondView>().canvas();
    ASSERT_TRUE(testing::wait_until([&] { return second.IsShownOnScreen(); }));
    EXPECT_TRUE(use_menu(second, {4, 3}, keys_to("paint.pick")));
    EXPECT_EQ(context().toolbox().brush().space, Space::Water);
}

} // namespace
} // namespace pampas::desktop
