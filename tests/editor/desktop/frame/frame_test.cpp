#include "editor/desktop/panels/finding_list.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/document/tool.h"
#include "engine/formats/haz.h"
#include "engine/hex/name.h"
#include "engine/hex/shapes.h"
#include "engine/map/map.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/menu_user.h"

#include <wx/aui/framemanager.h>
#include <wx/menu.h>
#include <wx/stattext.h>
#include <wx/vlbox.h>

#include <set>

namespace pampas::desktop {
namespace {

using hex::Coordinate;
using map::Space;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class FrameTest : public testing::Desk {};

/// A board such as generator files hold, with some of every kind.
map::Map generator_map() {
    map::Map map({12, 10, hex::StaggerAxis::X, hex::StaggerIndex::Even});
    map.details().name = "Two Rivers";
    map.details().haz = map::HazHeader();
    map.details().haz->row_count = 20;
    for (const Space space : map::all_spaces) {
        map.set({static_cast<int>(space), 2}, space);
    }
    return map;
}

TEST_F(FrameTest, WhatIsPaintedAndSavedIsThereWhenItIsOpenedAgain) {
    open(generator_map(), "rivers.haz");
    map::Map expected = map();

    testing::press_key('3');
    click_space({1, 5});
    expected.set({1, 5}, Space::Forest);

    testing::press_key('9');
    drag_spaces({2, 7}, {9, 7});
    for (const Coordinate at : hex::line(expected.grid(), {2, 7}, {9, 7})) {
        expected.set(at, Space::Water);
    }

    testing::press_key('F');
    testing::press_key('4');
    click_space({0, 9});
    const map::Map unfilled = expected;
    for (const Coordinate at : map::region(expected.grid(), {0, 9}, [&](Coordinate other) {
             return unfilled.at(other) == unfilled.at({0, 9});
         })) {
        expected.set(at, Space::Meadow);
    }
    EXPECT_EQ(map(), expected);

    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(map(), unfilled);
    testing::press_key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    EXPECT_EQ(map(), expected);

    EXPECT_EQ(title(), "● Two Rivers – rivers.haz – Pampas");
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_EQ(title(), "Two Rivers – rivers.haz – Pampas");
    frame->Close();
    frame = nullptr;
    testing::settle();
    EXPECT_THAT(prompt.asked_to_save, ElementsAre()) << "nothing was unsaved";

    start();
    open_at(folder / "rivers.haz");
    EXPECT_EQ(map(), expected);
    EXPECT_EQ(formats::read_haz(testing::bytes_of(folder / "rivers.haz")), expected);
}

TEST_F(FrameTest, FindingsFollowEveryStep) {
    map::Map board({8, 6});
    board.set({2, 2}, Space::Market);
    board.set({5, 3}, Space::Forest);
    open(board);
    const auto errors = [this] { return the<FindingsPanel>().summary(); };
    EXPECT_THAT(errors().ToStdString(), ::testing::Not(HasSubstr("error")));
    testing::press_key('1');
    click_space({2, 2});
    EXPECT_TRUE(testing::wait_until([&] { return errors().Contains("1 error"); }))
        << "no market is left";
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_TRUE(testing::wait_until([&] { return !errors().Contains("error"); }));
}

TEST_F(FrameTest, PaintsByKeyboardAlone) {
    open(map::Map({9, 7}));
    for (const int key : {WXK_HOME, WXK_PAGEUP, WXK_RIGHT, WXK_DOWN}) {
        testing::press_key(key);
    }
    testing::press_key('2');
    testing::press_key(WXK_RETURN);
    EXPECT_THAT(map().all(Space::Mountain), ElementsAre(Coordinate{1, 1}));
    EXPECT_EQ(status(1), "B2 mountain");

    testing::press_key('L');
    testing::press_key('9');
    testing::press_key(WXK_RETURN);
    testing::press_key(WXK_DOWN);
    testing::press_key(WXK_DOWN);
    EXPECT_TRUE(map().all(Space::Water).empty()) << "the line has only begun";
    testing::press_key(WXK_RETURN);
    EXPECT_EQ(map().all(Space::Water).size(), 3U);

    testing::press_key(WXK_RETURN);
    testing::press_key(WXK_END);
    testing::press_key(WXK_ESCAPE);
    testing::press_key(WXK_RETURN);
    testing::press_key(WXK_RETURN);
    EXPECT_EQ(map().all(Space::Water).size(), 4U) << "the long line was given up";
}

TEST_F(FrameTest, ShiftAndArrowsPaintOneStroke) {
    open(map::Map({9, 7, hex::StaggerAxis::X, hex::StaggerIndex::Odd}));
    testing::press_key(WXK_HOME);
    testing::press_key(WXK_PAGEUP);
    testing::press_key('8');
    wxUIActionSimulator simulator;
    simulator.KeyDown(WXK_SHIFT);
    for (int step = 0; step < 4; ++step) {
        testing::press_key(WXK_RIGHT, wxMOD_SHIFT);
        simulator.KeyDown(WXK_SHIFT);
    }
    simulator.KeyUp(WXK_SHIFT);
    testing::settle();
    EXPECT_EQ(map().all(Space::Market).size(), 5U);
}

TEST_F(FrameTest, TheContextMenuAndIPickTheKindOfASpace) {
    open(generator_map());
    const testing::MenuUser user({WXK_DOWN, WXK_RETURN}); // the first entry
    click_space({8, 2}, wxMOUSE_BTN_RIGHT);
    EXPECT_TRUE(testing::wait_until([&user] { return user.place().has_value(); }));
    testing::settle();
    EXPECT_EQ(context().toolbox().brush().space, Space::Water);
    testing::point_at(canvas(), canvas().point_of({7, 2}));
    testing::press_key('I');
    EXPECT_EQ(context().toolbox().brush().space, Space::Market);
    EXPECT_FALSE(document().modified());
}

TEST_F(FrameTest, EveryKindAndToolHasItsKey) {
    for (std::size_t index = 0; index < map::all_spaces.size(); ++index) {
        testing::press_key('0' + static_cast<int>((index + 1) % 10));
        EXPECT_EQ(context().toolbox().brush().space, map::all_spaces[index]);
    }
    for (std::size_t index = 0; index < document::all_tools().size(); ++index) {
        testing::press_key(document::all_tools()[index].key);
        EXPECT_EQ(context().toolbox().tool_index(), index);
    }
    testing::press_key(']');
    testing::press_key(']');
    EXPECT_EQ(context().toolbox().brush().rings, 3);
    testing::press_key('[');
    EXPECT_EQ(context().toolbox().brush().rings, 2);
}

TEST_F(FrameTest, EscapeTakesADragBack) {
    open(map::Map({9, 7}));
    testing::point_at(canvas(), canvas().point_of({1, 3}));
    wxUIActionSimulator().MouseDown();
    testing::settle();
    testing::point_at(canvas(), canvas().point_of({6, 3}));
    EXPECT_NE(map(), map::Map({9, 7}));
    testing::press_key(WXK_ESCAPE);
    EXPECT_EQ(map(), map::Map({9, 7}));
    testing::point_at(canvas(), canvas().point_of({2, 5}));
    wxUIActionSimulator().MouseUp();
    testing::settle();
    EXPECT_EQ(map(), map::Map({9, 7}));
    EXPECT_FALSE(document().modified());
}

TEST_F(FrameTest, UndoInTheMiddleOfADragKeepsMapAndHistoryTogether) {
    open(map::Map({9, 7}));
    testing::point_at(canvas(), canvas().point_of({1, 3}));
    wxUIActionSimulator().MouseDown();
    testing::settle();
    testing::point_at(canvas(), canvas().point_of({6, 3}));
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(map(), map::Map({9, 7}));
    testing::point_at(canvas(), canvas().point_of({6, 5}));
    wxUIActionSimulator().MouseUp();
    testing::settle();
    EXPECT_EQ(map(), map::Map({9, 7}));
    EXPECT_TRUE(document().history().can_redo());
}

TEST_F(FrameTest, WheelZoomsAtThePointer) {
    open(map::Map({40, 40}));
    const Coordinate at{30, 7};
    const wxPoint point = canvas().point_of(at);
    wxMouseEvent wheel(wxEVT_MOUSEWHEEL);
    wheel.SetPosition(point);
    wheel.m_wheelDelta = 120;
    wheel.m_wheelRotation = 120;
    const double before = canvas().viewport().view().side;
    for (int notch = 0; notch < 6; ++notch) {
        canvas().HandleWindowEvent(wheel);
    }
    EXPECT_GT(canvas().viewport().view().side, 2 * before);
    EXPECT_EQ(canvas().space_at(point), at);
    testing::press_key('0', wxMOD_CONTROL);
    EXPECT_TRUE(canvas().viewport().fitted());
    testing::press_key('+');
    EXPECT_GT(canvas().viewport().view().side, before);
}

TEST_F(FrameTest, TheMapIsPannedByTheMiddleButtonAndBySpaceAndDrag) {
    open(map::Map({40, 40}));
    testing::point_at(canvas(), canvas().point_of({20, 20}));
    for (int notch = 0; notch < 5; ++notch) {
        testing::press_key('+');
    }
    const wxPoint from = canvas().point_of({20, 20});
    testing::point_at(canvas(), from);
    wxUIActionSimulator simulator;
    simulator.MouseDown(wxMOUSE_BTN_MIDDLE);
    testing::settle();
    testing::point_at(canvas(), from + wxPoint(60, 40));
    simulator.MouseUp(wxMOUSE_BTN_MIDDLE);
    testing::settle();
    EXPECT_EQ(canvas().point_of({20, 20}), from + wxPoint(60, 40));

    simulator.KeyDown(WXK_SPACE);
    testing::settle();
    testing::drag(canvas(), from, from - wxPoint(60, 40));
    simulator.KeyUp(WXK_SPACE);
    testing::settle();
    EXPECT_EQ(canvas().point_of({20, 20}), from);
    EXPECT_FALSE(document().modified()) << "nothing was painted";
}

TEST_F(FrameTest, ClosingAsksAboutChanges) {
    open(map::Map({9, 7}));
    click_space({3, 3});
    prompt.unsaved_answer = Unsaved::Cancel;
    EXPECT_FALSE(frame->Close());
    EXPECT_EQ(prompt.asked_to_save.size(), 1U);
    EXPECT_TRUE(document().modified());

    prompt.unsaved_answer = Unsaved::Save;
    const map::Map painted = map();
    EXPECT_TRUE(frame->Close());
    frame = nullptr;
    testing::settle();
    start();
    open_at(folder / "map.json");
    EXPECT_EQ(map(), painted);

    click_space({5, 5});
    prompt.unsaved_answer = Unsaved::Discard;
    EXPECT_TRUE(frame->Close());
    frame = nullptr;
    testing::settle();
    start();
    open_at(folder / "map.json");
    EXPECT_EQ(map(), painted);
}

/// Which of the panels with these names, or `map`, get the focus while a key is pressed again and
/// again.
std::set<std::string> focused_by(int key, const std::vector<std::string>& names) {
    std::set<std::string> result;
    for (int press = 0; press < 25; ++press) {
        testing::press_key(key);
        for (wxWindow* window = wxWindow::FindFocus(); window != nullptr;
             window = window->GetParent()) {
            const std::string name = window->GetName().utf8_string();
            if (std::ranges::find(names, name) != names.end()) {
                result.insert(name);
            }
        }
    }
    return result;
}

TEST_F(FrameTest, TabAndF6ReachEveryPanel) {
    const std::vector<std::string> in_front{"map", "palette", "findings", "library"};
    EXPECT_THAT(focused_by(WXK_TAB, in_front), ::testing::UnorderedElementsAreArray(in_front));
    std::vector<std::string> all = in_front;
    all.insert(all.end(), {"analysis", "games", "history", "legend"});
    canvas().SetFocus();
    EXPECT_THAT(focused_by(WXK_F6, all), ::testing::UnorderedElementsAreArray(all));
}

TEST_F(FrameTest, LayoutIsRememberedAndCanBeTakenBack) {
    const auto shown = [this](const char* name) {
        const wxWindow* panel = wxWindow::FindWindowByName(name, frame);
        return panel->IsShownOnScreen();
    };
    const auto choose = [this](const char* label) {
        wxCommandEvent event(wxEVT_MENU, item("View", label).GetId());
        frame->ProcessWindowEvent(event);
        testing::settle();
    };
    ASSERT_TRUE(shown("library"));
    choose("History");
    EXPECT_TRUE(shown("history"));
    EXPECT_FALSE(shown("library")) << "it is behind the history";
    choose("Panels at the side");
    EXPECT_FALSE(shown("findings"));
    EXPECT_FALSE(shown("history"));
    frame->Close();
    frame = nullptr;
    testing::settle();
    start();
    EXPECT_FALSE(shown("history")) << "the side is hidden";
    choose("Reset panels");
    EXPECT_TRUE(shown("findings"));
    EXPECT_TRUE(shown("library"));
}

TEST_F(FrameTest, LayoutOfAnotherLanguageDoesNotBringItsCaptions) {
    frame->Close();
    frame = nullptr;
    testing::settle();
    wxString layout = config.Read("/window/layout");
    ASSERT_EQ(layout.Replace("caption=Palette", "caption=Palette des outils"), 1U);
    config.Write("/window/layout", layout);
    start();
    wxWindow* palette = wxWindow::FindWindowByName("palette", frame);
    EXPECT_EQ(wxAuiManager::GetManager(palette)->GetPane(palette).caption, "Palette");
}

TEST_F(FrameTest, ThePaletteShowsAllItsRows) {
    std::size_t rows = 0;
    for (const wxWindow* child : wxWindow::FindWindowByName("palette", frame)->GetChildren()) {
        if (const auto* list = dynamic_cast<const wxVListBox*>(child)) {
            EXPECT_EQ(list->GetVisibleRowsEnd(), list->GetItemCount());
            rows += list->GetItemCount();
        }
    }
    EXPECT_EQ(rows, map::all_spaces.size() + 1 + document::all_tools().size());
}

TEST_F(FrameTest, PanelsLeaveTheMapHalfOfASmallWindow) {
    frame->SetSize(1024, 700);
    testing::press_key(WXK_F6);
    for (const char* panel : {"Findings", "Analysis", "Games", "Library", "History", "Legend"}) {
        wxCommandEvent event(wxEVT_MENU, item("View", panel).GetId());
        frame->ProcessWindowEvent(event);
        testing::settle();
        EXPECT_GE(canvas().GetSize().x, 512) << panel;
    }
}

/// A board on which no market can be reached, so that there is a finding to point at.
map::Map closed_board() {
    map::Map board({8, 6});
    board.set({2, 2}, Space::Market);
    board.set({5, 3}, Space::Forest);
    for (const Coordinate at : board.grid().neighbours({2, 2})) {
        board.set(at, Space::Water);
    }
    return board;
}

class PointedAtTest : public FrameTest {
  protected:
    PointedAtTest() {
        open(closed_board());
        testing::wait_until([this] { return !the<FindingsPanel>().findings().empty(); });
        wxWindow* list = wxWindow::FindFocus();
        for (int press = 0; press < 20 && dynamic_cast<FindingList*>(list) == nullptr; ++press) {
            testing::press_key(WXK_TAB);
            list = wxWindow::FindFocus();
        }
        testing::press_key(WXK_HOME);
        testing::press_key(WXK_RETURN);
    }
    bool points() { return !canvas().outlined(Outline::Finding).empty(); }
};

TEST_F(PointedAtTest, EscapeInTheListOrOnTheMapTakesOutlinesAway) {
    ASSERT_TRUE(points());
    testing::press_key(WXK_ESCAPE);
    EXPECT_FALSE(points());
    testing::press_key(WXK_RETURN);
    ASSERT_TRUE(points());
    canvas().SetFocus();
    testing::press_key(WXK_ESCAPE);
    EXPECT_FALSE(points());
}

TEST_F(PointedAtTest, PaintingTakesOutlinesAway) {
    ASSERT_TRUE(points());
    click_space({7, 5});
    EXPECT_TRUE(document().modified());
    EXPECT_FALSE(points());
}

TEST_F(PointedAtTest, AnOverlayTakesOutlinesAway) {
    ASSERT_TRUE(points());
    testing::press_key('1', wxMOD_ALT);
    EXPECT_TRUE(testing::wait_until([this] { return !points(); }));
}

TEST_F(PointedAtTest, SavingTakesOutlinesAway) {
    ASSERT_TRUE(points());
    testing::press_key('S', wxMOD_CONTROL);
    EXPECT_FALSE(points());
}

TEST_F(FrameTest, MenusTellWhatIsUndone) {
    open(map::Map({9, 7}));
    const wxMenuItem& undo = item("Edit", "Undo");
    testing::press_key('3');
    click_space({3, 3});
    EXPECT_TRUE(
        testing::wait_until([&] { return undo.GetItemLabelText() == "Undo Paint forest"; }));
}

TEST_F(FrameTest, StatusBarTellsSpaceAndSize) {
    open(generator_map());
    testing::point_at(canvas(), canvas().point_of({8, 2}));
    EXPECT_EQ(status(1), hex::name({8, 2}) + " water");
    testing::point_at(canvas(), {2, 2});
    EXPECT_EQ(status(1), "");
}

TEST_F(FrameTest, MayGoInTheMiddleOfAStroke) {
    testing::point_at(canvas(), canvas().point_of({3, 3}));
    wxUIActionSimulator().MouseDown();
    testing::settle();
    ASSERT_TRUE(canvas().HasCapture());
    end(); // fails the test if windows did something wrong
    wxUIActionSimulator().MouseUp();
    start();
    click_space({3, 3});
    EXPECT_EQ(document().history().done(), 1);
}

/// The size of the board, shown beside the status bar's fields.
wxStaticText& size_text(wxFrame& frame) {
    return testing::field<wxStaticText>(*frame.GetStatusBar());
}

TEST_F(FrameTest, TheStatusBarHasRoomForEveryKindAndALimitExceeded) {
    map::Map map({40, 44, hex::StaggerAxis::X, hex::StaggerIndex::Even});
    for (int row = 0; row < 40; ++row) {
        for (int column = 0; column < 40; ++column) {
            map.set({column, row}, map::all_spaces[static_cast<std::size_t>(row + column) % 9]);
        }
    }
    open(map);
    frame->SetSize(1280, 800);
    testing::settle();
    const auto* counts = frame->GetStatusBar()->GetChildren().front();
    EXPECT_GE(counts->GetSize().x, counts->GetBestSize().x);
    const wxStaticText& size = size_text(*frame);
    EXPECT_EQ(size.GetLabel(), "40 x 88 = 3520 of 1760");
    EXPECT_GE(size.GetSize().x, size.GetBestSize().x);
    EXPECT_LE(counts->GetRect().GetRight(), size.GetRect().GetLeft());
}

} // namespace
} // namespace pampas::desktop
