#include "editor/desktop/dialogs/command_list.h"
#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/panels/library_list.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/accel.h>
#include <wx/menu.h>
#include <wx/spinctrl.h>
#include <wx/srchctrl.h>

#include <map>
#include <set>

namespace pampas::desktop {
namespace {

using map::Space;

class KeysTest : public testing::Desk {};

struct Key {
    int flags;
    int code;
    auto operator<=>(const Key&) const = default;
};

/// The key that a window hears of, however the menu writes it.
Key read(const wxString& text) {
    wxAcceleratorEntry entry;
    EXPECT_TRUE(entry.FromString(text)) << text;
    return {entry.GetFlags(), entry.GetKeyCode()};
}

std::map<Key, wxString> keys_of(const std::vector<Menu>& menus) {
    std::map<Key, wxString> result;
    for (const Command& command : commands(menus)) {
        for (const wxString& key : command.action->keys) {
            const auto [before, added] = result.insert({read(key), command.label});
            EXPECT_TRUE(added) << key << ": " << before->second << ", " << command.label;
        }
    }
    return result;
}

TEST_F(KeysTest, NoKeyIsTwiceInTheMenus) {
    EXPECT_GT(keys_of(frame->commands().actions().menus()).size(), 40U);
}

TEST_F(KeysTest, EveryCommandHasAnIdOfItsOwn) {
    std::set<std::string> ids;
    for (const Command& command : commands(frame->commands().actions().menus())) {
        EXPECT_NE(command.action->id, "") << command.label;
        EXPECT_TRUE(ids.insert(command.action->id).second) << command.action->id;
    }
}

// Up to version 1.0.0, chosen keys were stored under labels.
TEST_F(KeysTest, KeysThatWereKeptUnderLabelsAreCarriedOver) {
    end();
    keep_key_choices(config, {{"Undo", {"Ctrl+Alt+U"}},
                              {"Edit: Mirror left and right", {"Ctrl+Alt+X"}},
                              {"Symmetry: Mirror left and right", {}},
                              {"forest", {"Alt+F"}},
                              {"games", {"Ctrl+Alt+G"}},
                              {"go.space", {"Ctrl+J"}},
                              {"Long gone", {"Ctrl+Alt+L"}}});
    start();
    EXPECT_EQ(frame->commands().actions().key("edit.undo"), "Ctrl+Alt+U");
    EXPECT_EQ(frame->commands().actions().key("edit.mirror-left-right"), "Ctrl+Alt+X");
    EXPECT_EQ(frame->commands().actions().key("symmetry.mirror-left-right"), "");
    EXPECT_EQ(frame->commands().actions().key("paint.forest"), "Alt+F");
    EXPECT_EQ(frame->commands().actions().key("panel.games"), "Ctrl+Alt+G");
    EXPECT_EQ(frame->commands().actions().key("go.space"), "Ctrl+J");
    EXPECT_EQ(read_key_choices(config), (KeyChoices{{"edit.undo", {"Ctrl+Alt+U"}},
                                                    {"edit.mirror-left-right", {"Ctrl+Alt+X"}},
                                                    {"symmetry.mirror-left-right", {}},
                                                    {"paint.forest", {"Alt+F"}},
                                                    {"panel.games", {"Ctrl+Alt+G"}},
                                                    {"go.space", {"Ctrl+J"}},
                                                    {"Long gone", {"Ctrl+Alt+L"}}}));
}

/// Whether a window consumes a key, so that no menu gets it.
bool takes(wxWindow& window, const Key& key) {
    wxKeyEvent event(wxEVT_KEY_DOWN);
    event.m_keyCode = key.code;
    event.SetShiftDown((key.flags & wxACCEL_SHIFT) != 0);
    event.SetEventObject(&window);
    return window.GetEventHandler()->ProcessEvent(event);
}

// The menus take keys with Ctrl or Alt before any panel gets them.
TEST_F(KeysTest, NoPanelTakesTheKeyOfAMenu) {
    const auto keys = keys_of(frame->commands().actions().menus());
    for (wxWindow* window : testing::fields<wxWindow>(*frame)) {
        for (const auto& [key, action] : keys) {
            if ((key.flags & (wxACCEL_CTRL | wxACCEL_ALT)) == 0) {
                EXPECT_FALSE(takes(*window, key)) << window->GetName() << ": " << action;
            }
        }
    }
}

TEST_F(KeysTest, AListLeavesPageKeysWithCtrlToTheMenu) {
    open(map::Map({9, 7}), "first.json");
    click_space({3, 3});
    open(map::Map({5, 5}), "second.json");
    testing::field<LibraryList>(*frame).SetFocus();
    testing::settle();
    testing::press_key(WXK_PAGEDOWN, wxMOD_CONTROL);
    EXPECT_EQ(map().grid().columns, 9);
}

TEST_F(KeysTest, UndoInASearchFieldIsOfWhatWasTyped) {
    open(map::Map({9, 7}));
    click_space({3, 3});
    testing::press_key('8');
    click_space({5, 3});
    const map::Map painted = map();
    auto& search = testing::field<wxSearchCtrl>(*frame);
    search.SetFocus();
    testing::settle();
    wxUIActionSimulator().Text("two rivers");
    testing::settle();
    ASSERT_EQ(search.GetValue(), "two rivers");
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(search.GetValue(), "two ");
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(search.GetValue(), "");
    testing::press_key('Z', wxMOD_CONTROL);
    testing::press_key('Y', wxMOD_CONTROL);
    EXPECT_EQ(search.GetValue(), "two ");
    testing::press_key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    EXPECT_EQ(search.GetValue(), "two rivers");
    EXPECT_EQ(map(), painted);

    canvas().SetFocus();
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(at({5, 3}), Space::Pampas);
    EXPECT_EQ(search.GetValue(), "two rivers");
}

// A number field is another kind of window than a text field.
TEST_F(KeysTest, DigitsTypedInANumberAreNoCommands) {
    wxCommandEvent show(wxEVT_MENU, item("View", "Games").GetId());
    frame->ProcessWindowEvent(show);
    testing::settle();
    auto& games = testing::field<wxSpinCtrl>(testing::field<GamesPanel>(*frame));
    games.SetFocus();
    games.SetSelection(-1, -1);
    testing::settle();
    const Space chosen = context().toolbox().brush().space;
    wxUIActionSimulator().Text("3579");
    testing::settle();
    EXPECT_EQ(context().toolbox().brush().space, chosen);
    EXPECT_EQ(games.GetTextValue(), "3579");
}

} // namespace
} // namespace pampas::desktop
