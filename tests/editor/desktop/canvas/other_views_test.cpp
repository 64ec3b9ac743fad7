#include "editor/desktop/canvas/other_views.h"
#include "tests/editor/desktop/desk.h"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/statusbr.h>

namespace pampas::desktop {
namespace {

class MinimapTest : public testing::Desk {
  protected:
    MinimapTest() { open(map::Map({80, 80})); }

    void zoom_in() {
        for (int notch = 0; notch < 10; ++notch) {
            testing::press_key('+');
        }
    }
    const Minimap& minimap() const { return the<Minimap>(); }
    /// As the status bar says.
    wxString magnification() const {
        return testing::fields<wxButton>(*frame->GetStatusBar()).front()->GetLabel();
    }
};

TEST_F(MinimapTest, IsThereWhileAPartOfTheMapIsOutOfSight) {
    EXPECT_FALSE(minimap().IsShown());
    zoom_in();
    EXPECT_TRUE(minimap().IsShown());
    EXPECT_TRUE(wxRect(canvas().GetClientSize()).Contains(minimap().GetRect()));
    testing::press_key('0', wxMOD_CONTROL);
    EXPECT_FALSE(minimap().IsShown());
}

TEST_F(MinimapTest, AClickAndADragMoveWhatIsInSight) {
    zoom_in();
    const wxSize size = minimap().GetSize();
    testing::click(minimap(), {size.x / 4, size.y / 4});
    EXPECT_NEAR(canvas().middle().column, 20, 2);
    EXPECT_NEAR(canvas().middle().row, 20, 2);
    testing::drag(minimap(), {size.x / 4, size.y / 4}, {size.x / 2, 3 * size.y / 4});
    EXPECT_NEAR(canvas().middle().column, 40, 2);
    EXPECT_NEAR(canvas().middle().row, 60, 2);
    EXPECT_FALSE(document().modified()) << "nothing was painted";
    EXPECT_TRUE(canvas().HasFocus());
}

TEST_F(MinimapTest, StaysHiddenAfterARestart) {
    zoom_in();
    wxCommandEvent toggle(wxEVT_MENU, item("View", "Minimap").GetId());
    frame->ProcessWindowEvent(toggle);
    testing::settle();
    EXPECT_FALSE(minimap().IsShown());
    frame->Close();
    frame = nullptr;
    testing::settle();
    start();
    open(map::Map({80, 80}));
    zoom_in();
    EXPECT_FALSE(minimap().IsShown());
}

TEST_F(MinimapTest, AHundredPercentIsTheSizeOfAPictureFile) {
    testing::press_key('0', wxMOD_CONTROL | wxMOD_ALT);
    EXPECT_DOUBLE_EQ(canvas().viewport().view().side, 32 * canvas().GetContentScaleFactor());
    EXPECT_EQ(magnification(), "100 %");
    testing::press_key('+');
    EXPECT_EQ(magnification(), "125 %");
}

} // namespace

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

TEST_F(SecondViewTest, PaintsTheSameMap) {
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
