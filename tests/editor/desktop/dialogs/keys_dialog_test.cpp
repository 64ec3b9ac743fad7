#include "editor/desktop/dialogs/keys_dialog.h"
#include "editor/desktop/widgets/notice.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <wx/button.h>
#include <wx/frame.h>
#include <wx/menu.h>

namespace pampas::desktop {
namespace {

using Keys = std::vector<wxString>;
using testing::DialogUser;

class KeysDialogTest : public ::testing::Test {
  protected:
    KeysDialogTest() {
        testing::show(*window);
        testing::show(dialog);
    }
    ~KeysDialogTest() override {
        delete window; // and the dialog with it
        testing::settle();
    }

    Action command(const char* label, const Keys& keys) {
        return {.id = label, .label = label, .keys = keys, .help = {}, .run = [this, label] {
                    done.emplace_back(label);
                }};
    }
    /// Searches so that the command is selected, and gives it the key that is pressed.
    void change(const char* words, int key, int modifiers) {
        testing::type(words);
        const DialogUser user({[=](wxDialog&) { testing::press_key(key, modifiers); },
                               [this](wxDialog& asking) {
                                   notice = testing::field<Notice>(asking).text();
                                   testing::press_key(WXK_RETURN);
                               }});
        testing::press_key(WXK_RETURN);
        EXPECT_TRUE(user.done());
    }
    void press(const char* label) {
        auto& button = testing::labelled<wxButton>(dialog, label);
        ASSERT_TRUE(button.IsEnabled()) << label;
        wxCommandEvent event(wxEVT_BUTTON, button.GetId());
        event.SetEventObject(&button);
        button.HandleWindowEvent(event);
    }
    const Keys& keys(std::size_t number) { return table.menus()[0].groups[0][number].keys; }

    std::vector<std::string> done;
    wxString notice;
    wxFrame* window = new wxFrame(nullptr, wxID_ANY, "keys");
    ActionTable table{*window,
                      {{"&Menu",
                        {{command("&Grow the map", {"Ctrl+G", "Ctrl+Shift+G"}),
                          command("&Shrink the map", {"Ctrl+K"}), command("Turn", {})}}}},
                      [] {}};
    KeyChoices choices;
    KeysDialog& dialog =
        *new KeysDialog{window, table.menus(), {}, [this](const KeyChoices& chosen) {
                            choices = chosen;
                            table.set_keys(chosen);
                        }};
};

TEST_F(KeysDialogTest, FindsByWordsAndByKeys) {
    const auto first = [this] { return dialog.list().commands().front().label; };
    EXPECT_GT(dialog.list().commands().size(), 10U) << "those of the canvas, too";
    testing::type("the shrink");
    EXPECT_EQ(first(), "Shrink the map");
    testing::type("ctrl+shift+g");
    EXPECT_EQ(first(), "Grow the map");
    EXPECT_EQ(dialog.list().commands().size(), 1U);
    testing::type("no such words");
    EXPECT_TRUE(dialog.list().commands().empty());
}

TEST_F(KeysDialogTest, ACommandGetsTheKeyThatIsPressed) {
    change("turn", 'U', wxMOD_CONTROL | wxMOD_ALT);
    EXPECT_EQ(notice, "");
    EXPECT_EQ(choices, (KeyChoices{{"Turn", {"Ctrl+Alt+U"}}}));
    dialog.Hide();
    window->Raise();
    window->SetFocus();
    testing::settle();
    testing::press_key('U', wxMOD_CONTROL | wxMOD_ALT);
    EXPECT_EQ(done, std::vector<std::string>{"Turn"});
    EXPECT_TRUE(window->GetMenuBar()->GetMenu(0)->FindItemByPosition(2)->GetItemLabel().EndsWith(
        "\tCtrl+Alt+U"));
}

TEST_F(KeysDialogTest, AKeyIsOfOneCommandOnly) {
    change("turn", 'G', wxMOD_CONTROL);
    EXPECT_EQ(notice, "\"Grow the map\" uses this key now and will lose it.");
    EXPECT_EQ(keys(0), Keys{"Ctrl+Shift+G"});
    EXPECT_EQ(keys(2), Keys{"Ctrl+G"});
    testing::type("grow");
    press("Default key");
    EXPECT_EQ(keys(0), (Keys{"Ctrl+G", "Ctrl+Shift+G"}));
    EXPECT_EQ(keys(2), Keys{});
    press("All default keys");
    EXPECT_EQ(choices, KeyChoices());
}

TEST_F(KeysDialogTest, ACommandNeedNotHaveAKey) {
    testing::type("shrink");
    press("No key");
    EXPECT_EQ(keys(1), Keys{});
    EXPECT_FALSE(testing::labelled<wxButton>(dialog, "No key").IsEnabled());
    press("All default keys");
    EXPECT_EQ(keys(1), Keys{"Ctrl+K"});
}

TEST_F(KeysDialogTest, KeysOfTheMapStay) {
    testing::type("zoom at the pointer");
    ASSERT_EQ(dialog.list().commands().size(), 1U);
    for (const char* label : {"Change…", "No key", "Default key"}) {
        EXPECT_FALSE(testing::labelled<wxButton>(dialog, wxString::FromUTF8(label)).IsEnabled());
    }
    testing::type("turn");
    const DialogUser user({[](wxDialog&) { testing::press_key(WXK_LEFT); },
                           [](wxDialog& asking) {
                               EXPECT_NE(testing::field<Notice>(asking).text(), "");
                               EXPECT_FALSE(asking.FindWindow(wxID_OK)->IsEnabled());
                               testing::press_key(WXK_ESCAPE);
                           }});
    testing::press_key(WXK_RETURN);
    EXPECT_TRUE(user.done());
    EXPECT_EQ(choices, KeyChoices());
}

} // namespace
} // namespace pampas::desktop
