#include "editor/desktop/dialogs/picture_dialogs.h"
#include "engine/files/file.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/menu_user.h"

#include <wx/button.h>
#include <wx/image.h>
#include <wx/menu.h>
#include <wx/spinctrl.h>
#include <wx/srchctrl.h>
#include <wx/statusbr.h>
#include <wx/toolbar.h>

#include <cmath>

namespace pampas::desktop {
namespace {

using ::testing::HasSubstr;

class BackdropCommandsTest : public testing::Desk {
  protected:
    BackdropCommandsTest() {
        wxImage image(60, 60);
        image.SetRGB(wxRect(0, 0, 60, 60), 200, 20, 220);
        if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) {
            wxImage::AddHandler(new wxPNGHandler);
        }
        image.SaveFile((folder / "board.png").string(), wxBITMAP_TYPE_PNG);
    }

    void choose(const wxString& label) {
        const int id = frame->GetMenuBar()->FindMenuItem("View", label);
        wxCommandEvent event(wxEVT_MENU, id);
        frame->ProcessWindowEvent(event);
        testing::settle();
    }
};

class ViewCommandsTest : public testing::Desk {};

TEST_F(ViewCommandsTest, TheStatusBarOffersMagnifications) {
    open(map::Map({20, 20}));
    auto& zoom = *testing::fields<wxButton>(*frame->GetStatusBar()).front();
    const auto choose = [&zoom](int steps) {
        std::vector<int> keys(static_cast<std::size_t>(steps), WXK_DOWN);
        keys.push_back(WXK_RETURN);
        const testing::MenuUser user(std::move(keys));
        testing::click(zoom, {zoom.GetSize().x / 2, zoom.GetSize().y / 2});
        EXPECT_TRUE(testing::wait_until([&user] { return user.place().has_value(); }));
        testing::settle();
    };
    choose(4);
    EXPECT_DOUBLE_EQ(canvas().magnification(), 2);
    EXPECT_EQ(zoom.GetLabel(), "200 %");
    choose(1);
    EXPECT_DOUBLE_EQ(canvas().magnification(), 0.25);
    EXPECT_EQ(zoom.GetLabel(), "25 %");
    choose(5);
    EXPECT_TRUE(canvas().viewport().fitted());
}

TEST_F(ViewCommandsTest, FullScreenHidesTheBarsUntilEscapeOrItsKey) {
    open(map::Map({9, 7}));
    const auto has_bars = [this] {
        return frame->GetMenuBar()->IsShown() && frame->GetToolBar()->IsShown() &&
               frame->GetStatusBar()->IsShown();
    };
    const auto has_none = [this] {
        return !frame->GetMenuBar()->IsShown() && !frame->GetToolBar()->IsShown() &&
               !frame->GetStatusBar()->IsShown();
    };
    testing::press_key(WXK_F11);
    EXPECT_TRUE(frame->IsFullScreen());
    EXPECT_TRUE(item("View", "Full screen").IsChecked());
    EXPECT_TRUE(has_none());
    testing::press_key(WXK_F11);
    EXPECT_FALSE(frame->IsFullScreen());
    EXPECT_TRUE(has_bars());

    testing::press_key(WXK_F11);
    testing::press_key('A', wxMOD_CONTROL);
    testing::press_key(WXK_ESCAPE);
    EXPECT_TRUE(document().selection().empty());
    EXPECT_TRUE(frame->IsFullScreen()) << "Escape took the selection back";
    testing::press_key(WXK_DELETE);
    testing::press_key(WXK_ESCAPE);
    EXPECT_FALSE(frame->IsFullScreen());
    EXPECT_FALSE(item("View", "Full screen").IsChecked());
    EXPECT_TRUE(has_bars());
}

TEST_F(ViewCommandsTest, KeysWorkInFullScreenAlsoWhileOneTypes) {
    open(map::Map({9, 7}));
    click_space({2, 2});
    testing::press_key(WXK_F11);
    testing::press_key('A', wxMOD_CONTROL);
    testing::press_key(WXK_DELETE);
    EXPECT_EQ(map(), map::Map({9, 7}));
    testing::field<wxSearchCtrl>(*frame).SetFocus();
    testing::press_key(WXK_F11);
    EXPECT_FALSE(frame->IsFullScreen());
}

TEST_F(BackdropCommandsTest, APictureLiesOverTheMapAndIsThereNextTime) {
    open(map::Map({10, 10}));
    ASSERT_EQ(canvas().backdrop(), nullptr);
    files.answers = {folder / "board.png"};
    choose(L"Background picture\u2026");
    EXPECT_NE(canvas().backdrop(), nullptr);
    EXPECT_FALSE(document().modified()) << "it is no part of the map";

    open(map::Map({10, 10}), "other.json");
    EXPECT_EQ(canvas().backdrop(), nullptr) << "it is another map's";
    open_at(folder / "map.json");
    testing::settle();
    EXPECT_NE(canvas().backdrop(), nullptr);

    choose("Remove the background picture");
    EXPECT_EQ(canvas().backdrop(), nullptr);
    open_at(folder / "map.json");
    EXPECT_EQ(canvas().backdrop(), nullptr);
}

TEST_F(BackdropCommandsTest, StaysWithAMapThatWasNeverSaved) {
    files.answers = {folder / "board.png"};
    choose(L"Background picture\u2026");
    click_space({2, 2});
    ASSERT_TRUE(document().modified());
    open(map::Map({10, 10}));
    EXPECT_EQ(canvas().backdrop(), nullptr) << "it is another map's";
    testing::press_key(WXK_PAGEUP, wxMOD_CONTROL);
    EXPECT_TRUE(document().modified());
    EXPECT_NE(canvas().backdrop(), nullptr);
}

TEST_F(BackdropCommandsTest, OneThatIsAwayForAWhileIsNotForgotten) {
    open(map::Map({10, 10}));
    files.answers = {folder / "board.png"};
    choose(L"Background picture\u2026");
    std::filesystem::rename(folder / "board.png", folder / "away.png");
    open(map::Map({10, 10}), "other.json");
    open_at(folder / "map.json");
    EXPECT_EQ(canvas().backdrop(), nullptr);
    click_space({2, 2});
    testing::press_key('S', wxMOD_CONTROL);
    std::filesystem::rename(folder / "away.png", folder / "board.png");
    open_at(folder / "other.json");
    open_at(folder / "map.json");
    EXPECT_NE(canvas().backdrop(), nullptr);
}

TEST_F(BackdropCommandsTest, IsAdjustedWhileOneLooks) {
    open(map::Map({10, 10}));
    files.answers = {folder / "board.png"};
    choose(L"Background picture\u2026");
    const auto move_down = [this]() -> BackdropDialog& {
        testing::press_key('B', wxMOD_CONTROL);
        auto& dialog = the<BackdropDialog>();
        testing::enter(*testing::fields<wxSpinCtrl>(dialog).back(), 300);
        EXPECT_EQ(canvas().placement().down, 300);
        return dialog;
    };
    testing::press_button(move_down(), wxID_CANCEL);
    testing::settle();
    EXPECT_EQ(canvas().placement(), Placement()) << "it was given up";
    EXPECT_EQ(find<BackdropDialog>(), nullptr);

    testing::press_button(move_down(), wxID_OK);
    testing::settle();
    EXPECT_EQ(canvas().placement().down, 300);
    open(map::Map({10, 10}), "other.json");
    open_at(folder / "map.json");
    EXPECT_EQ(canvas().placement().down, 300) << "it is remembered where it lies";
}

TEST_F(BackdropCommandsTest, IsDraggedOnTheMapWhileItIsAdjusted) {
    open(map::Map({10, 10}));
    files.answers = {folder / "board.png"};
    choose(L"Background picture\u2026");
    testing::press_key('B', wxMOD_CONTROL);
    auto& dialog = the<BackdropDialog>();
    const auto spins = testing::fields<wxSpinCtrl>(dialog);
    const auto shown = [&spins] {
        return std::vector{spins[0]->GetValue(), spins[1]->GetValue(), spins[2]->GetValue()};
    };
    const auto placed = [this] {
        const Placement& placement = canvas().placement();
        return std::vector{placement.scale, placement.right, placement.down};
    };
    const auto before = canvas().backdrop_corners();
    const wxPoint middle((before[0].x + before[3].x) / 2, (before[0].y + before[3].y) / 2);
    testing::drag(canvas(), middle, middle + wxPoint(40, 20));
    EXPECT_GT(canvas().placement().right, 0);
    EXPECT_NEAR(canvas().placement().right, 2 * canvas().placement().down, 3);
    EXPECT_EQ(shown(), placed());

    const auto moved = canvas().backdrop_corners();
    testing::drag(canvas(), moved[0],
                  {(moved[0].x + moved[3].x) / 2, (moved[0].y + moved[3].y) / 2});
    EXPECT_NEAR(canvas().placement().scale, 50, 2);
    const wxPoint off = canvas().backdrop_corners()[3] - moved[3];
    EXPECT_LE(std::hypot(off.x, off.y), 4) << "the opposite corner stays";
    EXPECT_EQ(shown(), placed());
    EXPECT_FALSE(document().modified()) << "nothing is painted meanwhile";

    testing::press_button(dialog, wxID_OK);
    testing::settle();
    testing::drag(canvas(), canvas().backdrop_corners()[0], canvas().point_of({8, 8}));
    EXPECT_TRUE(document().modified()) << "the brush is back";
    EXPECT_NEAR(canvas().placement().scale, 50, 2);
}

TEST_F(BackdropCommandsTest, AnotherMapEndsTheAdjusting) {
    open(map::Map({10, 10}));
    files.answers = {folder / "board.png"};
    choose(L"Background picture\u2026");
    testing::press_key('B', wxMOD_CONTROL);
    EXPECT_NE(find<BackdropDialog>(), nullptr);
    open(map::Map({10, 10}), "other.json");
    EXPECT_EQ(find<BackdropDialog>(), nullptr);
    click_space({2, 2});
    EXPECT_TRUE(document().modified());
}

TEST_F(BackdropCommandsTest, ADamagedPictureIsReportedByName) {
    open(map::Map({10, 10}));
    const std::string whole = testing::bytes_of(folder / "board.png");
    write_file(folder / "broken.png", whole.substr(0, whole.size() / 2));
    files.answers = {folder / "broken.png"};
    choose(L"Background picture\u2026");
    EXPECT_THAT(prompt.errors, ::testing::ElementsAre(HasSubstr("broken.png")));
    EXPECT_EQ(canvas().backdrop(), nullptr);
}

} // namespace
} // namespace pampas::desktop
