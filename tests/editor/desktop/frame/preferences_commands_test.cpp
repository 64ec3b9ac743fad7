#include "analysis/legality/client.h"
#include "editor/desktop/dialogs/command_list.h"
#include "editor/desktop/frame/preferences_commands.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/toolbar.h>

#include <set>

namespace pampas::desktop {
namespace {

using testing::DialogUser;

class PreferencesCommandsTest : public testing::Desk {
  protected:
    ~PreferencesCommandsTest() override {
        use_theme(Theme::System);
        end();
    }

    /// Does this in the dialog, and takes it over.
    void prefer(const DialogUser::Step& step) {
        const DialogUser user({step, [](wxDialog&) { testing::press_key(WXK_RETURN); }});
        testing::press_key(',', wxMOD_CONTROL);
        EXPECT_TRUE(user.done());
        testing::settle();
    }
};

wxChoice& choice(wxDialog& dialog, const char* label) {
    return testing::labelled<wxChoice>(dialog, label);
}

bool windows_are_dark() {
    return is_dark(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW));
}

TEST_F(PreferencesCommandsTest, TheThemeChangesAtOnce) {
    ASSERT_FALSE(windows_are_dark());
    prefer([](wxDialog& dialog) { testing::choose(choice(dialog, "Theme"), 2); });
    EXPECT_EQ(read_preferences(config).theme, Theme::Dark);
    EXPECT_TRUE(windows_are_dark());
    for (const wxWindow* window : testing::fields<wxWindow>(*frame)) {
        // What shows where a panel would go is a window of its own, in the colour of selections.
        EXPECT_TRUE(window->IsTopLevel() || is_dark(window->GetBackgroundColour()))
            << window->GetName();
    }
    prefer([](wxDialog& dialog) { testing::choose(choice(dialog, "Theme"), 1); });
    EXPECT_FALSE(windows_are_dark());
}

TEST_F(PreferencesCommandsTest, WhatIsChosenIsThereAgain) {
    Preferences chosen{.language = language::find("fr"),
                       .theme = Theme::Light,
                       .client = legality::clients().back().name,
                       .thinking = std::chrono::milliseconds(250),
                       .welcome = false,
                       .minimap = false};
    prefer([&](wxDialog& dialog) {
        testing::choose(choice(dialog, "Language"), wxString::FromUTF8("Français"));
        testing::choose(choice(dialog, "Theme"), 1);
        auto& client = choice(dialog, "Check maps for");
        testing::choose(client, static_cast<int>(client.GetCount()) - 1);
        testing::choose(choice(dialog, "Bots think"), "250 ms a turn");
        for (wxCheckBox* box : testing::fields<wxCheckBox>(dialog)) {
            testing::tick(*box, false);
        }
    });
    EXPECT_EQ(read_preferences(config), chosen);
    EXPECT_EQ(context().client().name, chosen.client);
    prefer([](wxDialog&) {});
    EXPECT_EQ(read_preferences(config), chosen);
}

TEST_F(PreferencesCommandsTest, AnotherLanguageIsToldToComeLater) {
    prefer([](wxDialog& dialog) {
        const Notice& notice = testing::field<Notice>(dialog);
        testing::choose(choice(dialog, "Language"), 2);
        EXPECT_TRUE(notice.text().Contains("next start"));
        testing::choose(choice(dialog, "Language"), 0);
        EXPECT_EQ(notice.text(), "");
    });
}

TEST_F(PreferencesCommandsTest, WhatCannotBeUsedIsTheDefault) {
    for (const char* key :
         {"/view/language", "/view/theme", "/games/thinking", "/welcome/at_start"}) {
        config.Write(key, "\t-7 nonsense");
    }
    EXPECT_EQ(read_preferences(config), Preferences());
}

TEST_F(PreferencesCommandsTest, ChosenKeysComeBack) {
    end();
    config.Write("/keys/Whole map", "F7");
    config.Write("/keys/No such command", "Ctrl+0");
    config.Write("/keys/Zoom in", "no key");
    start();
    testing::press_key('+');
    const double larger = canvas().magnification();
    testing::press_key('0', wxMOD_CONTROL);
    EXPECT_EQ(canvas().magnification(), larger) << "not its key any more";
    testing::press_key(WXK_F7);
    EXPECT_LT(canvas().magnification(), larger);
    EXPECT_TRUE(item("View", "Whole map").GetItemLabel().EndsWith("\tF7"));
}

} // namespace
} // namespace pampas::desktop
