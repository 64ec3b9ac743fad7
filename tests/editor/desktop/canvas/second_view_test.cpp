#include "editor/desktop/canvas/second_view.h"
#include "tests/editor/desktop/desk.h"

#include <wx/menu.h>

namespace pampas::desktop {
namespace {

using map::Space;

class SecondViewTest : public testing::Desk {
  protected:
    void SetUp() override {
        open(map::Map({9, 7}));
        wxCommandEvent chosen(wxEVT_MENU, item("View", "Second view").GetId());
        frame->ProcessWindowEvent(chosen);
        testing::settle();
    }

    Canvas& second() { return the<SecondView>().canvas(); }
};

TEST_F(SecondViewTest, IsShownAndHidden) {
    EXPECT_TRUE(second().IsShownOnScreen());
    wxCommandEvent chosen(wxEVT_MENU, item("View", "Second view").GetId());
    frame->ProcessWindowEvent(chosen);
    EXPECT_FALSE(second().IsShownOnScreen());
}

TEST_F(SecondViewTest, PaintsTheOneMap) {
    testing::press_key('8');
    testing::click(second(), second().point_of({3, 2}));
    EXPECT_EQ(at({3, 2}), Space::Market);
    click_space({4, 2});
    EXPECT_EQ(at({4, 2}), Space::Market);
    EXPECT_EQ(document().history().done(), 2);
    testing::press_key('Z', wxMOD_CONTROL);
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(at({3, 2}), map::Map({9, 7}).at({3, 2}));
}

TEST_F(SecondViewTest, HasASizeOfItsOwn) {
    const double before = canvas().magnification();
    second().zoom(2);
    EXPECT_EQ(canvas().magnification(), before);
    EXPECT_NE(second().magnification(), before);
}

TEST_F(SecondViewTest, OutlinesWhatIsChosenAndFollowsTheOpenMap) {
    testing::press_key('A', wxMOD_CONTROL);
    EXPECT_EQ(second().outlined(Outline::Selection).size(), 63);
    open(map::Map({5, 4}), "other.json");
    EXPECT_EQ(second().outlined(Outline::Selection).size(), 0);
}

} // namespace
} // namespace pampas::desktop
