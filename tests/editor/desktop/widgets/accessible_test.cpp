#include "editor/desktop/panels/history_panel.h"
#include "editor/desktop/panels/library_list.h"
#include "editor/desktop/panels/palette.h"
#include "editor/desktop/panels/statistics_view.h"
#include "editor/desktop/widgets/accessible.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/menu.h>

namespace pampas::desktop {
namespace {

class AccessibleTest : public testing::Desk {};

TEST_F(AccessibleTest, TheMapTellsWhereTheCursorIs) {
    open(map::Map({9, 7}));
    click_space({2, 2});
    testing::press_key(WXK_RIGHT);
    EXPECT_EQ(name_for_readers(canvas()), "Map");
    EXPECT_EQ(description_for_readers(canvas()), "D3 pampas");
    testing::press_key('8');
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(description_for_readers(canvas()).StartsWith("D3 "))
        << description_for_readers(canvas());
    EXPECT_NE(description_for_readers(canvas()), "D3 pampas");
}

TEST_F(AccessibleTest, AListTellsWhatIsSelected) {
    auto& tools = *testing::fields<PaletteList>(*frame)[1];
    EXPECT_EQ(name_for_readers(tools), "Tools");
    tools.SetFocus();
    testing::settle();
    const wxString before = description_for_readers(tools);
    testing::press_key(WXK_DOWN);
    EXPECT_NE(description_for_readers(tools), before);
    testing::press_key(WXK_UP);
    EXPECT_EQ(description_for_readers(tools), before);
}

TEST_F(AccessibleTest, ChartsTellTheirFigures) {
    open(map::Map({9, 7}));
    wxCommandEvent show(wxEVT_MENU, item("View", "Statistics").GetId());
    frame->ProcessWindowEvent(show);
    auto& view = testing::field<StatisticsView>(*frame);
    EXPECT_TRUE(testing::wait_until([&] {
        return description_for_readers(view).Contains("100.0");
    })) << description_for_readers(view);
}

/// The map has just been clicked on.
class FocusRingTest : public testing::Desk {
  protected:
    FocusRingTest() {
        open(map::Map({9, 7}));
        click_space({3, 3});
        canvas().Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
            painted_with_ring_ = has_focus_ring(canvas());
            event.Skip();
        });
    }

    /// Whether the map is painted with its ring, or without it if `expected` is false.
    bool map_has_ring(bool expected) {
        return testing::wait_until(
            [&] { return has_focus_ring(canvas()) == expected && painted_with_ring_ == expected; });
    }

  private:
    bool painted_with_ring_ = false;
};

TEST_F(FocusRingTest, AClickOnTheMapShowsNone) {
    ASSERT_TRUE(canvas().HasFocus());
    EXPECT_TRUE(map_has_ring(false));
    testing::press_key('3');
    EXPECT_EQ(context().toolbox().brush().space, map::Space::Forest);
    EXPECT_TRUE(map_has_ring(false)) << "choosing a tool is no way of going";
}

TEST_F(FocusRingTest, AnArrowShowsItAndAClickTakesItAway) {
    testing::press_key(WXK_LEFT);
    EXPECT_TRUE(map_has_ring(true));
    testing::press_key('3');
    EXPECT_TRUE(map_has_ring(true)) << "the user still goes by keys";
    testing::point_at(canvas(), canvas().point_of({5, 5}));
    EXPECT_TRUE(map_has_ring(true)) << "nothing is pressed";
    click_space({3, 3});
    EXPECT_TRUE(map_has_ring(false));
}

TEST_F(FocusRingTest, ThePanelsPassItOn) {
    testing::press_key(WXK_F6);
    EXPECT_FALSE(canvas().HasFocus());
    testing::press_key(WXK_F6, wxMOD_SHIFT);
    ASSERT_TRUE(canvas().HasFocus());
    EXPECT_TRUE(map_has_ring(true));
    testing::press_key(WXK_TAB);
    EXPECT_TRUE(map_has_ring(false));
    auto& list = testing::field<LibraryList>(*frame);
    testing::click(list, {5, 5});
    ASSERT_TRUE(list.HasFocus());
    EXPECT_FALSE(has_focus_ring(list));
}

} // namespace

} // namespace pampas::desktop
