#include "editor/desktop/dialogs/command_list.h"
#include "editor/desktop/widgets/system.h"
#include "editor/document/stamp.h"
#include "editor/session/user_files.h"
#include "engine/files/file.h"
#include "engine/formats/json.h"
#include "engine/hex/shapes.h"
#include "engine/map/difference.h"
#include "engine/map/map.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/menu.h>

#include <algorithm>
#include <memory>
#include <set>

namespace pampas::desktop {
namespace {

using document::Selection;
using hex::Coordinate;
using map::Space;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using OneSpace = std::vector<Coordinate>;

constexpr int ctrl = wxMOD_CONTROL;
constexpr int ctrl_shift = wxMOD_CONTROL | wxMOD_SHIFT;

class SelectionCommandsTest : public testing::Desk {
  protected:
    SelectionCommandsTest() {
        map::Map board({12, 9});
        board.set({3, 3}, Space::Forest);
        board.set({4, 3}, Space::Water);
        open(board);
    }

    const Selection& selection() const { return document().selection(); }
    /// Drags the rectangle between two spaces with the tool for it.
    void select(Coordinate from, Coordinate to) {
        testing::press_key('S');
        drag_spaces(from, to);
    }
    void point(Coordinate at) { testing::point_at(canvas(), canvas().point_of(at)); }
    void undo() { testing::press_key('Z', ctrl); }
    std::vector<std::string> steps() const { return document().history().labels(); }
};

TEST_F(SelectionCommandsTest, SelectsByMenuAndKeys) {
    testing::press_key('A', ctrl);
    EXPECT_EQ(selection().size(), 12u * 9u);
    testing::press_key('A', ctrl_shift);
    EXPECT_TRUE(selection().empty());
    point({0, 0});
    testing::press_key('K', ctrl);
    EXPECT_EQ(selection(), map().all(Space::Pampas));
    testing::press_key('I', ctrl_shift);
    EXPECT_THAT(selection(), ElementsAre(Coordinate{3, 3}, Coordinate{4, 3}));
    testing::press_key(']', ctrl);
    EXPECT_EQ(selection(), document::grown(map().grid(), {{3, 3}, {4, 3}}));
    testing::press_key('[', ctrl);
    EXPECT_THAT(selection(), ElementsAre(Coordinate{3, 3}, Coordinate{4, 3}));
    point({4, 3});
    testing::press_key('K', ctrl_shift);
    EXPECT_THAT(selection(), ElementsAre(Coordinate{4, 3}));
    while (document().can_undo()) {
        undo();
    }
    EXPECT_TRUE(selection().empty());
    EXPECT_FALSE(document().modified());
}

TEST_F(SelectionCommandsTest, ToolsSelectWithShiftAndCtrl) {
    select({2, 2}, {5, 4});
    EXPECT_EQ(selection(), hex::rectangle(map().grid(), {2, 2}, {5, 4}));
    testing::press_key('W');
    wxUIActionSimulator simulator;
    simulator.KeyDown(WXK_CONTROL);
    click_space({3, 3});
    simulator.KeyUp(WXK_CONTROL);
    EXPECT_FALSE(document::is_in(selection(), {3, 3}));
    simulator.KeyDown(WXK_SHIFT);
    click_space({3, 3});
    simulator.KeyUp(WXK_SHIFT);
    testing::settle();
    EXPECT_EQ(selection(), hex::rectangle(map().grid(), {2, 2}, {5, 4}));
    testing::press_key(WXK_ESCAPE);
    EXPECT_TRUE(selection().empty());
}

TEST_F(SelectionCommandsTest, CutsAndPastes) {
    select({3, 3}, {4, 3});
    testing::press_key('X', ctrl);
    EXPECT_TRUE(map().all(Space::Forest).empty());
    testing::press_key('V', ctrl);
    ASSERT_TRUE(context().toolbox().holding());
    EXPECT_THAT(status(0).ToStdString(), HasSubstr("Click places it"));
    point({6, 6});
    EXPECT_FALSE(canvas().outlined(Outline::Preview).empty());
    click_space({6, 6});
    click_space({1, 7});
    EXPECT_EQ(map().all(Space::Forest).size(), 2u);
    EXPECT_EQ(map().all(Space::Water).size(), 2u);
    testing::press_key(WXK_ESCAPE);
    EXPECT_FALSE(context().toolbox().holding());
    EXPECT_THAT(steps(), ElementsAre("Select", "Cut", "Place", "Place"));
}

TEST_F(SelectionCommandsTest, PastesWithoutPampas) {
    map::Map other({3, 2});
    other.set({0, 0}, Space::Rocks);
    put_into_clipboard(formats::write_json(other));
    testing::press_key('V', ctrl | wxMOD_SHIFT);
    ASSERT_TRUE(context().toolbox().holding());
    const map::Map before = map();
    click_space({3, 3});
    EXPECT_EQ(map::differences(before, map()).size(), 1u) << "its pampas covers nothing";
    EXPECT_EQ(map().all(Space::Rocks).size(), 1u);
    testing::press_key(WXK_ESCAPE);
    put_into_clipboard(formats::write_json(map::Map({2, 2})));
    testing::press_key('V', ctrl | wxMOD_SHIFT);
    EXPECT_FALSE(context().toolbox().holding());
    EXPECT_EQ(status(0), "The piece in the clipboard is all pampas");
}

TEST_F(SelectionCommandsTest, PastesAMapAndRefusesOtherText) {
    map::Map other({3, 2}, Space::Rocks);
    put_into_clipboard(formats::write_json(other));
    testing::press_key('V', ctrl);
    ASSERT_TRUE(context().toolbox().holding());
    click_space({6, 5});
    EXPECT_EQ(map().all(Space::Rocks).size(), 6u);
    testing::press_key(WXK_ESCAPE);
    put_into_clipboard("a letter to a friend");
    testing::press_key('V', ctrl);
    EXPECT_FALSE(context().toolbox().holding());
    EXPECT_EQ(status(0), "The clipboard does not contain a piece of a map");
    EXPECT_THAT(prompt.errors, ElementsAre());
    EXPECT_EQ(map().all(Space::Rocks).size(), 6u);
}

TEST_F(SelectionCommandsTest, BoardsGoThroughMessagesAndForums) {
    const map::Map before = map();
    for (const int key : {'C', 'T'}) {
        testing::press_key('C', key == 'C' ? wxMOD_CONTROL | wxMOD_ALT : ctrl_shift);
        const std::string text = clipboard_text().value_or("");
        EXPECT_THAT(status(0).ToStdString(), HasSubstr("in the clipboard"));
        click_space({6, 6});
        ASSERT_NE(map(), before);
        testing::press_key('V', ctrl);
        EXPECT_EQ(map().grid(), before.grid());
        EXPECT_TRUE(std::ranges::equal(map().spaces(), before.spaces())) << text;
        EXPECT_FALSE(context().toolbox().holding());
        put_into_clipboard(text + "x");
        testing::press_key('V', ctrl);
        EXPECT_TRUE(std::ranges::equal(map().spaces(), before.spaces()));
    }
    EXPECT_THAT(prompt.errors, ElementsAre());
}

TEST_F(SelectionCommandsTest, MovesInOneStepAndTheSelectionGoesAlong) {
    const map::Map before = map();
    select({3, 3}, {4, 3});
    point({3, 3});
    testing::press_key('M');
    click_space({6, 5});
    EXPECT_EQ(at({6, 5}), Space::Forest);
    EXPECT_EQ(at({3, 3}), Space::Pampas);
    EXPECT_THAT(selection(), ElementsAre(Coordinate{6, 5}, Coordinate{7, 5}));
    EXPECT_FALSE(context().toolbox().holding());
    EXPECT_THAT(steps(), ElementsAre("Select", "Move"));
    undo();
    EXPECT_EQ(map(), before);
    EXPECT_THAT(selection(), ElementsAre(Coordinate{3, 3}, Coordinate{4, 3}));
}

TEST_F(SelectionCommandsTest, TheSelectToolDragsWhatIsSelected) {
    select({3, 3}, {4, 3});
    drag_spaces({3, 3}, {6, 5});
    EXPECT_EQ(at({6, 5}), Space::Forest);
    EXPECT_EQ(at({3, 3}), Space::Pampas);
    EXPECT_THAT(steps(), ElementsAre("Select", "Move"));
    drag_spaces({1, 1}, {2, 1});
    EXPECT_THAT(selection(), ElementsAre(Coordinate{1, 1}, Coordinate{2, 1}));
}

TEST_F(SelectionCommandsTest, DuplicatesFillsAndDeletes) {
    select({3, 3}, {4, 3});
    testing::press_key('D', ctrl);
    click_space({6, 6});
    EXPECT_EQ(map().all(Space::Forest).size(), 2u);
    testing::press_key(WXK_ESCAPE);
    testing::press_key('6');
    testing::press_key(WXK_BACK, ctrl);
    EXPECT_THAT(map().all(Space::Swamp), ElementsAre(Coordinate{3, 3}, Coordinate{4, 3}));
    testing::press_key(WXK_DELETE);
    EXPECT_TRUE(map().all(Space::Swamp).empty());
    EXPECT_THAT(steps(), ElementsAre("Select", "Place", "Fill selection with swamp", "Delete"));
}

TEST_F(SelectionCommandsTest, TurnsWhatIsHeldOrElseTheSelection) {
    select({3, 3}, {4, 3});
    const map::Map before = map();
    testing::press_key('C', ctrl);
    testing::press_key('V', ctrl);
    const document::Stamp stamp = context().toolbox().brush().held.stamp;
    testing::press_key('.');
    EXPECT_EQ(context().toolbox().brush().held.stamp, document::turned(stamp, 1));
    testing::press_key('X');
    testing::press_key('Y');
    EXPECT_EQ(context().toolbox().brush().held.stamp, document::turned(stamp, 4));
    testing::press_key(WXK_ESCAPE);
    EXPECT_EQ(map(), before);
    testing::press_key('X');
    EXPECT_EQ(map().all(Space::Forest).size(), 1u);
    EXPECT_NE(map(), before);
    testing::press_key('X');
    EXPECT_EQ(map(), before);
    for (int sixth = 0; sixth < 6; ++sixth) {
        testing::press_key(',');
    }
    EXPECT_EQ(map(), before);
}

TEST_F(SelectionCommandsTest, ReplacesAKindInTheSelectionOrEverywhere) {
    testing::press_key('6');
    point({3, 3});
    testing::press_key('H', ctrl);
    EXPECT_THAT(map().all(Space::Swamp), ElementsAre(Coordinate{3, 3}));
    select({0, 0}, {1, 1});
    point({0, 0});
    testing::press_key('H', ctrl);
    EXPECT_EQ(map().all(Space::Swamp).size(), 5u);
    EXPECT_THAT(steps(),
                ElementsAre("Replace forest with swamp", "Select", "Replace pampas with swamp"));
}

TEST_F(SelectionCommandsTest, LockedSpacesStayAsTheyAre) {
    select({3, 3}, {4, 3});
    testing::press_key('L', ctrl_shift);
    point({3, 3});
    EXPECT_EQ(status(1), "D4 forest, locked");
    const map::Map locked = map();
    testing::press_key(WXK_DELETE);
    testing::press_key('7');
    testing::press_key(WXK_BACK, ctrl);
    testing::press_key('H', ctrl);
    testing::press_key('B');
    drag_spaces({3, 3}, {4, 3});
    EXPECT_EQ(map(), locked);
    testing::press_key('L', wxMOD_ALT | wxMOD_SHIFT);
    testing::press_key(WXK_BACK, ctrl);
    EXPECT_EQ(map().all(Space::Land).size(), 2u);
    EXPECT_THAT(steps(), ElementsAre("Select", "Lock", "Unlock", "Fill selection with land"));
}

TEST_F(SelectionCommandsTest, KeepsStampsForAllMaps) {
    select({3, 3}, {4, 3});
    for (const int number : {1, 2, 5, 6, 7, 8, 9, 3}) {
        testing::press_key('0' + number, ctrl_shift);
        EXPECT_EQ(status(0),
                  wxString::Format("Kept as stamp %d; Ctrl+%d picks it up", number, number));
    }
    start();
    open(map::Map({8, 8}));
    testing::press_key('3', ctrl);
    ASSERT_TRUE(context().toolbox().holding());
    click_space({4, 4});
    EXPECT_EQ(map().all(Space::Forest).size(), 1u);
    EXPECT_EQ(map().all(Space::Water).size(), 1u);
    testing::press_key(WXK_ESCAPE);

    testing::press_key('4', ctrl);
    EXPECT_FALSE(context().toolbox().holding());
    EXPECT_THAT(status(0).ToStdString(), HasSubstr("no stamp 4"));
    write_file(session::stamp_file(3), "damaged");
    testing::press_key('3', ctrl);
    EXPECT_FALSE(context().toolbox().holding());
    EXPECT_THAT(status(0).ToStdString(), HasSubstr("3.json"));
    EXPECT_THAT(prompt.errors, ElementsAre());
}

void collect_keys(const wxMenu& menu, std::multiset<std::string>& keys) {
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        if (item->GetSubMenu() != nullptr) {
            collect_keys(*item->GetSubMenu(), keys);
        } else if (const std::unique_ptr<wxAcceleratorEntry> key{item->GetAccel()}) {
            keys.insert(key->ToString().utf8_string());
        }
    }
}

TEST_F(SelectionCommandsTest, NoKeyIsThereTwice) {
    std::multiset<std::string> keys;
    for (std::size_t menu = 0; menu < frame->GetMenuBar()->GetMenuCount(); ++menu) {
        collect_keys(*frame->GetMenuBar()->GetMenu(menu), keys);
    }
    ASSERT_GT(keys.size(), 60u);
    for (const std::string& key : keys) {
        EXPECT_EQ(keys.count(key), 1u) << key;
    }
}

class GoCommandsTest : public testing::Desk {
  protected:
    std::vector<Coordinate> cursor() { return canvas().outlined(Outline::Cursor); }
};

bool is_in_sight(const Canvas& canvas, Coordinate at) {
    return wxRect(canvas.GetClientSize()).Contains(canvas.point_of(at));
}

TEST_F(GoCommandsTest, TheCursorGoesToTheSpaceThatIsNamed) {
    open(map::Map({60, 60}));
    for (int notch = 0; notch < 12; ++notch) {
        testing::press_key('+');
    }
    ASSERT_FALSE(is_in_sight(canvas(), {59, 58}));
    const testing::DialogUser user({[](wxDialog&) { testing::type("bh59"); },
                                    [](wxDialog&) { testing::press_key(WXK_RETURN); }});
    testing::press_key('G', wxMOD_CONTROL);
    EXPECT_TRUE(user.done());
    EXPECT_EQ(cursor(), (OneSpace{{59, 58}}));
    EXPECT_TRUE(is_in_sight(canvas(), {59, 58}));
    testing::press_key('9');
    testing::press_key(WXK_RETURN);
    EXPECT_EQ(at({59, 58}), Space::Water) << "the keyboard goes on from there";
}

TEST_F(GoCommandsTest, TheChosenKindIsFoundForwardsAndBackwardsRoundTheMap) {
    map::Map board({9, 7});
    const std::vector<Coordinate> markets{{7, 0}, {2, 3}, {5, 3}};
    for (const Coordinate market : markets) {
        board.set(market, Space::Market);
    }
    open(board);
    testing::press_key('8');
    for (const std::size_t place : {0U, 1U, 2U, 0U}) {
        testing::press_key(WXK_F3);
        EXPECT_EQ(cursor(), OneSpace{markets[place]});
    }
    EXPECT_EQ(status(0), "H1: 1 of 3 spaces of market");
    for (const std::size_t place : {2U, 1U, 0U}) {
        testing::press_key(WXK_F3, wxMOD_SHIFT);
        EXPECT_EQ(cursor(), OneSpace{markets[place]});
    }
    testing::press_key('9');
    testing::press_key(WXK_F3);
    EXPECT_EQ(status(0), "There are no spaces of water");
    EXPECT_FALSE(document().modified());
}

TEST_F(GoCommandsTest, ACommandIsFoundByItsWordsAndDone) {
    open(map::Map({9, 7}));
    const testing::DialogUser user({[](wxDialog&) { testing::type("mirror swap right"); },
                                    [](wxDialog&) { testing::press_key(WXK_RETURN); }});
    testing::press_key('8');
    click_space({0, 3});
    testing::press_key('P', wxMOD_CONTROL | wxMOD_SHIFT);
    EXPECT_TRUE(user.done());
    EXPECT_EQ(map().all(Space::Market), (OneSpace{{8, 3}}));
}

TEST_F(GoCommandsTest, WhatIsNotEnabledIsNotDone) {
    open(map::Map({9, 7}));
    const auto& list = [](wxDialog& dialog) -> const CommandList& {
        return testing::field<CommandList>(dialog);
    };
    const testing::DialogUser user({[](wxDialog&) { testing::type("REDO"); },
                                    [](wxDialog&) { testing::press_key(WXK_RETURN); },
                                    [&](wxDialog& dialog) {
                                        ASSERT_EQ(list(dialog).commands().front().label, "Redo");
                                        EXPECT_FALSE(list(dialog).commands().front().enabled);
                                    },
                                    [](wxDialog&) { testing::type("no such words"); },
                                    [](wxDialog&) { testing::press_key(WXK_RETURN); },
                                    [&](wxDialog& dialog) {
                                        EXPECT_TRUE(list(dialog).commands().empty());
                                        testing::press_key(WXK_ESCAPE);
                                    }});
    testing::press_key('P', wxMOD_CONTROL | wxMOD_SHIFT);
    EXPECT_TRUE(user.done());
}

TEST_F(GoCommandsTest, EveryCommandIsFoundByItsOwnLabel) {
    const std::vector<Command> all = commands(frame->commands().actions().menus());
    EXPECT_GT(all.size(), 60U);
    for (const Command& command : all) {
        const std::vector<Command> hits = found(all, command.label.Upper());
        EXPECT_TRUE(std::ranges::find(hits, command.action, &Command::action) != hits.end())
            << command.label;
    }
}

} // namespace

} // namespace pampas::desktop
